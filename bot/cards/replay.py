"""One step of a replay, with the ways to the others."""

from collections.abc import Sequence
from dataclasses import replace

from bot.cards.artist import NOBODY, Artist
from bot.cards.card import Button, Card, Row, Select
from bot.cards.look import look_button, look_menu
from bot.cards.past_matches import (
    ReplayStep,
    file_button,
    replay_button,
    share_button,
    verify_button,
)
from bot.engine.catalogue import Box
from bot.engine.match import Match
from bot.engine.phrases import Many, Who
from bot.engine.screen import Ink
from bot.live.session import Session
from bot.record.replay import turns
from bot.store.archive import OVER
from bot.table.table import Seat
from bot.table.waiting import deciding

MOST_JUMPS = 25
"""A longer list of turns is thinned out."""


def replay_card(
    artist: Artist, session: Session, found: Sequence[Match], step: int, locale: str, *, share: bool
) -> Card:
    last = len(found) - 1
    step = min(step, last)
    ink = artist.ink(session, locale)
    card = (
        artist.private(session, NOBODY, locale)
        if step == last
        else artist.moment(session, found[step], locale)
    )
    match = session.table.id
    footer = ink("replay-step", step=step, steps=last, match=match)
    rows: list[Row] = [_ways(match, step, last, ink)]
    if last > 0:
        rows.append(_jump(artist, session, found, locale))
    return replace(card, footer=footer, rows=(*rows, *_last_row(session, ink, share)))


def _ways(match: str, step: int, last: int, ink: Ink) -> tuple[Button, ...]:
    """The stamps carry their place in the row, because two buttons may lead to one step."""
    ways = (
        ("first", 0, step == 0),
        ("previous", max(step - 1, 0), step == 0),
        ("next", min(step + 1, last), step == last),
        ("last", last, step == last),
    )
    return tuple(
        look_button(
            ink(f"button-{way}"),
            ReplayStep(target),
            ink.icon(way),
            match=match,
            place=place,
            off=off,
        )
        for place, (way, target, off) in enumerate(ways)
    )


def _jump(artist: Artist, session: Session, found: Sequence[Match], locale: str) -> Select:
    """Menus show no mentions, so people are named by their seats here."""
    plain = artist.texts.ink(locale, session.box)
    names = [_seat_name(number, seat, plain) for number, seat in enumerate(session.table.seats)]
    ink = artist.texts.ink(locale, session.box, names)
    marks = turns(found, MOST_JUMPS)
    looks = [(_turn(found, step, ink), ReplayStep(step)) for step in marks]
    menu = look_menu(plain("prompt-jump"), ReplayStep.words, looks, match=session.table.id)
    details = [_board_title(session.box, found[step], ink) for step in marks]
    choices = (replace(c, detail=d) for c, d in zip(menu.choices, details, strict=True))
    return replace(menu, choices=tuple(choices))


def _seat_name(number: int, seat: Seat, ink: Ink) -> str:
    name = ink("seat-name", number=number + 1)
    return name if seat.strength is None else f"{name} {ink.icon('computer')}"


def _turn(found: Sequence[Match], step: int, ink: Ink) -> str:
    if step == len(found) - 1:
        return ink("replay-end", step=step)
    return ink("replay-jump", step=step, who=Many(tuple(map(Who, deciding(found[step])))))


def _board_title(box: Box, match: Match, ink: Ink) -> str:
    return box.render(box.game.view(match.state, None), ink).title


def _last_row(session: Session, ink: Ink, share: bool) -> list[Row]:
    match = session.table.id
    buttons = [share_button(match, ink)] if share else []
    if session.table.phase in OVER:
        buttons += [verify_button(match, ink), file_button(match, ink)]
    return [tuple(buttons)] if buttons else []


def result_card(artist: Artist, session: Session) -> Card:
    """How a match ended, for everybody, in the language of the table, with a way to the replay."""
    locale, match = session.table.locale, session.table.id
    ink = artist.ink(session, locale)
    buttons = [replay_button(match, ink)]
    if session.table.phase in OVER:
        buttons.append(verify_button(match, ink))
    return replace(artist.public(session), rows=(tuple(buttons),))
