"""A secret question as a direct message: it must make sense without the board beside it."""

from dataclasses import dataclass

from bot.cards.artist import Artist
from bot.cards.card import Button, Card
from bot.cards.look import NO_MATCH, Look, look_button
from bot.engine.ink import Reading
from bot.engine.phrases import Channel
from bot.engine.screen import Ink
from bot.live.session import Session


@dataclass(frozen=True, slots=True)
class SwitchDirectMessages(Look):
    """Whether such questions come at all; for good, at every table."""

    words = "letters"  # in direct messages of long ago
    wanted: bool


def direct_message_card(
    artist: Artist,
    session: Session,
    person: int,
    locale: str,
    link: str,
    *,
    on: bool = True,
    aloud: bool = False,
) -> Card:
    """The private board with its place, a link to it, and a way to be left alone."""
    table = session.table
    card = artist.private(session, person, locale, aloud=aloud).question()
    ink = artist.ink(session, locale, Reading(aloud=aloud))
    line = ink("direct-message", channel=Channel(table.channel), link=link)
    if not on:
        line = f"{line}\n{ink('direct-messages-off')}"
    rows = (*card.rows, (_switch(on, ink, table.id),))
    return Card(card.title, card.body, line, card.news, rows=rows)


def switch_card(on: bool, ink: Ink) -> Card:
    """How it is now, and the other way."""
    body = ink("direct-messages-on" if on else "direct-messages-off")
    return Card(ink("direct-messages-title"), body, rows=((_switch(on, ink),),))


def _switch(on: bool, ink: Ink, match: str = NO_MATCH) -> Button:
    label, icon = ("off", "mute") if on else ("on", "reach")
    wanted = SwitchDirectMessages(not on)
    return look_button(
        ink(f"mydata-button-direct-messages-{label}"), wanted, ink.icon(icon), match=match
    )
