"""The points of a row, and which bets were right."""

from bot.games.zwerg.seed import Prices
from bot.games.zwerg.state import Row, Score


def score(row: Row, colours: tuple[str, ...], dice: int, prices: Prices) -> Score:
    """`colours` are those of the fields, empty for an evasion field (Z15)."""
    lying = [(die, colour) for die, colour in zip(row, colours, strict=True) if die]
    complete = len(lying) == dice
    evasions = sum(not colour for _, colour in lying)
    matches = sum(die.colour == colour for die, colour in lying)
    bonus = prices.all - prices.evasion * evasions if complete else 0  # Z14
    return Score(complete, evasions, matches, bonus, bonus + prices.match * matches)  # Z16


def bet_wins(yes: bool, won: Score, dwarf_bets: bool) -> bool:
    """Whether a bet is right. Z13: with `dwarf_bets` a ✓ also requires that no die evades."""
    return yes == (won.complete and not (dwarf_bets and won.evasions))
