"""A table in full sentences: news, question, position, points, result."""

from collections.abc import Iterator
from typing import Literal, get_args

from bot.cards.board_fields import goal, line, ranking, stand_ins
from bot.cards.end_card import persons
from bot.cards.end_of_match import EndOfMatch, evening, highlights, record
from bot.cards.lobby import lobby_screen
from bot.cards.news import happened
from bot.cards.substitutes import substitutes
from bot.engine import story
from bot.engine.match import Match
from bot.engine.phrases import Moment
from bot.engine.screen import Ink
from bot.table.clocks import time_over
from bot.table.snapshot import Snapshot

Part = Literal["all", "news", "question", "points", "position", "own"]
PARTS: tuple[Part, ...] = get_args(Part)
NO_CLOSING = EndOfMatch()
LAST_EVENTS = 12
"""Events that are news to a spectator."""


def board_text(
    snapshot: Snapshot, seat: int | None, ink: Ink, part: Part, closing: EndOfMatch = NO_CLOSING
) -> str:
    """The whole, or one part; an empty part says so."""
    if snapshot.match is None:
        return "\n".join(_lobby(snapshot, ink))
    found = _part(snapshot, snapshot.match, seat, ink, part, closing)
    return "\n".join(found) or ink("twin-no-seat" if part == "own" else f"twin-no-{part}")


def _lobby(snapshot: Snapshot, ink: Ink) -> Iterator[str]:
    screen = lobby_screen(snapshot.box, snapshot.table, ink)
    yield screen.title
    if not snapshot.table.live:
        yield ink("lobby-closed")
    yield from screen.twin().position
    if snapshot.table.live:
        yield ink("lobby-ways")


def _part(
    snapshot: Snapshot, match: Match, seat: int | None, ink: Ink, part: Part, closing: EndOfMatch
) -> tuple[str, ...]:
    twin = snapshot.box.render(snapshot.box.game.view(match.state, seat), ink).twin()
    points = twin.points
    if match.result:
        points = result(snapshot, match, closing, ink, rated=True)
    table = snapshot.table
    about = filter(None, (goal(table, match, ink),))
    away = tuple(filter(None, (substitutes(table, match, ink), stand_ins(table, ink))))
    parts: dict[Part, tuple[str, ...]] = {
        "news": _news(match, seat, ink),
        "question": (*_ended(snapshot, match, ink), *about, *twin.question, *_until(snapshot, ink)),
        "position": (*away, *twin.position, *twin.fixed),
        "points": points,
        "own": twin.own,
    }
    if part != "all":
        return parts[part]
    title = ink("twin-title", game=ink("title"))
    order: tuple[Part, ...] = ("news", "question", "position", "points")
    if not snapshot.table.live:
        order = ("news", "question", "points", "position")
    return (title, *dict.fromkeys(sentence for name in order for sentence in parts[name]))


def result(
    snapshot: Snapshot, match: Match, closing: EndOfMatch, ink: Ink, *, rated: bool = False
) -> tuple[str, ...]:
    """Ranks and points, the record, the highlights, the wins of the evening."""
    told = highlights(closing, persons(snapshot.table), ink)
    beside = (record(closing, match, ink), *told, evening(closing, ink))
    return *ranking(snapshot, match, ink, rated=rated), *filter(None, beside)


def _news(match: Match, seat: int | None, ink: Ink) -> tuple[str, ...]:
    """Events since the own last turn; for a spectator the last ones."""
    if seat is not None:
        return happened(match, story.last_own(match, seat), seat, ink)
    return happened(match, story.BEGINNING, None, ink)[-LAST_EVENTS:]


def _ended(snapshot: Snapshot, match: Match, ink: Ink) -> tuple[str, ...]:
    """The result, or that the match is put away."""
    over = not snapshot.table.live or match.result
    return (line(snapshot.table, match, ink),) if over else ()


def _until(snapshot: Snapshot, ink: Ink) -> tuple[str, ...]:
    """The deadline of the decision."""
    table = snapshot.table
    end = time_over(table, snapshot.match)
    if not table.live or end is None:
        return ()
    return (ink("twin-deadline", when=Moment(end)),)
