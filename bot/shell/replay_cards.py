"""The card of one step of a replay, with the ways to the others."""

from collections.abc import Sequence
from dataclasses import replace

from bot.board import Artist, Button, Card, Row, Select
from bot.engine.game import CHANCE
from bot.engine.match import Match
from bot.engine.screen import Choice, Ink
from bot.engine.words import Many, Who
from bot.replay import turns
from bot.session import Session
from bot.stamps import Stamp
from bot.store.archive import OVER

NOBODY = 0
"""The person who sits nowhere and sees what everybody sees."""


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
    return replace(card, footer=footer, rows=(*rows, *_last_row(session, ink, share)), mentions=())


def look(match: str, what: str, label: str, icon: str) -> Button:
    return Button(label, Stamp("show", match, 0, f"past {what}"), icon)


def file_button(match: str, ink: Ink) -> Button:
    return look(match, "file", ink("button-file"), "💾")


def _ways(match: str, step: int, last: int, ink: Ink) -> tuple[Button, ...]:
    """The stamps carry their place in the row, because two buttons may lead to one step."""
    ways = (
        ("button-first", "⏮️", 0, step == 0),
        ("button-previous", "◀️", max(step - 1, 0), step == 0),
        ("button-next", "▶️", min(step + 1, last), step == last),
        ("button-last", "⏭️", last, step == last),
    )
    return tuple(
        Button(ink(key), Stamp("show", match, place, f"past replay {target}"), icon, off=off)
        for place, (key, icon, target, off) in enumerate(ways)
    )


def _jump(artist: Artist, session: Session, found: Sequence[Match], locale: str) -> Select:
    """Menus show no mentions, so people are named by their seats here."""
    plain = artist.texts.ink(locale, session.box)
    names = [
        plain("seat-name", number=number + 1)
        if seat.strength is None
        else f"{plain('seat-name', number=number + 1)} 🤖"
        for number, seat in enumerate(session.table.seats)
    ]
    ink = artist.texts.ink(locale, session.box, names)
    choices = tuple(_choice(session, found, step, ink) for step in turns(found))
    stamp = Stamp("show", session.table.id, 0, "past replay", menu=True)
    return Select(plain("prompt-jump"), stamp, choices, 1, 1)


def _choice(session: Session, found: Sequence[Match], step: int, ink: Ink) -> Choice:
    match, game = found[step], session.box.game
    detail = session.box.render(game, game.view(match.state, None), ink).title
    if step == len(found) - 1:
        return Choice(ink("replay-end", step=step), str(step), detail=detail[:100])
    waiting = Many(tuple(Who(seat) for seat in sorted(match.to_act - {CHANCE})))
    label = ink("replay-jump", step=step, who=waiting)
    return Choice(label[:100], str(step), detail=detail[:100])


def _last_row(session: Session, ink: Ink, share: bool) -> list[Row]:
    match = session.table.id
    buttons: list[Button] = []
    if share:
        buttons.append(look(match, "share", ink("button-share"), "📣"))
    if session.table.phase in OVER:
        buttons.append(look(match, "verify", ink("button-verify"), "🔍"))
        buttons.append(file_button(match, ink))
    return [tuple(buttons)] if buttons else []
