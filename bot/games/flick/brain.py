"""The computer players of Dice Flick: exact odds of every aim, one flick or the turn ahead."""

from fractions import Fraction
from typing import TYPE_CHECKING

from bot.engine.brain import Rated, Strength
from bot.engine.game import Seen
from bot.games.flick.moves import Action, Flick, Skip
from bot.games.flick.outlook import Outlook
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import State

if TYPE_CHECKING:
    from random import Random

WHIM = 0.25
"""How often the easy player aims by whim, or overlooks the best scoring."""


def rate(game: DiceFlick, view: Seen[State], seat: int) -> tuple[Rated, ...]:
    """Both flicks looked over, and what is left to the others held against it."""
    return _rated(game, view.state, seat, _concern(game, view.state), deep=True)


def choose(
    game: DiceFlick, view: Seen[State], seat: int, strength: Strength, random: "Random"
) -> Action:
    state = view.state
    if strength == "easy":
        return _by_eye(game, state, seat, random)
    ahead = strength == "master"
    concern = _concern(game, state) if ahead else 0.0
    best: Action = _rated(game, state, seat, concern, deep=ahead)[0].action
    return best


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


def _rated(
    game: DiceFlick, state: State, seat: int, concern: float, deep: bool
) -> tuple[Rated, ...]:
    legal = game.legal(state, seat)
    worths = _worths(game, state, legal, concern, deep)
    rated = [Rated(action, worth) for action, worth in zip(legal, worths, strict=True)]
    return tuple(sorted(rated, key=lambda one: -one.worth))


def _worths(
    game: DiceFlick, state: State, legal: tuple[Action, ...], concern: float, deep: bool
) -> list[float]:
    outlook = Outlook(game, state, concern)
    if not game.turns.may_flick(state):
        return [outlook.leaving(game.turns.holes(state, action)) for action in legal]
    flicks = outlook.flicks(state.hand, deep and state.due + state.bonus > 1)
    index = game.board.index
    return [
        flicks[action.die, action.plate, index[action.hole]]
        if isinstance(action, Flick)
        else outlook.passed(state.hand, state.due)
        for action in legal
    ]


def _by_eye(game: DiceFlick, state: State, seat: int, random: "Random") -> Action:
    """Sees good holes but not the odds, and now and then acts by whim."""
    legal = game.legal(state, seat)
    if random.random() < WHIM:
        return random.choice(legal)
    if not game.turns.may_flick(state):
        return legal[0]
    outlook = Outlook(game, state, 0.0)
    wishes = {die: outlook.landed(die) for die in state.hand}
    index = game.board.index

    def wish(action: Action) -> tuple[float, float]:
        if isinstance(action, Skip) or not isinstance(action, Flick):
            return -1.0, 0.0
        near = -game.board.distance(action.plate, index[action.hole])
        return wishes[action.die][index[action.hole]], near

    return max(random.sample(legal, len(legal)), key=wish)
