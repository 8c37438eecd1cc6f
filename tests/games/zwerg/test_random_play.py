"""Random play keeps what must be kept: dice, order, points."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.match import Match
from bot.games.zwerg.rules.row import fitting
from tests.conformance import Table, random_match
from tests.games.zwerg.table import BOX, GAME, board


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 7), st.sampled_from([1, 2]), st.booleans(), st.integers(0, 1 << 32))
def test_seven_dice_are_always_somewhere_and_the_row_is_always_in_order(
    seats: int, rounds: int, dwarf_bets: bool, number: int
) -> None:
    options = {"rounds": rounds, "dwarf_bets": dwarf_bets}
    points: tuple[int, ...] = (0,) * seats
    for match in random_match(BOX, Table(options, ({},) * seats), Random(number)):
        _check(match)
        assert all(old <= new for old, new in zip(points, board(match).points, strict=True))
        points = board(match).points
    assert max(points) <= rounds * (14 + 3 * (seats - 1))


def _check(match: Match) -> None:
    table = board(match)
    lying = [die for die in (*table.row, *table.cave, table.rolled) if die]
    colours = sorted([*(die.colour for die in lying), *filter(None, (table.thrown, *table.left))])
    assert colours == (sorted(GAME.seed.colours) if table.phase != "over" else [])
    values = [die.value for die in table.row if die]
    assert values in (sorted(values), sorted(values, reverse=True))
    assert table.phase != "place" or (table.rolled and fitting(table.row, table.rolled.value))
    if table.phase == "bet":
        assert len(table.left) == len(GAME.seed.colours) - GAME.seed.bets_after
