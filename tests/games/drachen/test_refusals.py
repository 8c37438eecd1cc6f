"""Wrong moves and wrong seats of Drachenlachen, refused in words with the rule they break."""

from typing import Any

import pytest

from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE
from bot.texts import LOCALES, explain
from tests.games.drachen.table import BOX, GAME, play, position, roll
from tests.shelf import TEXTS

CAVES = ("cave+",) * 3


def refusal(state: Any, seat: int, move: str) -> IllegalMoveError:
    with pytest.raises(IllegalMoveError) as error:
        GAME.apply(state, seat, GAME.parse(move))
    assert all(explain(TEXTS.ink(locale, BOX), error.value) for locale in LOCALES)
    return error.value


def test_d18_nobody_rolls_before_choosing() -> None:
    error = refusal(roll(position("13", "cave+", "cave+"), 1, 1, 3), 0, "roll")
    assert (error.key, error.rule) == ("illegal-choose-first", "D18")


@pytest.mark.parametrize("move", ["cave", "surface"])
def test_d18_nobody_chooses_without_being_struck(move: str) -> None:
    error = refusal(position(*CAVES), 0, move)
    assert (error.key, error.rule) == ("illegal-nothing-to-choose", "D18")


def test_nobody_rolls_out_of_turn_and_nobody_chooses_twice() -> None:
    assert refusal(position(*CAVES), 1, "roll").key == "illegal-not-to-act"
    struck = roll(position("13", "31", "cave+"), 1, 1, 3)
    assert refusal(play(struck, 0, "cave"), 0, "surface").key == "illegal-not-to-act"


def test_g5_nobody_picks_the_dice() -> None:
    # G5
    state = play(position(*CAVES), 0, "roll")
    assert refusal(state, 0, "6").key == "illegal-chance"
    assert refusal(position(*CAVES), CHANCE, "6").key == "illegal-chance"


def test_g6_every_seat_and_every_spectator_sees_the_same() -> None:
    # G6
    state = position("13", "31+", "cave+")
    assert {GAME.view(state, seat).state for seat in (None, 0, 1, 2)} == {state}
