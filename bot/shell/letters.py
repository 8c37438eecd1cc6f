"""Direct messages for secret decisions: one when it opens, edited when it is over."""

import asyncio
import logging
from typing import TYPE_CHECKING

import discord

from bot.board import Button, Card
from bot.session import Session
from bot.shell import draw
from bot.shell.answers import TROUBLE
from bot.stamps import Stamp
from bot.store.store import Store

if TYPE_CHECKING:
    from bot.shell.client import Stammtisch

log = logging.getLogger(__name__)


class Letters:
    def __init__(self, client: "Stammtisch", store: Store) -> None:
        self._client = client
        self._store = store

    async def deliver(self, session: Session) -> None:
        """Write to everybody who must decide in secret; closed DMs hold nothing up."""
        if session.match is None or not session.box.game.secret_types:
            return
        await self._close(session, session.match.turn if session.table.live else 1 << 30)
        turn = session.match.turn
        waiting = session.secretly_waited_for()
        await asyncio.gather(*(self._write(session, turn, person) for person in waiting))

    async def _write(self, session: Session, turn: int, person: int) -> None:
        if not await self._store.wants_letters(person):
            return
        if not await self._store.claim_letter(session.table.id, turn, person):
            return
        card = self.card(session, person)
        try:
            channel = await self._client.create_dm(discord.Object(person))
            sent = await channel.send(**draw.message(card))
        except TROUBLE as failure:
            log.info("match %s: a letter was not delivered: %s", session.table.id, failure)
            return
        await self._store.sent_letter(session.table.id, turn, person, channel.id, sent.id)

    async def _close(self, session: Session, before: int) -> None:
        for _, channel, message in await self._store.take_letters(session.table.id, before):
            text = self._client.artist.ink(session, session.table.locale)("letter-closed")
            where = self._client.get_partial_messageable(channel)
            try:
                await where.get_partial_message(message).edit(content=text, embed=None, view=None)
            except TROUBLE as failure:
                log.info("match %s: a letter stays open: %s", session.table.id, failure)

    def card(self, session: Session, person: int) -> Card:
        """The private board with what a letter needs to make sense alone."""
        table, artist = session.table, self._client.artist
        card = artist.private(session, person, table.locale)
        ink = artist.ink(session, table.locale)
        off = Button(ink("button-letters-off"), Stamp("show", table.id, 0, "letters off"), "🔕")
        link = f"https://discord.com/channels/{table.guild or '@me'}/{table.channel}/{table.board}"
        line = ink("letter", channel=f"<#{table.channel}>", link=link)
        return Card(card.title, card.body, line, (), "", (*card.rows, (off,)))
