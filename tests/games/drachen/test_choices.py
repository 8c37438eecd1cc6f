"""Options, seats, move texts, wrong moves and wrong data."""

import tomllib
from typing import Any

import pytest
from pydantic import ValidationError

from bot.engine.catalogue import SEEDS
from bot.engine.errors import IllegalMoveError, PlayerError
from bot.engine.game import CHANCE
from bot.games.drachen.seed import Options, Seed
from bot.texts import LOCALES, Texts, explain
from tests.games.drachen.table import BOX, CATALOGUE, GAME, play, position, roll

TEXTS = Texts(CATALOGUE)
CAVES = ("cave+",) * 3


def test_d24_two_may_play_only_by_option() -> None:
    # D24
    assert list(GAME.seat_range(Options())) == [3, 4, 5, 6]
    assert list(GAME.seat_range(Options(two_players=True))) == [2, 3, 4, 5, 6]
    with pytest.raises(PlayerError) as error:
        GAME.check_seats((None,) * 2, Options())
    assert error.value.key == "seats-few"


def test_d13_two_rings_win_unless_agreed_otherwise() -> None:
    # D13
    assert Options().rings == 2


@pytest.mark.parametrize("rings", [0, 4])
def test_absurd_numbers_of_rings_are_refused(rings: int) -> None:
    with pytest.raises(ValidationError):
        Options.model_validate({"rings": rings})


def test_d5_the_rings_suffice_for_the_longest_match() -> None:
    # D5
    seats, target = GAME.seed.seats.most, 3
    assert seats * (target - 1) + seats <= GAME.seed.rings


@pytest.mark.parametrize("text", ["roll", "cave", "surface", "1", "6"])
def test_every_move_text_reads_back(text: str) -> None:
    assert str(GAME.parse(text)) == text


@pytest.mark.parametrize("text", ["", "0", "7", "²", "rolls", "cave cave", "würfeln"])
def test_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(IllegalMoveError) as error:
        GAME.parse(text)
    assert error.value.key == "illegal-unreadable"


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


@pytest.mark.parametrize(
    ("chains", "message"),
    [
        ({"a": [66, 99]}, "not on the path"),
        ({"a": [66, 54], "b": [54]}, "hangs on two chains"),
    ],
)
def test_a_seed_with_broken_chains_is_refused(chains: dict[str, list[int]], message: str) -> None:
    data = tomllib.loads((SEEDS / "drachen.toml").read_text("utf-8"))
    with pytest.raises(ValidationError, match=message):
        Seed.model_validate({**data, "chains": chains})


def test_a_seed_with_a_field_twice_is_refused() -> None:
    data = tomllib.loads((SEEDS / "drachen.toml").read_text("utf-8"))
    with pytest.raises(ValidationError, match="twice"):
        Seed.model_validate({**data, "lanes": [[11, 11]], "chains": {}})
