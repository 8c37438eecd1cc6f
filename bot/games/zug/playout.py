"""Quick matches to the end by rule of thumb, for the chance to win."""

from typing import TYPE_CHECKING

from bot.games.zug.fast import (
    Position,
    Terms,
    held,
    make,
    moves,
    position_of,
    signs_on,
    terms_of,
    without,
)
from bot.games.zug.judge import urge
from bot.games.zug.rules import Zug
from bot.games.zug.state import State

if TYPE_CHECKING:
    from random import Random

WHIM = 30
"""How much, in units of urge, a playout strays from the move that looks best."""
TIMED_TURNS = 40
"""How many more turns a match by the clock is thought to last."""


def share(game: Zug, state: State, random: "Random", playouts: int) -> float:
    """Red's share of the victories; a shared one counts half."""
    terms = terms_of(game, state)
    return sum(_playout(terms, state, random) for _ in range(playouts)) / playouts


def _playout(terms: Terms, state: State, random: "Random") -> float:
    position = position_of(terms.plan, state)
    end = position.turn + TIMED_TURNS if terms.last is None else terms.last
    if state.phase == "conduct":
        position = _picked(position, state.tossed, random)
    elif state.phase == "coin":
        position = _picked(position, random.randrange(2), random)
    while position.turn < end and not (terms.expired and position.turn % 2 == 0):
        position = _turn(terms, position, random)
        if max(held(terms, position, clan) for clan in (0, 1)) >= terms.needed(position.turn):
            break
        if position.turn % terms.every == 0:
            position = _picked(position, random.randrange(2), random)
    lead = held(terms, position, 0) - held(terms, position, 1)
    return 0.5 + 0.5 * ((lead > 0) - (lead < 0))


def _turn(terms: Terms, position: Position, random: "Random") -> Position:
    clan = (terms.first + position.turn) % 2
    found = [] if position.drops[clan] else moves(terms, position, clan)
    if found:
        best = max(found, key=lambda m: urge(terms, position, m) + WHIM * random.random())
        after = make(terms, position, clan, best)
    else:
        after = position.copy()
        after.drops[clan] = max(0, position.drops[clan] - 1)
    after.turn += 1
    return after


def _picked(position: Position, clan: int, random: "Random") -> Position:
    signs = signs_on(position, clan)
    return without(position, clan, random.choice(signs)) if signs else position
