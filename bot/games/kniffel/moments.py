"""The staged moment of Hex-hex-Kniffel: four dice are equal, and the fifth is rolled."""

from dataclasses import replace

from bot.engine.game import Seen
from bot.engine.moments import Beat, Moment, Scene, Scenes
from bot.engine.phrases import Icon, Who, Word
from bot.games.kniffel.moves import Reroll, Show
from bot.games.kniffel.rules import Kniffel
from bot.games.kniffel.state import State


def staging(game: Kniffel, scenes: Scenes[Seen[State]]) -> Moment[Seen[State]] | None:
    """Every Kniffel is staged; a miss only where a single die was rolled for it."""
    last = next((s for s in reversed(scenes) if isinstance(s.action, Show)), None)
    if last is None or len(set(_lying(last))) > 1:
        return None
    state, symbol = last.after.state, _lying(last)[0]
    hit = set(state.dice) == {symbol}
    if not hit and not _is_about_one_die(scenes):
        return None
    who = Who(state.seat)
    missing = Word("moment-missing", {"who": who, "symbol": Icon(symbol)})
    outcome = Word("moment-kniffel" if hit else "moment-missed", {"who": who})
    return Moment(outcome, (Beat(missing, _still(last)),), tells=last.events)


def _is_about_one_die(scenes: Scenes[Seen[State]]) -> bool:
    first = scenes[0].action
    return isinstance(first, Reroll) and len(first.positions) == 1


def _lying(scene: Scene[Seen[State]]) -> tuple[str, ...]:
    """All dice but the last rolled one."""
    dice, (place, *_) = scene.after.state.dice, scene.before.state.pending
    return (*dice[:place], *dice[place + 1 :])


def _still(scene: Scene[Seen[State]]) -> Seen[State]:
    return replace(scene.before, state=replace(scene.before.state, dice=_lying(scene)))
