"""One short match, with what everybody sees of it, line by line."""

from pathlib import Path

from bot.engine.game import CHANCE
from tests.games.zwerg.table import BOX, GERMAN, RULEBOOK_EXAMPLE, THIRD_IN_THE_CAVE, table
from tests.golden import compare, playthrough

BETS = [[(1, "bet yes")], [(0, "bet no")]]


def _moves() -> list[tuple[int, str]]:
    moves: list[tuple[int, str]] = []
    for seat, dice in enumerate((RULEBOOK_EXAMPLE, THIRD_IN_THE_CAVE)):
        for half, bets in zip(dice, (BETS[seat], []), strict=True):
            for die in half.split():
                thrown, field = die.split("@")
                moves += [(seat, f"roll {thrown[:-1]}"), (CHANCE, thrown[-1])]
                moves += [(seat, f"place {field}")] if field != "cave" else []
            moves += bets
    return moves


def test_a_short_match_reads_as_it_always_did() -> None:
    text = playthrough(BOX, table(2, rounds=1), _moves(), GERMAN)
    compare(Path(__file__).with_name("golden.txt"), text)
