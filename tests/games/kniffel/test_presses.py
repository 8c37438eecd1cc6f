"""A person who plays sensibly with what is offered presses four times a turn at most."""

from functools import cache
from random import Random

from bot.engine.chance import Dice
from bot.engine.match import Match
from bot.engine.screen import Menu
from bot.games.kniffel.brain import BRAIN
from bot.games.kniffel.moves import Reroll
from bot.games.kniffel.screen.keeps import kept_by
from tests.games.kniffel.table import BOX, RULES, table
from tests.shelf import TEXTS

INK = TEXTS.ink("de", BOX, ("Anna", "Ben"))
MATCHES = 12
TURN = 4
"""Roll, two keeps, the row."""


def test_a_turn_takes_four_presses() -> None:
    counts = [presses for number in range(MATCHES) for presses in _turns(number)]
    assert sum(counts) / len(counts) <= TURN
    assert sum(count <= TURN for count in counts) / len(counts) > 0.9


def test_what_is_offered_to_keep_costs_hardly_anything_against_the_best() -> None:
    """The buttons are no advice, yet almost always the best move is among them."""
    found = [_best_is_a_button(match) for number in range(MATCHES) for match in _match(number)]
    asked = [known for known in found if known is not None]
    assert sum(asked) / len(asked) > 0.94


def _turns(number: int) -> list[int]:
    """The presses of every turn of a match."""
    counts: list[int] = []
    for match in _match(number):
        if not match.state.rolls:
            counts.append(0)
        counts[-1] += _presses(match, _wanted(match))
    return counts


@cache
def _match(number: int) -> list[Match]:
    """Every decision of two masters."""
    dice = Dice(Random(number).randbytes(32), "presses")
    match, found = table().settle(dice), []
    while match.to_act:
        found.append(match)
        match = match.play(match.state.seat, _wanted(match)).settle(dice)
    return found


def _wanted(match: Match) -> str:
    seat = match.state.seat
    return str(BRAIN.rate(RULES, RULES.view(match.state, seat), seat)[0].action)


def _presses(match: Match, move: str) -> int:
    """A button is one press; a menu is opened, picked from and, with several picks, closed."""
    if _known(match, move):
        return 1
    picks = len(move.split()) - 1
    return 2 + picks if move.startswith("reroll") else 2


def _known(match: Match, move: str) -> bool:
    """Whether a button makes this move, or one with equal dice in other places."""
    screen = BOX.render(RULES.view(match.state, None), INK)
    rows = (row for row in screen.controls if not isinstance(row, Menu))
    offered = {_meaning(match, choice.move) for row in rows for choice in row}
    return _meaning(match, move) in offered


def _meaning(match: Match, move: str) -> str:
    action = RULES.parse(move)
    if not isinstance(action, Reroll):
        return move
    return "keep " + " ".join(sorted(kept_by(match.state, action)))


def _best_is_a_button(match: Match) -> bool | None:
    best = _wanted(match)
    return _known(match, best) if best.startswith("reroll") else None
