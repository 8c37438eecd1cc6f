"""A secret question as a direct message: it must make sense without the board beside it."""

from dataclasses import dataclass

from bot.cards.artist import Artist
from bot.cards.card import Card
from bot.cards.look import Look, look_button
from bot.engine.phrases import Channel
from bot.live.session import Session


@dataclass(frozen=True, slots=True)
class SwitchDirectMessages(Look):
    """Whether such questions come at all; for good, at every table."""

    words = "letters"  # in direct messages of long ago
    wanted: bool


def direct_message_card(
    artist: Artist, session: Session, person: int, locale: str, link: str
) -> Card:
    """The private board with its place, a link to it, and a way to be left alone."""
    table = session.table
    card = artist.private(session, person, locale).question()
    ink = artist.ink(session, locale)
    off = look_button(
        ink("button-direct-messages-off"),
        SwitchDirectMessages(False),
        ink.icon("mute"),
        match=table.id,
    )
    line = ink("direct-message", channel=Channel(table.channel), link=link)
    return Card(card.title, card.body, line, card.news, rows=(*card.rows, (off,)))
