"""What the computer does: it looks ahead as far as its strength allows."""

from functools import lru_cache
from typing import TYPE_CHECKING

from bot.engine.brain import Chances, Rated, Strength
from bot.engine.game import Seen
from bot.games.zug.brain.net import Net
from bot.games.zug.brain.search import Search, SpentError, Value, final
from bot.games.zug.brain.weights import net
from bot.games.zug.moves import Action, Conduct
from bot.games.zug.rules import Zug
from bot.games.zug.state import State, members
from bot.games.zug.state.train import Train

if TYPE_CHECKING:
    from random import Random

    from bot.games.zug.state.board import Code

UNBOUNDED = 10**9
WON = 0.9976
"""The net alone is never so sure."""
DECIDED = 0.01
"""Closer to 0 or 1 than this, no two moves count as equal."""

REMEMBERED_POSITIONS = 64
"""Hint, odds and look back ask for the same position in turn."""

Values = dict[Action, Value]
"""Per action red's share of the victory."""


def rate(game: Zug, view: Seen[State], seat: int) -> tuple[Rated[Action], ...]:
    """All legal actions with the clan's share of the victory that they leave, best first."""
    state = view.state
    values = valued(game, state)
    side = _side(state, seat)
    best_first = sorted(values, key=lambda action: side * values[action].real, reverse=True)
    clan = state.clans[seat]
    return tuple(
        Rated(action, share(values[action], clan), chances_of(state, values[action]))
        for action in best_first
    )


def share(value: Value, clan: int) -> float:
    """Values are seen from red."""
    return value.real if clan == 0 else 1 - value.real


def chances(game: Zug, view: Seen[State]) -> Chances:
    return chances_of(view.state, position(game, view.state))


def chances_of(state: State, value: Value) -> Chances:
    tie = min(value.imag, 2 * value.real, 2 - 2 * value.real)
    wins = value.real - tie / 2, 1 - value.real - tie / 2
    return Chances((members(state.clans, 0), members(state.clans, 1)), wins, tie)


@lru_cache(REMEMBERED_POSITIONS)
def valued(game: Zug, state: State) -> Values:
    """Every legal action with its exact value: the source of hint, odds and look back."""
    return _exact(game, state, _search(game, state, game.seed.search.advice, ties=True))


def position(game: Zug, state: State) -> Value:
    """Red's share of the victory with the chance of a tie: the value of the best action."""
    if state.phase in {"turn", "conduct"}:
        best = max if state.clans[game.seat(state)] == 0 else min
        return best(valued(game, state).values(), key=lambda value: value.real)
    if state.phase == "over":
        return final(game.train(state), "over")
    train = game.train(state)
    search = _search(game, state, game.seed.search.advice, ties=True)
    value = _search(game, state, UNBOUNDED, ties=True).position(train.copy(), "coin", 1)
    for depth in range(2, _deepest(game, train) + 1):
        try:
            value = search.position(train.copy(), "coin", depth)
        except SpentError:
            break
    return value


def choose(game: Zug, view: Seen[State], seat: int, strength: Strength, random: "Random") -> Action:
    seed, state = game.seed, view.state
    side = _side(state, seat)
    if strength == "master":
        return chosen(game, state, net(game, state.options.board), seed.search.budget, random)
    search = _search(game, state, UNBOUNDED)
    values = _look(search, game.train(state), state, seed.depth[strength])
    best = max(values, key=lambda action: side * values[action].real)
    if share(values[best], state.clans[seat]) > WON:
        return best  # nobody overlooks a victory at hand
    noticed = [a for a in values if random.random() >= seed.overlooked[strength]] or [best]
    slip = seed.mistakes[strength]
    return max(noticed, key=lambda action: side * values[action].real + random.gauss(0, slip))


def chosen(game: Zug, state: State, judge: Net, budget: int, random: "Random") -> Action:
    """Master's move with this net and this budget."""
    side = 1 if state.clans[game.seat(state)] == 0 else -1
    search = Search(judge, budget)
    if state.phase == "conduct":
        return _varied(game, _exact(game, state, search), side, random)
    return _varied(game, _master(game, state, search, side), side, random)


def _exact(game: Zug, state: State, search: Search) -> Values:
    """Deeper and deeper until the budget is spent; the deepest finished look counts."""
    train = game.train(state)
    values = _look(search, train, state, 1)
    for depth in range(2, _deepest(game, train) + 1):
        try:
            values = _look(search, train, state, depth)
        except SpentError:
            break
    return values


def _master(game: Zug, state: State, search: Search, side: int) -> Values:
    """The same, exact only for moves that are as good as the best: so it sees further."""
    train = game.train(state)
    found = search.all(train, 1)
    for depth in range(2, _deepest(game, train) + 1):
        order = sorted(found, key=lambda code: side * found[code].real, reverse=True)
        deeper: dict[Code, Value] = {}
        try:
            deeper.update(search.best(train, depth, order, game.seed.search.equal))
        except SpentError:
            # Moves come best first, so a look that is cut short still knows the best so far.
            found = deeper or found
            break
        found = deeper
    return {train.terms.board.acts[code]: value for code, value in found.items()}


def _varied(game: Zug, values: Values, side: int, random: "Random") -> Action:
    """One of the moves that are as good as the best, by lot: no two matches are alike."""
    best = max(values, key=lambda action: side * values[action].real)
    if not DECIDED < values[best].real < 1 - DECIDED:
        return best
    least = side * values[best].real - game.seed.search.equal
    return random.choice([a for a, value in values.items() if side * value.real >= least])


def _side(state: State, seat: int) -> int:
    """Red wants a value high, green low."""
    return 1 if state.clans[seat] == 0 else -1


def _search(game: Zug, state: State, budget: int, *, ties: bool = False) -> Search:
    return Search(net(game, state.options.board), budget, ties=ties)


def _deepest(game: Zug, train: Train) -> int:
    """No further than to the end of the match."""
    last, deepest = train.terms.last, game.seed.search.deepest
    return deepest if last is None else max(1, min(deepest, last - train.turn))


def _look(search: Search, train: Train, state: State, depth: int) -> Values:
    """Every legal action with its exact value."""
    board = train.terms.board
    if state.phase == "conduct":
        picks = search.conducted(train, state.tossed, depth)
        return {Conduct(board.names[square]): value for square, value in picks.items()}
    return {board.acts[code]: value for code, value in search.all(train, depth).items()}
