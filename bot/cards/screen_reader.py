"""Texts for screen readers: a turn, and the end of a match."""

from bot.cards.board_fields import goal, line
from bot.cards.board_text import result
from bot.cards.end_of_match import EndOfMatch
from bot.cards.news import asked, happened
from bot.cards.voices import voices_since
from bot.engine.match import Match
from bot.engine.screen import Ink
from bot.table.snapshot import Snapshot


def turn_text(snapshot: Snapshot, number: int, seat: int, ink: Ink) -> str:
    """The news since the player was last told, and the question."""
    match = snapshot.match
    if match is None:
        return ""
    told = _told(snapshot, match, number, seat, ink)
    told += asked(snapshot.box, match, seat, ink)
    return "\n".join(filter(None, told))


def open_turn_text(snapshot: Snapshot, number: int, seat: int, ink: Ink) -> str:
    """The same for the channel: without anything that only the player knows."""
    match = snapshot.match
    if match is None:
        return ""
    secret = bool(snapshot.box.game.secret_types)
    view = snapshot.box.game.view(match.state, None if secret else seat)
    question = snapshot.box.render(view, ink).twin().question
    turn = (ink("twin-your-turn"),) if secret and seat in match.to_act else ()
    told = (*_told(snapshot, match, number, None, ink), *turn, *question)
    return "\n".join(filter(None, told))


def _told(
    snapshot: Snapshot, match: Match, number: int, seat: int | None, ink: Ink
) -> tuple[str, ...]:
    """What happened, what computers said to it, and what it is all about."""
    said = voices_since(snapshot, match, number, ink)
    return (*happened(match, number, seat, ink), *said, goal(snapshot.table, match, ink))


def end_text(
    snapshot: Snapshot, number: int, seat: int | None, closing: EndOfMatch, ink: Ink
) -> str:
    """The last news, who won, everybody's points, the highlights; in public, so without ratings."""
    match = snapshot.match
    if match is None:
        return ""
    told = (*happened(match, number, seat, ink), line(snapshot.table, match, ink))
    return "\n".join((*told, *result(snapshot, match, closing, ink)))
