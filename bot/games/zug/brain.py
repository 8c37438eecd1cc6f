"""The computer player of Die Zwergenzugfahrt: it looks ahead as far as its strength allows."""

from math import exp
from typing import TYPE_CHECKING

from bot.engine.brain import Rated, Strength
from bot.engine.game import Seen
from bot.games.zug.fast import Position, Terms, position_of, step_of, terms_of
from bot.games.zug.judge import WON
from bot.games.zug.moves import Action, Conduct
from bot.games.zug.playout import share
from bot.games.zug.rules import Zug
from bot.games.zug.search import Search, SpentError
from bot.games.zug.state import State

if TYPE_CHECKING:
    from random import Random

BUDGET = 12000
"""Positions that master looks at for one decision: some 0.2 seconds of work."""
DEEPEST = 12
UNBOUNDED = 10**9
MISTAKES = {"easy": 60.0, "normal": 30.0, "master": 0.0}
"""How far, in hundredths of a seat, a strength misjudges what it sees."""
OVERLOOKED = {"easy": 0.3, "normal": 0.15, "master": 0.0}
"""How often a strength does not even notice a possibility."""
DEPTHS = {"easy": 1, "normal": 2}
CERTAIN = 350.0
"""So many hundredths of a seat of lead make the victory likely (73 %)."""

Values = dict[Action, float]


def rate(game: Zug, view: Seen[State], seat: int, budget: int = BUDGET) -> tuple[Rated, ...]:
    """All legal actions with the winning chance they leave, best first."""
    state = view.state
    values = _deepest(game, state, budget, exact=True)
    side = 1 if state.clans[seat] == 0 else -1
    best_first = sorted(game.legal(state, seat), key=lambda a: side * values[a], reverse=True)
    return tuple(Rated(action, _chance(side * values[action])) for action in best_first)


def choose(
    game: Zug,
    view: Seen[State],
    seat: int,
    strength: Strength,
    random: "Random",
    budget: int = BUDGET,
) -> Action:
    state = view.state
    side = 1 if state.clans[seat] == 0 else -1
    if strength == "master":
        values = _deepest(game, state, budget, exact=False)
    else:
        values = _overlooked(_values(game, state, DEPTHS[strength]), OVERLOOKED[strength], random)
    slip = MISTAKES[strength]
    return max(values, key=lambda action: side * values[action] + random.gauss(0, slip))


def win_chances(
    game: Zug, view: Seen[State], random: "Random", playouts: int = 200
) -> tuple[float, ...]:
    """Per seat the chance that its clan wins, by simulation; a shared victory counts half."""
    state = view.state
    result = game.result(state)
    if result:
        winners = {state.clans[seat] for seat in result.winners}
        return tuple((clan in winners) / len(winners) for clan in state.clans)
    red = share(game, state, random, playouts)
    return tuple(red if clan == 0 else 1 - red for clan in state.clans)


def _values(game: Zug, state: State, depth: int) -> Values:
    terms, position = _seen(game, state)
    return _look(Search(terms, UNBOUNDED), position, state, depth, exact=True)


def _deepest(game: Zug, state: State, budget: int, exact: bool) -> Values:
    """Deeper and deeper until the budget is spent; the deepest finished look counts."""
    terms, position = _seen(game, state)
    search = Search(terms, budget)
    values = _values(game, state, 1)
    for depth in range(2, DEEPEST + 1):
        try:
            values = _look(search, position, state, depth, exact)
        except SpentError:
            break
    return values


def _look(search: Search, position: Position, state: State, depth: int, exact: bool) -> Values:
    """Every legal action with its value for red; not exact: only the best one's is."""
    names = search.terms.plan.names
    if state.phase == "conduct":
        picks = search.conducted(position, state.tossed, depth - 1)
        return {Conduct(names[square]): value for square, value in picks.items()}
    found = search.moves(position, depth) if exact else search.best(position, depth)
    return {step_of(search.terms.plan, move): value for move, value in found.items()}


def _seen(game: Zug, state: State) -> tuple[Terms, Position]:
    terms = terms_of(game, state)
    return terms, position_of(terms.plan, state)


def _overlooked(values: Values, often: float, random: "Random") -> Values:
    """Nobody overlooks the action that wins on the spot."""
    noticed = {a: v for a, v in values.items() if random.random() >= often or abs(v) >= WON}
    return noticed or values


def _chance(value: float) -> float:
    return 1 / (1 + exp(-max(-20.0, min(20.0, value / CERTAIN))))
