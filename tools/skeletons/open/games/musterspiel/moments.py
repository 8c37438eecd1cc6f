"""The staged moments: a headline over the board."""

from bot.engine.game import Seen
from bot.engine.moments import Moment, Scenes
from bot.engine.phrases import Word

from .rules import Rules
from .state import State


def staging(game: Rules, scenes: Scenes[Seen[State]]) -> Moment[Seen[State]] | None:
    """The moment of an action with the chance and forced moves after it; None: no moment."""
    lost = next((e for scene in scenes for e in scene.events if e.key == "lost"), None)
    return Moment(Word("moment-lost", {"who": lost.params["who"]})) if lost else None
