"""What happened since, in sentences: the answer to a move, and what somebody has not heard yet."""

from bot.engine import story
from bot.engine.catalogue import Box
from bot.engine.match import Match
from bot.engine.screen import Ink
from bot.texts import tell


def happened(match: Match, number: int, seat: int | None, ink: Ink) -> tuple[str, ...]:
    """What this move and all after it have brought; the own move stands first."""
    events = story.since(match, number, seat)
    if ink.reading.aloud and events and events[-1].asks and seat in match.to_act:
        events = events[:-1]
    return tuple(tell(ink, event) for event in events)


def asked(box: Box, match: Match, seat: int, ink: Ink) -> tuple[str, ...]:
    """The question, where the next decision is the seat's own."""
    if seat not in match.to_act:
        return ()
    screen = box.render(box.game.view(match.state, seat), ink)
    return screen.twin().question if ink.reading.aloud else (screen.question,)


def outcome(box: Box, match: Match, number: int, seat: int, ink: Ink) -> str:
    """The answer to a move: what it brought, and the next question if it is still theirs.

    For what somebody has not heard yet, the number is that of `story.unheard`.
    """
    told = (*happened(match, number, seat, ink), *asked(box, match, seat, ink))
    return "\n".join(filter(None, told))
