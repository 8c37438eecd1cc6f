"""What happened since, in sentences: the answer to a move, and what somebody has not heard yet."""

from bot.engine import story
from bot.engine.catalogue import Box
from bot.engine.match import Match
from bot.engine.screen import Ink
from bot.texts import tell


def happened(match: Match, number: int, seat: int | None, ink: Ink) -> tuple[str, ...]:
    """What this move and all after it have brought; the own move stands first."""
    return tuple(tell(ink, event) for event in story.since(match, number, seat))


def unheard(match: Match, seat: int, ink: Ink) -> tuple[str, ...]:
    """What happened since the answer to the seat's own last move."""
    return happened(match, story.unheard(match, seat), seat, ink)


def asked(box: Box, match: Match, seat: int, ink: Ink) -> str:
    """The question, where the next decision is the seat's own."""
    if seat not in match.to_act:
        return ""
    return box.render(box.game.view(match.state, seat), ink).question


def outcome(box: Box, match: Match, number: int, seat: int, ink: Ink) -> str:
    """The answer to a move: what it brought, and the next question if it is still theirs."""
    told = (*happened(match, number, seat, ink), asked(box, match, seat, ink))
    return "\n".join(filter(None, told))
