"""One short match from the first roll to the last, as people read it."""

from collections.abc import Iterator
from pathlib import Path

from bot.engine.game import CHANCE
from tests.conformance import Table, begin
from tests.games.drachen.table import BOX
from tests.golden import compare, playthrough
from tests.shelf import TEXTS

FILE = Path(__file__).with_name("golden.txt")
NAMES = ("Anna", "Ben", "Cleo")
TURNS = """
6 4 6
2 3 6
1,2,5 3 2
5 6 6
4 1,2,6,surface 6
1,4,4 5 6
3 1,3,3 6
6 6 1,1,2,cave
6 6 6
6 6 6
6 6 6
6 2 4
6 2 2
6 6 2
6 2 3
2
"""
"""One round a line; after a 1 the dragon's dice, and the choice of the one dwarf that has it."""
CHOOSERS = {"surface": 1, "cave": 0}


def test_a_short_match_reads_as_written_down() -> None:
    match = begin(BOX, Table({"rings": 1}, ({},) * len(NAMES)))
    ink = TEXTS.ink("de", BOX, NAMES)
    text = playthrough(BOX, match, _moves(), ink)
    assert "Anna gewinnt!" in text
    compare(FILE, text)


def _moves() -> Iterator[tuple[int, str]]:
    for turn, moves in enumerate(TURNS.split()):
        yield turn % len(NAMES), "roll"
        for move in moves.split(","):
            yield CHOOSERS.get(move, CHANCE), move
