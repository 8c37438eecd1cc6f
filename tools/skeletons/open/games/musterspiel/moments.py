"""What is staged: the one headline over the board, where something big happened."""

from bot.engine.game import Seen
from bot.engine.moments import Moment, Scenes
from bot.engine.phrases import Word

from .rules import Rules
from .state import State


def staging(game: Rules, scenes: Scenes[Seen[State]]) -> Moment[Seen[State]] | None:
    """Somebody's action and all that followed by itself; None: nothing special."""
    lost = next((e for scene in scenes for e in scene.events if e.key == "lost"), None)
    return Moment(Word("moment-lost", {"who": lost.params["who"]})) if lost else None
