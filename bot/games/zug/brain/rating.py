"""What the computer does: it looks ahead as far as its strength allows."""

from math import exp
from typing import TYPE_CHECKING

from bot.engine.brain import Rated, Strength
from bot.engine.game import Seen
from bot.games.zug.brain.judge import WON
from bot.games.zug.brain.search import Search, SpentError
from bot.games.zug.moves import Action, Conduct
from bot.games.zug.rules import Zug
from bot.games.zug.state import State
from bot.games.zug.state.train import Train

if TYPE_CHECKING:
    from random import Random

UNBOUNDED = 10**9

Values = dict[Action, float]


def rate(game: Zug, view: Seen[State], seat: int) -> tuple[Rated[Action], ...]:
    """All legal actions with the winning chance they leave, best first."""
    return _rated(game, view.state, seat, game.seed.search.budget)


def glance(game: Zug, view: Seen[State], seat: int) -> tuple[Rated[Action], ...]:
    return _rated(game, view.state, seat, game.seed.search.glance)


def choose(game: Zug, view: Seen[State], seat: int, strength: Strength, random: "Random") -> Action:
    seed, state = game.seed, view.state
    side = _side(state, seat)
    if strength == "master":
        values = _deepest(game, state, seed.search.budget, exact=False)
    else:
        noticed = _values(game, state, seed.depth[strength])
        values = _overlooked(noticed, seed.overlooked[strength], random)
    slip = seed.mistakes[strength]
    return max(values, key=lambda action: side * values[action] + random.gauss(0, slip))


def _rated(game: Zug, state: State, seat: int, budget: int) -> tuple[Rated[Action], ...]:
    values = _deepest(game, state, budget, exact=True)
    side, certain = _side(state, seat), game.seed.search.certain
    best_first = sorted(game.legal(state, seat), key=lambda a: side * values[a], reverse=True)
    return tuple(Rated(action, _chance(side * values[action] / certain)) for action in best_first)


def _side(state: State, seat: int) -> int:
    """Values are seen from red; the other clan wants them low."""
    return 1 if state.clans[seat] == 0 else -1


def _values(game: Zug, state: State, depth: int) -> Values:
    return _look(Search(UNBOUNDED), game.train(state), state, depth, exact=True)


def _deepest(game: Zug, state: State, budget: int, exact: bool) -> Values:
    """Deeper and deeper until the budget is spent; the deepest finished look counts."""
    search, train = Search(budget), game.train(state)
    values = _values(game, state, 1)
    for depth in range(2, game.seed.search.deepest + 1):
        try:
            values = _look(search, train, state, depth, exact)
        except SpentError:
            break
    return values


def _look(search: Search, train: Train, state: State, depth: int, exact: bool) -> Values:
    """Every legal action with its value for red; not exact: only the best one's is."""
    board = train.terms.board
    if state.phase == "conduct":
        picks = search.conducted(train, state.tossed, depth - 1)
        return {Conduct(board.names[square]): value for square, value in picks.items()}
    found = search.all(train, depth) if exact else search.best(train, depth)
    return {board.acts[code]: value for code, value in found.items()}


def _overlooked(values: Values, often: float, random: "Random") -> Values:
    """Nobody overlooks the action that wins on the spot."""
    noticed = {a: v for a, v in values.items() if random.random() >= often or abs(v) >= WON}
    return noticed or values


def _chance(lead: float) -> float:
    return 1 / (1 + exp(-max(-20.0, min(20.0, lead))))
