"""News in sentences: the answer to a move, and what a player was not told yet."""

from itertools import zip_longest

from bot.engine import story
from bot.engine.catalogue import Box
from bot.engine.game import Event
from bot.engine.match import Match
from bot.engine.screen import Ink
from bot.engine.story import concerned
from bot.texts import tell


def happened(match: Match, number: int, seat: int | None, ink: Ink) -> tuple[str, ...]:
    """Events of this move and all after it; the own move first."""
    events = story.since(match, number, seat)
    if ink.reading.aloud and events and events[-1].asks and seat in match.to_act:
        events = events[:-1]
    if ink.reading.aloud:
        events = _without_repeats(events)
    return tuple(tell(ink, event) for event in events)


def _without_repeats(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Of several throws in a row, of which each replaces the one before, only the last."""
    pairs = zip_longest(events, events[1:])
    return tuple(one for one, after in pairs if not (one.asks and _replaces(after, one)))


def _replaces(after: Event | None, one: Event) -> bool:
    """Whether it is the same thing of the same player once more."""
    return after is not None and after.key == one.key and concerned(after) == concerned(one)


def asked(box: Box, match: Match, seat: int, ink: Ink) -> tuple[str, ...]:
    """The question, where the seat decides next."""
    if seat not in match.to_act:
        return ()
    screen = box.render(box.game.view(match.state, seat), ink)
    return screen.twin().question if ink.reading.aloud else (screen.question,)


def outcome(box: Box, match: Match, number: int, seat: int, ink: Ink) -> str:
    """The answer to a move: its events, and the next question where the seat goes on.

    Who sees the board has the question there; it stands in for a move without events. For what
    somebody has not heard yet, the number is that of `story.unheard`.
    """
    events = happened(match, number, seat, ink)
    question = asked(box, match, seat, ink) if ink.reading.aloud or not events else ()
    return "\n".join(filter(None, (*events, *question)))
