"""What is staged in Drachenlachen: the dragon takes a breath, and then it laughs."""

from bot.engine.game import Seen
from bot.engine.moments import Beat, Moment, Scenes
from bot.engine.phrases import Icon, Who, Word
from bot.games.drachen.rules import Drachen
from bot.games.drachen.state import State


def staging(game: Drachen, scenes: Scenes[Seen[State]]) -> Moment[Seen[State]] | None:
    laugh = next((e for scene in scenes for e in scene.events if e.key == "laugh"), None)
    if laugh is None:
        return None
    still = next(s.after for s in scenes if s.after.state.phase == "dragon")
    breath = Word("moment-breath", {"dragon": Icon("dragon"), "who": Who(still.state.seat)})
    return Moment(Word("moment-laugh", laugh.params), (Beat(breath, still),))
