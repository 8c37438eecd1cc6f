"""Pictures in messages: a board or the end of a match, painted aside, with people's names."""

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.cards.card import Card
from bot.cards.pictures import Picture, painted, seat_names
from bot.engine.ink import Reading
from bot.engine.phrases import Many, Person
from bot.live.session import Session
from bot.shell import draw
from bot.shell.long_texts import shortened
from bot.shell.message import Message, Painted, only
from bot.shell.paging import PageTurn
from bot.table import rematch
from bot.table.phases import is_freshly_over

if TYPE_CHECKING:
    from bot.shell.client import Stammtisch

ALT_LIMIT = 1024


class Painting:
    def __init__(self, client: "Stammtisch") -> None:
        self._client = client
        self._pictured: set[str] = set()
        """Live tables whose board is a picture; only a hint, so that it goes with the wish.

        What a board shows that another process drew is unknown, so there a picture goes unseen.
        """

    async def board(self, session: Session) -> Message:
        """How the table stands now, as everybody sees it."""
        await self._client.closings.prepare(session)
        return await self.message(session, self._client.artist.public(session))

    async def fresh_board(self, session: Session) -> Message:
        """The end of a match, and the next one, reach also those who are not at the board."""
        drawn, table = await self.board(session), session.table
        if asked := rematch.people_asked(table):
            there = partial(self._client.presence.is_there, table.channel)
            return replace(drawn, mentions=only(person for person in asked if not there(person)))
        calls = self._client.boards.calls
        away = await calls.to_tell(session) if is_freshly_over(table) else ()
        if not away:
            return drawn
        names = Many(tuple(map(Person, away)))
        told = self._client.artist.ink(session, table.locale)("line-over", who=names)
        return replace(drawn, content=f"{drawn.content}\n{told}", mentions=only(away))

    async def message(self, session: Session, card: Card, turn: PageTurn | None = None) -> Message:
        """The card, with its picture where it wants one."""
        if not card.pictured:
            gone = session.table.id in self._pictured or not session.drawn_here
            self._pictured.discard(session.table.id)
            return replace(draw.message(card, turn), clears=gone)
        note = self._pictured.add if session.table.live else self._pictured.discard
        note(session.table.id)
        picture = await self.picture(session, session.table.locale, card)
        return draw.message(card, turn, picture)

    async def picture(
        self, session: Session, locale: str, card: Card | None = None
    ) -> Painted | None:
        """How it stands; or the still of a moment, which the card knows."""
        table, match = session.table, session.match
        if match is None:
            return None
        known = await self._client.display_names.of(table.guild, table.people)
        plain = self._client.texts.ink(locale, session.box)
        names = seat_names(table, known, plain)
        ink = self._client.texts.ink(locale, session.box, names, reading=Reading(aloud=True))
        still = (card.view, card.prefix) if card else (None, "")
        drawn = await asyncio.to_thread(painted, session, match, ink, *still)
        return _ready(drawn, plain("alt-more")) if drawn else None


def _ready(picture: Picture, more: str) -> Painted:
    return Painted(picture.name, picture.png, shortened(picture.alt, ALT_LIMIT, more))
