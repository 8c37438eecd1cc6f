"""Why one choice in Dice Flick is better than another, in words of the game."""

from collections.abc import Hashable, Iterator
from dataclasses import replace
from statistics import fmean

from bot.engine.game import Seen
from bot.engine.phrases import Param, Word
from bot.games.flick.moves import Action, Flick, Score, ScoreBest, ScoreNone
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import Die, Field, State

CLEARLY_MORE = 0.5
"""Fewer additional points are not worth a sentence."""
WORTH_TELLING = 0.03
"""Nor is a smaller difference of chances."""


def reasons(
    game: DiceFlick, view: Seen[State], seat: int, praised: Action, blamed: Action
) -> tuple[Word, ...]:
    match praised, blamed:
        case Flick(), Flick():
            return tuple(_aiming(game, view.state, praised, blamed))
        case ((Score() | ScoreBest() | ScoreNone()), (Score() | ScoreBest() | ScoreNone())):
            points, less = (scored(game, view.state, action) for action in (praised, blamed))
            if points > less:
                return (Word("reason-points", {"points": points, "less": less}),)
            left, more = (lying(game, view.state, action) for action in (praised, blamed))
            if left < more:
                return (Word("reason-lying", {"dice": left}),)
    return ()


def gist(game: DiceFlick, view: Seen[State], action: Action) -> Hashable:
    """Where a die is flicked from, and which one, is a detail: the hole is the idea."""
    del game, view
    return action.hole if isinstance(action, Flick) else str(action)


def _aiming(game: DiceFlick, state: State, praised: Flick, blamed: Flick) -> Iterator[Word]:
    markers = game.seed.markers
    doubles = praised.die != game.seed.knaller or state.options.centre_knaller  # F18, F20
    if praised.hole == markers.centre != blamed.hole and doubles:
        yield Word("reason-centre", {"hole": praised.hole})
    if praised.hole == markers.bonus != blamed.hole:
        yield Word("reason-bonus", {"hole": praised.hole})
    beside, fewer = (neighbours(game, state, aim) for aim in (praised, blamed))
    if beside > fewer:
        told: dict[str, Param] = {
            "die": Word(f"die-{praised.die}"),
            "hole": praised.hole,
            "things": beside,
        }
        yield Word("reason-beside", told)
    hit, less = (chance(game, state, aim) for aim in (praised, blamed))
    if hit > less:
        yield Word("reason-hit", {"chance": hit, "less": less})
    points, others = (landed(game, state, aim) for aim in (praised, blamed))
    if points >= others + CLEARLY_MORE:
        yield Word("reason-landed", {"points": points, "less": others})
    if markers.bonus not in (praised.hole, blamed.hole):
        astray, less = (chance(game, state, aim, markers.bonus) for aim in (praised, blamed))
        if astray >= less + WORTH_TELLING:
            yield Word("reason-astray", {"hole": markers.bonus, "chance": astray, "less": less})


def chance(game: DiceFlick, state: State, aim: Flick, hole: str = "") -> float:
    """How likely the die comes to rest in a hole; usually the one that is aimed at."""
    chart = game.chart(state, aim.plate, aim.hole)
    return chart.ways[game.board.index[hole or aim.hole]] / chart.total


def landed(game: DiceFlick, state: State, aim: Flick) -> float:
    """The points of the best scoring once the die lies in its hole, over all its faces."""
    knaller, hole = aim.die == game.seed.knaller, game.board.index[aim.hole]
    faces = (0,) if knaller else range(1, game.seed.faces + 1)
    return fmean(
        scored(
            game, replace(state, field=_with(state.field, hole, Die(aim.die, pips))), ScoreBest()
        )
        for pips in faces
    )


def _with(field: Field, hole: int, die: Die) -> Field:
    return (*field[:hole], die, *field[hole + 1 :])


def neighbours(game: DiceFlick, state: State, aim: Flick) -> int:
    """Dice, jokers and bare markers beside the hole that go with the flicked die (F11, F24)."""
    seed, position = game.seed, game.position(state)
    jokers = sum(position.jokers)
    by_colour = dict(zip(seed.colours, position.colours, strict=True))
    fitting = [by_colour[aim.die]] if aim.die in by_colour else list(by_colour.values())
    if aim.die == seed.knaller:
        return 0
    around = game.masks.around(1 << game.board.index[aim.hole])
    return max((around & (mask | jokers)).bit_count() for mask in fitting)


def scored(game: DiceFlick, state: State, action: Action) -> int:
    position = game.position(state)
    return position.total(game.turns.holes(state, action))


def lying(game: DiceFlick, state: State, action: Action) -> int:
    """Dice that stay in the field."""
    return (game.position(state).dice & ~game.turns.holes(state, action)).bit_count()
