"""What is staged in Die Zwergenzugfahrt: the conductor's coin is in the air."""

from bot.engine.game import Seen
from bot.engine.moments import Beat, Moment, Scenes
from bot.engine.phrases import Word
from bot.games.zug.moves import Coin
from bot.games.zug.rules import Zug
from bot.games.zug.state import State


def staging(game: Zug, scenes: Scenes[Seen[State]]) -> Moment[Seen[State]] | None:
    tossing = next((scene for scene in scenes if isinstance(scene.action, Coin)), None)
    if tossing is None:
        return None
    told = {event.key: event for event in tossing.events}
    coin = Word("moment-coin", told["coin"].params)
    before = tuple(event for scene in scenes[: scenes.index(tossing)] for event in scene.events)
    outcome = "moment-spared" if "spared" in told else "moment-tossed"
    return Moment(Word(outcome, told["coin"].params), (Beat(coin, tossing.before, before),))
