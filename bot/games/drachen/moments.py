"""The moments of Drachenlachen: a laugh that hits, a theft, a throw-out, a ring outside."""

from bot.engine.game import Event, Seen, Weight
from bot.engine.moments import Beat, Moment, Scenes
from bot.engine.phrases import Icon, Who, Word
from bot.games.drachen.events import aimed
from bot.games.drachen.rules import Drachen
from bot.games.drachen.state import State


def staging(game: Drachen, scenes: Scenes[Seen[State]]) -> Moment[Seen[State]] | None:
    events = [event for scene in scenes for event in scene.events]
    laugh = next((e for e in events if e.key == "laugh" and e.weight is Weight.HEAVY), None)
    if laugh is None:
        return _headline(events)
    still = next(s.after for s in scenes if s.after.state.phase == "dragon")
    breath = Word("moment-breath", {"dragon": Icon("dragon"), "who": Who(still.state.seat)})
    return Moment(Word("moment-laugh", laugh.params), (Beat(breath, still),), (aimed(laugh),))


def _headline(events: list[Event]) -> Moment[Seen[State]] | None:
    """What happened to somebody without a wait before it; rings are told from the first on."""
    told = next((event for event in events if event.key in ("stole", "threw", "delivered")), None)
    if told is None:
        return None
    praise = tuple(event for event in events if event.key == "won")
    return Moment(Word(f"moment-{told.key}", told.params), told=praise, tells=(told,))
