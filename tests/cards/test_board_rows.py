"""The table's own buttons under a board: there when they are of use, and only then."""

from dataclasses import replace

import pytest

from bot.cards.board_rows import own_rows, with_own
from bot.cards.card import Button
from bot.table.snapshot import Snapshot
from bot.table.table import Table
from tests.games.kniffel.table import BOX
from tests.games.kniffel.table import table as new_match
from tests.shelf import TEXTS
from tests.shell.tables import ANNA, BEN, kniffel

INK = TEXTS.ink("de", BOX, ("Anna", "Ben"))


def buttons(table: Table, *, hides: bool = False, prefix: str = "") -> list[str]:
    """What they carry, as their texts."""
    at = Snapshot(BOX, table, new_match(), hides_decision=lambda seat: hides)
    rows = own_rows(at, new_match(), INK, prefix)
    found = [one for row in rows if isinstance(row, tuple) for one in row]
    assert all(isinstance(one, Button) for one in found)
    return [one.stamp.text for one in found]


def test_a_seat_that_was_given_up_may_be_taken_unless_a_secret_lies_there() -> None:
    free = kniffel(ANNA, BEN).change_seat(1, away=True, left=True)
    assert "step in" in buttons(free)
    assert "step in" not in buttons(free, hides=True)


def test_who_is_only_away_is_awaited_and_not_replaced() -> None:
    away = kniffel(ANNA, BEN).change_seat(1, away=True)
    assert "back" in buttons(away)
    assert "step in" not in buttons(away)
    assert "back" not in buttons(kniffel(ANNA, BEN))


def test_the_first_step_of_a_move_can_be_taken_back() -> None:
    assert "" in buttons(kniffel(ANNA, BEN), prefix="reroll")
    assert "" not in buttons(kniffel(ANNA, BEN))


@pytest.mark.parametrize(("phase", "first"), [("shelved", "resume"), ("stopped", "rematch")])
def test_a_table_that_rests_or_is_over_offers_to_go_on(phase: str, first: str) -> None:
    resting = replace(kniffel(ANNA, BEN), phase=phase)  # type: ignore[arg-type]
    assert buttons(resting)[0] == first


def test_a_fifth_row_shares_its_room_with_the_tables_own_buttons() -> None:
    own = own_rows(Snapshot(BOX, kniffel(ANNA, BEN), new_match()), new_match(), INK, "reroll")
    grid = [own[0][:1]] * 4  # type: ignore[index]
    shared = with_own([*grid, grid[0] * 3], own)
    labels = [button.label for button in shared[-1]]  # type: ignore[union-attr]
    assert labels == ["Menü", "Menü", "Menü", "Menü", "Zurück"]
    assert with_own(grid, own) == [*grid, *own]
