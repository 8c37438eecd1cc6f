"""A golden file of a short match. GOLDEN=1 rewrites it; review the difference."""

from pathlib import Path

from tests.conformance import Table, begin
from tests.golden import compare, playthrough
from tests.shelf import CATALOGUE, TEXTS

HERE = Path(__file__).parent
BOX = CATALOGUE[HERE.name]
MOVES = "0 throw / -1 5 / 0 keep / 1 throw / -1 6 / 1 throw / -1 1"


def test_a_short_match_reads_as_it_always_did() -> None:
    moves = [move.strip().partition(" ") for move in MOVES.split("/")]
    match = begin(BOX, Table({"rounds": 1}, ({},) * 2))
    ink = TEXTS.ink("de", BOX, ("Anna", "Ben"))
    text = playthrough(BOX, match, [(int(seat), move) for seat, _, move in moves], ink)
    compare(HERE / "golden.txt", text)
