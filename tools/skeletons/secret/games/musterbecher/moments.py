"""The staged moment: the cup is lifted, and the next beat shows the die."""

from bot.engine.moments import Beat, Moment, Scenes
from bot.engine.phrases import Word

from .rules import Rules
from .state import View


def staging(game: Rules, scenes: Scenes[View]) -> Moment[View] | None:
    """The moment of an action with the chance and forced moves after it; None: no moment."""
    first = scenes[0]
    lifted = next((event for event in first.events if event.key == "lifted"), None)
    if lifted is None:
        return None
    suspense = Beat(Word("moment-suspense"), first.before)
    face = {"who": lifted.params["who"], "face": lifted.params["face"]}
    return Moment(Word("moment-lifted", face), (suspense,), (lifted,))
