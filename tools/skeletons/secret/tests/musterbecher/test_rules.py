"""The rules, and which seat knows what; a test writes its dice as moves."""

from pathlib import Path

import pytest

from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE
from bot.engine.match import Match
from tests.conformance import Table, begin
from tests.shelf import CATALOGUE

BOX = CATALOGUE[Path(__file__).parent.name]


def played(*moves: tuple[int, str], seats: int = 3) -> Match:
    match = begin(BOX, Table({"rounds": 1}, ({},) * seats))
    for seat, move in moves:
        match = match.play(seat, move)
    return match


LIE = ((CHANCE, "2"), (0, "say high"))


def test_who_doubts_a_lie_gets_a_point_and_who_believes_it_gives_one() -> None:
    match = played(*LIE, (1, "doubt"), (2, "believe"))
    assert match.state.board.points == (1, 1, 0)
    assert match.state.board.seat == 1


def test_a_guess_may_be_changed_until_all_have_guessed() -> None:
    match = played(*LIE, (1, "believe"), (1, "doubt"), (2, "doubt"))
    assert match.state.board.points == (0, 1, 1)
    with pytest.raises(IllegalMoveError):
        match.play(1, "believe")


def test_only_who_has_the_cup_sees_the_die() -> None:
    match = played(*LIE)
    assert [BOX.game.view(match.state, seat).die for seat in (0, 1, None)] == [2, 0, 0]


def test_nobody_sees_a_guess_but_its_owner() -> None:
    match = played(*LIE, (1, "doubt"))
    assert [BOX.game.view(match.state, seat).own for seat in (1, 2, None)] == [False, None, None]
    private = [event for event in match.story if event.only is not None]
    assert [(event.key, event.only) for event in private] == [("under", 0), ("noted-doubt", 1)]


def test_when_the_cup_has_gone_round_the_most_points_win() -> None:
    again = ((CHANCE, "6"), (1, "say high"), (0, "believe"))
    match = played(*LIE, (1, "believe"), *again, seats=2)
    assert match.result is not None
    assert match.result.points == (2, 0)
