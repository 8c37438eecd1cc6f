"""One short match of two rounds, with every public screen, line by line."""

from dataclasses import replace
from pathlib import Path

from bot.engine.match import Match
from bot.games.flick.rules import DiceFlick
from bot.games.flick.seed import Seed
from tests.conformance import Table, begin
from tests.games.flick.table import BOX, GAME, GERMAN
from tests.golden import compare, playthrough

SHORT = replace(BOX, game=DiceFlick(Seed.model_validate({**GAME.seed.model_dump(), "rounds": 2})))
MOVES = """
draw blue, draw blue, draw green
flick blue N B1, straight, straight, 4
flick blue W A2, straight, straight, 6
score best
draw pink, draw white, draw yellow
flick white E D4, straight, long, short, 2
draw yellow
flick yellow E3 D3, straight, left, 5
flick pink E4 E4, straight
score E4
draw yellow, draw yellow
flick yellow S C5, out
flick yellow N C2, long, left, 1
score best
draw white, draw blue
flick yellow S D5, left, long, 3
flick white W C5, straight, straight, right, straight, straight
"""


def _begin() -> Match:
    return begin(SHORT, Table({"centre_knaller": False}, ({"child": False}, {"child": True})))


def _moves() -> list[tuple[int, str]]:
    """Each move with the seat that makes it: whoever is to act."""
    match, moves = _begin(), []
    for move in MOVES.replace("\n", ", ").strip(", ").split(", "):
        (seat,) = match.to_act
        moves.append((seat, move))
        match = match.play(seat, move)
    assert not match.to_act, "the script ends with the match"
    return moves


def test_a_short_match_reads_as_it_always_did() -> None:
    text = playthrough(SHORT, _begin(), _moves(), GERMAN)
    compare(Path(__file__).with_name("golden.txt"), text)
