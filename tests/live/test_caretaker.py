"""How much of a computer's turn is shown as one change of the board."""

import pytest

from bot.live.caretaker import _goes_on
from bot.table.driven import Driven
from tests.games.kniffel.table import roll
from tests.games.kniffel.table import table as new_match
from tests.shell.tables import session


@pytest.mark.parametrize(("letters", "goes_on"), [("fmcbk", True), ("mmmmm", False)])
def test_a_turn_is_one_change_and_ends_at_a_moment(letters: str, goes_on: bool) -> None:
    match = roll(new_match(), letters)
    assert match.to_act == {0}
    moved, driven = (Driven(0, "easy", None, version) for version in (0, match.version))
    assert _goes_on(session(match), moved, driven) is goes_on


def test_the_turn_of_the_next_seat_is_a_change_of_its_own() -> None:
    match = roll(new_match(), "fmcbk")
    moved, driven = Driven(1, "easy", None, -1), Driven(0, "easy", None, match.version)
    assert not _goes_on(session(match), moved, driven)
