"""What is staged in Dice Flick: the flight of a die, from its plate over its wobbles to its end."""

from bot.engine.game import Event, Seen
from bot.engine.moments import Beat, Moment, Scenes
from bot.engine.phrases import Many, Word
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import State

ENDS = {
    "straight": "hit",
    "lucky": "hit",
    "astray": "near",
    "hopped": "near",
    "ditch": "ditch",
    "ditch-hop": "ditch",
    "out": "out",
}
"""By what is told of a flight how it ended."""


def staging(game: DiceFlick, scenes: Scenes[Seen[State]]) -> Moment[Seen[State]] | None:
    end = next((e for scene in scenes for e in scene.events if e.key in ENDS), None)
    if end is None:
        return None
    start = Beat(Word("moment-flick", end.params), scenes[0].after)
    return Moment(Word(f"moment-{ENDS[end.key]}", end.params), (start, *_wobble(end, scenes)))


def _wobble(end: Event, scenes: Scenes[Seen[State]]) -> tuple[Beat[Seen[State]], ...]:
    """Where it is when it has left its course; a straight flight has nothing to show."""
    if end.key in ("straight", "out"):
        return ()
    aloft = [scene.after for scene in scenes if scene.after.state.flight]
    course = end.params["course"]
    last = course.items[-1] if isinstance(course, Many) else course
    return (Beat(Word("moment-course", end.params | {"course": last}), aloft[-1]),)
