"""The rules; a test chooses its dice by writing them as moves."""

from pathlib import Path

import pytest

from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE
from bot.engine.match import Match
from tests.conformance import Table, begin
from tests.shelf import CATALOGUE

BOX = CATALOGUE[Path(__file__).parent.name]


def table(seats: int = 2, **options: object) -> Match:
    return begin(BOX, Table(options, ({},) * seats))


def played(match: Match, *moves: str) -> Match:
    """The match after these moves of the seats to act and of chance."""
    for move in moves:
        (seat,) = match.to_act
        match = match.play(seat, move)
    return match


def test_what_is_kept_is_written_down() -> None:
    match = played(table(), "throw", "5", "throw", "6", "keep")
    assert match.state.points == (11, 0)
    assert match.to_act == {1}


def test_a_one_takes_the_turn() -> None:
    match = played(table(), "throw", "5", "throw", "1")
    assert match.state.points == (0, 0)
    assert match.to_act == {1}


def test_nobody_keeps_nothing() -> None:
    with pytest.raises(IllegalMoveError):
        table().play(0, "keep")


def test_a_die_has_six_faces() -> None:
    with pytest.raises(IllegalMoveError):
        played(table(), "throw").play(CHANCE, "7")


def test_after_the_last_round_the_most_points_win() -> None:
    match = played(table(rounds=1), "throw", "5", "keep", "throw", "6", "keep")
    assert match.result is not None
    assert match.result.winners == (1,)
