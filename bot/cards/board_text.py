"""A table in full sentences: what is new, what is asked, how it stands, how it ended."""

from collections.abc import Iterator
from typing import Literal, get_args

from bot.cards.board_fields import line, ranking, stand_ins
from bot.cards.closing import Closing, evening, highlights, record
from bot.cards.lobby import lobby_screen
from bot.cards.news import happened
from bot.engine import story
from bot.engine.match import Match
from bot.engine.phrases import Moment
from bot.engine.screen import Ink
from bot.live.session import Session
from bot.table.clocks import time_over

Part = Literal["all", "news", "question", "points", "position", "own"]
PARTS: tuple[Part, ...] = get_args(Part)
NO_CLOSING = Closing()
LAST_EVENTS = 12
"""So many are news to somebody who only looks on."""


def board_text(
    session: Session, seat: int | None, ink: Ink, part: Part, closing: Closing = NO_CLOSING
) -> str:
    """The whole, or the part that was asked for; a part that is empty says so."""
    if session.match is None:
        return "\n".join(_lobby(session, ink))
    found = _part(session, session.match, seat, ink, part, closing)
    return "\n".join(found) or ink("twin-no-seat" if part == "own" else f"twin-no-{part}")


def _lobby(session: Session, ink: Ink) -> Iterator[str]:
    screen = lobby_screen(session.box, session.table, ink)
    yield screen.title
    if not session.table.live:
        yield ink("lobby-closed")
    yield from screen.twin().position
    if session.table.live:
        yield ink("lobby-ways")


def _part(
    session: Session, match: Match, seat: int | None, ink: Ink, part: Part, closing: Closing
) -> tuple[str, ...]:
    twin = session.box.render(session.box.game.view(match.state, seat), ink).twin()
    points = result(session, match, closing, ink) if match.result else twin.points
    away = tuple(filter(None, (stand_ins(session.table, ink),)))
    parts: dict[Part, tuple[str, ...]] = {
        "news": _news(match, seat, ink),
        "question": (*_ended(session, match, ink), *twin.question, *_until(session, ink)),
        "position": (*away, *twin.position),
        "points": points,
        "own": twin.own,
    }
    if part != "all":
        return parts[part]
    title = ink("twin-title", game=ink("title"))
    order: tuple[Part, ...] = ("news", "question", "position", "points")
    if not session.table.live:
        order = ("news", "question", "points", "position")
    return (title, *dict.fromkeys(sentence for name in order for sentence in parts[name]))


def result(session: Session, match: Match, closing: Closing, ink: Ink) -> tuple[str, ...]:
    """Everybody's rank, points and rating, the evening so far, and what was remarkable."""
    beside = (
        record(closing, match, ink),
        evening(closing, ink),
        highlights(session.box, closing, ink),
    )
    return *ranking(session, match, ink), *filter(None, beside)


def _news(match: Match, seat: int | None, ink: Ink) -> tuple[str, ...]:
    """Since the own last turn; for who only looks on, what happened last."""
    if seat is not None:
        return happened(match, story.last_own(match, seat), seat, ink)
    return happened(match, story.BEGINNING, None, ink)[-LAST_EVENTS:]


def _ended(session: Session, match: Match, ink: Ink) -> tuple[str, ...]:
    """How it ended, or that it rests."""
    over = not session.table.live or match.result
    return (line(session.table, match, ink),) if over else ()


def _until(session: Session, ink: Ink) -> tuple[str, ...]:
    """How long a decision may take."""
    table = session.table
    end = time_over(table, session.match)
    if not table.live or end is None:
        return ()
    return (ink("twin-deadline", when=Moment(end)),)
