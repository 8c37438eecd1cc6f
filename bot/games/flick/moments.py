"""The staged moment of Dice Flick: the flight of a die."""

from bot.engine.game import WHO, Event, Seen, Weight
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
"""The headline of a flight's end by its event."""


def staging(game: DiceFlick, scenes: Scenes[Seen[State]]) -> Moment[Seen[State]] | None:
    end = next((e for scene in scenes for e in scene.events if e.key in ENDS), None)
    if end is None:
        return None
    start = Beat(Word("moment-flick", end.params), scenes[0].after)
    headline = _headline(end, scenes)
    usual = headline.removeprefix("moment-") in ENDS.values()
    outcome = _whose(Word(headline, end.params), end, scenes)
    return Moment(outcome, (start, *_wobble(end, scenes)), usual=usual)


def _whose(headline: Word, end: Event, scenes: Scenes[Seen[State]]) -> Word:
    """With a name where it is already somebody else's turn."""
    state, who = scenes[-1].after.state, end.params["who"]
    if who == WHO[state.seat]:
        return headline
    return Word("moment-of", {"who": who, "headline": headline})


def _headline(end: Event, scenes: Scenes[Seen[State]]) -> str:
    """A bang and a bonus are greater than a hit."""
    if end.weight is Weight.HEAVY:
        return "moment-bang"
    keys = {event.key for scene in scenes for event in scene.events}
    return "moment-bonus" if keys & {"bonus", "bonus-hand"} else f"moment-{ENDS[end.key]}"


def _wobble(end: Event, scenes: Scenes[Seen[State]]) -> tuple[Beat[Seen[State]], ...]:
    """The beat with the die off its course; none for a straight flight."""
    if end.key in ("straight", "out"):
        return ()
    aloft = [scene.after for scene in scenes if scene.after.state.flight]
    course = end.params["course"]
    last = course.items[-1] if isinstance(course, Many) else course
    return (Beat(Word("moment-course", end.params | {"course": last}), aloft[-1]),)
