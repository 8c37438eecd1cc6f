"""The moments of Die Zwergenzugfahrt: the toss of the conductor's coin, and a kick."""

from bot.engine.game import Seen
from bot.engine.moments import Beat, Moment, Scenes
from bot.engine.phrases import Word
from bot.games.zug.moves import Coin
from bot.games.zug.rules import Zug
from bot.games.zug.state import State


def staging(game: Zug, scenes: Scenes[Seen[State]]) -> Moment[Seen[State]] | None:
    tossing = next((scene for scene in scenes if isinstance(scene.action, Coin)), None)
    told = {event.key: event for event in (tossing.events if tossing else ())}
    if tossing is None or "spared" in told:  # a coin that takes nothing is no climax
        return _kick(scenes)
    coin = Word("moment-coin", told["coin"].params)
    before = tuple(event for scene in scenes[: scenes.index(tossing)] for event in scene.events)
    outcome = Word("moment-tossed", told["coin"].params)
    return Moment(outcome, (Beat(coin, tossing.before, before),), tells=(told["coin"],))


def _kick(scenes: Scenes[Seen[State]]) -> Moment[Seen[State]] | None:
    kick = next((e for scene in scenes for e in scene.events if e.key == "kicked"), None)
    return Moment(Word("moment-kicked", kick.params)) if kick else None
