"""A golden file of a short match. GOLDEN=1 rewrites it; review the difference."""

from pathlib import Path

from tests.conformance import Table, begin
from tests.golden import compare, playthrough
from tests.shelf import CATALOGUE, TEXTS

HERE = Path(__file__).parent
BOX = CATALOGUE[HERE.name]
MOVES = "-1 2 / 0 say high / 1 believe / 1 doubt / 2 believe"


def test_every_viewer_sees_what_the_rules_let_them_know() -> None:
    moves = [move.strip().partition(" ") for move in MOVES.split("/")]
    match = begin(BOX, Table({"rounds": 1}, ({},) * 3))
    ink = TEXTS.ink("de", BOX, ("Anna", "Ben", "Cleo"))
    text = playthrough(BOX, match, [(int(seat), move) for seat, _, move in moves], ink)
    compare(HERE / "golden.txt", text)
