"""What a row is worth, and which bets were right."""

from dataclasses import dataclass

from bot.engine.game import Data
from bot.games.zwerg.row import Row


class Prices(Data):
    all: int
    evasion: int
    match: int
    bet: int


@dataclass(frozen=True, slots=True)
class Score:
    """A finished row: points for all seven (0 if one is missing), and the colour matches."""

    complete: bool
    evasions: int
    matches: int
    bonus: int
    points: int


def score(row: Row, colours: tuple[str, ...], dice: int, prices: Prices) -> Score:
    """`colours` are those of the fields, empty for an evasion field (Z15)."""
    lying = [(die, colour) for die, colour in zip(row, colours, strict=True) if die]
    complete = len(lying) == dice
    evasions = sum(not colour for _, colour in lying)
    matches = sum(die.colour == colour for die, colour in lying)
    bonus = prices.all - prices.evasion * evasions if complete else 0  # Z14
    return Score(complete, evasions, matches, bonus, bonus + prices.match * matches)  # Z16


def bet_wins(yes: bool, won: Score, dwarf_bets: bool) -> bool:
    """Z13: a ✓ means the whole row, or the dwarf fields alone where the table wants it so."""
    return yes == (won.complete and not (dwarf_bets and won.evasions))
