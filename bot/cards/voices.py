"""What computers say: one short line at a heavy event that concerns them.

A line follows from the match and the event, so that a replay says the same. Nothing is stored.
"""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import count

from bot.engine import story
from bot.engine.game import Event, Weight
from bot.engine.match import Match
from bot.engine.phrases import Who
from bot.engine.screen import Ink
from bot.table.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Speaker:
    seat: int
    stem: str
    """The beginning of the text keys; a number follows."""
    lines: int


def voice(at: Snapshot, match: Match, ink: Ink) -> str:
    """What a computer says to the last action and what followed it, or nothing."""
    since = match.version - len(match.trail)
    last = (event for event in match.story if event.at >= since)
    return next(spoken(at, last, ink), "") if match.trail and not match.result else ""


def voices_since(at: Snapshot, match: Match, number: int, ink: Ink) -> tuple[str, ...]:
    """What computers said since this move, for whoever hears all of it."""
    return tuple(spoken(at, story.since(match, number), ink))


def spoken(at: Snapshot, events: Iterable[Event], ink: Ink) -> Iterator[str]:
    """One line for each of these events that a computer has something to say to."""
    if not at.table.voices:
        return
    for event in events:
        if event.weight is Weight.HEAVY and event.only is None:
            speakers = list(_speakers(at, event, ink))
            if speakers:
                yield _said(at, event, speakers, ink)


def _speakers(at: Snapshot, event: Event, ink: Ink) -> Iterator[Speaker]:
    """The computers that it befell; where there are none, those that did it."""
    who = {name: value for name, value in event.params.items() if name == "who"}
    did = story.concerned(replace(event, params=who, touches=()))
    computers = {n for n in story.concerned(event) if at.table.seats[n].strength}
    for seats, stem in ((computers - did, f"{event.key}-met"), (computers & did, event.key)):
        key = f"voice-{stem}"
        lines = next(n for n in count() if not ink.knows(f"{key}-{n + 1}"))
        if lines and seats:
            yield from (Speaker(seat, key, lines) for seat in sorted(seats))
            return


def _said(at: Snapshot, event: Event, speakers: list[Speaker], ink: Ink) -> str:
    """Speaker and line are drawn from the match and the event alone."""
    drawn = hashlib.sha256(f"{at.table.id}|{event.key}|{event.at}".encode()).digest()
    speaker = speakers[drawn[0] % len(speakers)]
    key = f"{speaker.stem}-{drawn[1] % speaker.lines + 1}"
    line = ink(key, character=at.table.seats[speaker.seat].strength or "")
    return ink("voice", who=Who(speaker.seat), line=line)
