"""Two rounds of Becher as everybody sees them: the thrower, the voters and whoever looks on."""

from pathlib import Path

from tests.conformance import Table, begin
from tests.golden import compare, playthrough
from tests.shelf import CATALOGUE, TEXTS

BOX = CATALOGUE["becher"]
MOVES = """
-1 31 / 0 claim 64 / 1 trust / 2 trust / -1 55 / 1 claim 44 / 0 doubt / 0 trust / 2 doubt
"""


def test_every_viewer_sees_what_the_rules_let_them_know() -> None:
    ink = TEXTS.ink("de", BOX, ("Anna", "Ben", "Cleo"))
    moves = [move.strip().partition(" ") for move in MOVES.split("/")]
    text = playthrough(
        BOX,
        begin(BOX, Table({"lives": 1}, ({},) * 3)),
        [(int(seat), move) for seat, _, move in moves],
        ink,
    )
    compare(Path(__file__).with_name("golden.txt"), text)
