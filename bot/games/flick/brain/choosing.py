"""How every strength chooses: by eye, by the chance to hit, or by the whole turn."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.engine.brain import Strength
from bot.engine.game import Seen
from bot.games.flick.brain.outlook import Outlook
from bot.games.flick.brain.rating import to_win
from bot.games.flick.moves import Action, Flick
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import State

if TYPE_CHECKING:
    from random import Random


def choose(
    game: DiceFlick, view: Seen[State], seat: int, strength: Strength, random: "Random"
) -> Action:
    state, whim = view.state, game.seed.whim[strength]
    legal = game.legal(state, seat)
    if whim and random.random() < whim:
        return random.choice(legal)
    if game.seed.aims[strength] == "turn":
        best: Action = to_win(game, view, seat)[0].action
        return best
    if not game.turns.may_flick(state):
        return legal[0]
    wish = _by_eye if game.seed.aims[strength] == "eye" else _by_hit
    return max(random.sample(legal, len(legal)), key=wish(game, state))


def _by_hit(game: DiceFlick, state: State) -> Callable[[Action], float]:
    """Greedy: the chance to hit times the points this very die would bring there."""
    outlook = Outlook(game, state, 0.0)
    gains = {die: [v - outlook.settle() for v in outlook.landed(die)] for die in set(state.hand)}
    index = game.board.index

    def wish(action: Action) -> float:
        if not isinstance(action, Flick):
            return 0.0
        hole, chart = index[action.hole], game.chart(state, action.plate, action.hole)
        return gains[action.die][hole] * chart.ways[hole] / chart.total

    return wish


def _by_eye(game: DiceFlick, state: State) -> Callable[[Action], tuple[float, int]]:
    """Sees the best hole but not the odds; takes the nearest plate at least."""
    outlook = Outlook(game, state, 0.0)
    wishes = {die: outlook.landed(die) for die in set(state.hand)}
    index = game.board.index

    def wish(action: Action) -> tuple[float, int]:
        if not isinstance(action, Flick):
            return -1.0, 0
        hole = index[action.hole]
        return wishes[action.die][hole], -game.board.distance(action.plate, hole)

    return wish
