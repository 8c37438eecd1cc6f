"""What is staged: the cup is lifted."""

from bot.engine.moments import Beat, Moment, Scenes
from bot.engine.phrases import Word

from .rules import Becher
from .state import View


def staging(game: Becher, scenes: Scenes[View]) -> Moment[View] | None:
    first = scenes[0]
    lifted = next((event for event in first.events if event.key == "lifted"), None)
    if lifted is None:
        return None
    told = {"who": lifted.params["who"], "dice": lifted.params["dice"]}
    return Moment(Word("moment-lifted", told), (Beat(Word("title"), first.before),), (lifted,))
