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
from bot.engine.ink import Reading
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
    artist: Artist,
    session: Session,
    found: Sequence[Match],
    step: int,
    locale: str,
    *,
    share: bool,
    aloud: bool = False,
) -> Card:
    last = len(found) - 1
    step = min(step, last)
    ink = artist.ink(session, locale, Reading(aloud=aloud))
    card = (
        artist.private(session, NOBODY, locale, aloud=aloud)
        if step == last
        else artist.moment(session, found[step], locale, aloud=aloud)
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
        _way(way, ReplayStep(target), match, place, ink, off=off)
        for place, (way, target, off) in enumerate(ways)
        if not (off and ink.reading.aloud)  # nobody hears that a button is off
    )


def _way(way: str, look: ReplayStep, match: str, place: int, ink: Ink, *, off: bool) -> Button:
    """A picture for the far ends and a word for the near ones: four in one row on a phone."""
    near = way in ("previous", "next") or ink.reading.aloud
    label, icon = (ink(f"button-{way}"), "") if near else ("", ink.icon(way))
    return look_button(label, look, icon, match=match, place=place, off=off)


def _jump(artist: Artist, session: Session, found: Sequence[Match], locale: str) -> Select:
    """Menus show no mentions, so people are named by their seats here."""
    plain = artist.texts.ink(locale, session.box)
    names = [_seat_name(number, seat, plain) for number, seat in enumerate(session.table.seats)]
    ink = artist.texts.ink(locale, session.box, names)
    looks = [(_turn(session.box, found, s, ink), ReplayStep(s)) for s in turns(found, MOST_JUMPS)]
    return look_menu(plain("prompt-jump"), ReplayStep.words, looks, match=session.table.id)


def _seat_name(number: int, seat: Seat, ink: Ink) -> str:
    name = ink("seat-name", number=number + 1)
    return name if seat.strength is None else f"{name} {ink.icon('computer')}"


def _turn(box: Box, found: Sequence[Match], step: int, ink: Ink) -> str:
    """Which round, and who decides; what several decide at once is told as it was asked."""
    if step == len(found) - 1:
        return ink("replay-end")
    waiting = deciding(found[step])
    screen = box.render(box.game.view(found[step].state, None), ink)
    when = screen.title.removeprefix(ink("title")).strip(" ·")
    who = ink("replay-turn", who=Many(tuple(map(Who, waiting))))
    what = screen.question if len(waiting) > 1 and screen.question else who
    return " · ".join(filter(None, (when, what.replace("**", ""))))


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
