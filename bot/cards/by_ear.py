"""What is told to somebody who listens: that it is their turn, and how it ended."""

from bot.cards.board_fields import line
from bot.cards.board_text import result
from bot.cards.closing import Closing
from bot.cards.news import asked, happened
from bot.engine.screen import Ink
from bot.live.session import Session


def turn_text(session: Session, number: int, seat: int, ink: Ink) -> str:
    """What they have not heard yet, and what is asked of them."""
    match = session.match
    if match is None:
        return ""
    told = (*happened(match, number, seat, ink), *asked(session.box, match, seat, ink))
    return "\n".join(filter(None, told))


def open_turn_text(session: Session, number: int, seat: int, ink: Ink) -> str:
    """The same where everybody reads it: nothing that only they know."""
    match = session.match
    if match is None:
        return ""
    viewer = None if session.box.game.secret_types else seat
    question = session.box.render(session.box.game.view(match.state, viewer), ink).twin().question
    return "\n".join((*happened(match, number, None, ink), *question))


def end_text(session: Session, number: int, seat: int | None, closing: Closing, ink: Ink) -> str:
    """The last news, who won, everybody's result and rating, the highlights."""
    match = session.match
    if match is None:
        return ""
    told = (*happened(match, number, seat, ink), line(session.table, match, ink))
    return "\n".join((*told, *result(session, match, closing, ink)))
