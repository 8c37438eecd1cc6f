"""A short way to a Kniffel position: who sits there, what was rolled, what is filled."""

from bot.engine.match import Match
from bot.games.kniffel.rules import Kniffel
from tests.conformance import Table, begin
from tests.shelf import CATALOGUE

BOX = CATALOGUE["kniffel"]
GAME = BOX.game
assert isinstance(GAME, Kniffel)
RULES: Kniffel = GAME

LETTERS = dict(zip("mcktbf", RULES.seed.symbols, strict=True))
"""One letter per symbol: mash cauldron crystal (k) toadstool book frog."""


def table(seats: int = 2, *, free_strike: bool = False) -> Match:
    return begin(BOX, Table({"free_strike": free_strike}, ({},) * seats))


def roll(match: Match, letters: str, move: str = "roll") -> Match:
    """The seat to act makes a move that rolls, and the dice fall as written."""
    (seat,) = match.to_act
    match = match.play(seat, move)
    for letter in letters:
        match = match.play(-1, LETTERS[letter])
    return match


def enter(match: Match, row: str) -> Match:
    (seat,) = match.to_act
    return match.play(seat, f"enter {row}")


def worth(letters: str, row: str) -> int:
    return RULES.worth(roll(table(), letters).state, row)


def rows(match: Match) -> set[str]:
    """The rows that may be entered now."""
    return set(RULES.open_rows(match.state))
