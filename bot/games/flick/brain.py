"""The computer players of Dice Flick: exact odds of every aim, one flick or the turn ahead."""

from collections.abc import Callable
from fractions import Fraction
from typing import TYPE_CHECKING

from bot.engine.brain import Rated, Strength
from bot.engine.game import Seen
from bot.games.flick.moves import Action, Flick
from bot.games.flick.outlook import Outlook
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import State

if TYPE_CHECKING:
    from random import Random

WHIM = 0.25
"""How often the easy player aims by whim, or overlooks the best scoring."""


def rate(
    game: DiceFlick, view: Seen[State], seat: int, concern: float | None = None
) -> tuple[Rated, ...]:
    """Both flicks looked over, and what is left to the others held against it."""
    legal = game.legal(view.state, seat)
    concern = _concern(game, view.state) if concern is None else concern
    worths = _worths(game, view.state, legal, concern)
    rated = [Rated(action, worth) for action, worth in zip(legal, worths, strict=True)]
    return tuple(sorted(rated, key=lambda one: -one.worth))


def choose(
    game: DiceFlick, view: Seen[State], seat: int, strength: Strength, random: "Random"
) -> Action:
    state = view.state
    if strength == "master":
        best: Action = rate(game, view, seat)[0].action
        return best
    legal = game.legal(state, seat)
    if strength == "easy" and random.random() < WHIM:
        return random.choice(legal)
    if not game.turns.may_flick(state):
        return legal[0]
    wish = _by_eye if strength == "easy" else _by_hit
    return max(random.sample(legal, len(legal)), key=wish(game, state))


def landing_chart(
    game: DiceFlick, view: Seen[State], die: str, plate: str, hole: str
) -> tuple[tuple[Fraction, ...], ...]:
    """Row by row how likely the die rests in each hole; what lacks to 1 is the ditch."""
    del die  # every die flies alike
    chart, size = game.chart(view.state, plate, hole), game.seed.size
    chances = [Fraction(ways, chart.total) for ways in chart.ways]
    return tuple(tuple(chances[row * size : row * size + size]) for row in range(size))


def _concern(game: DiceFlick, state: State) -> float:
    """What is left lying helps the next; alone it helps oneself, after the last turn nobody."""
    seats = len(state.sheets)
    last = sum(map(len, state.sheets)) == seats * game.seed.rounds - 1
    if last:
        return 0.0
    return -1.0 if seats == 1 else 1.0 / (seats - 1)


def _worths(
    game: DiceFlick, state: State, legal: tuple[Action, ...], concern: float
) -> list[float]:
    outlook = Outlook(game, state, concern)
    if not game.turns.may_flick(state):
        return [outlook.leaving(game.turns.holes(state, action)) for action in legal]
    flicks = outlook.flicks(state.hand, deep=state.due + state.bonus > 1)
    index = game.board.index
    return [
        flicks[action.die, action.plate, index[action.hole]]
        if isinstance(action, Flick)
        else outlook.passed(state.hand, state.due)
        for action in legal
    ]


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
