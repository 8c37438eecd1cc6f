"""Where boards stand: which message is a table's board, how far it slid up, what it replaces."""

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import discord

from bot.config import TableSettings
from bot.live.session import Session
from bot.shell.responses import TROUBLE

if TYPE_CHECKING:
    from bot.shell.client import Stammtisch

log = logging.getLogger(__name__)


class StandingBoards:
    def __init__(self, client: "Stammtisch", settings: TableSettings) -> None:
        self._client = client
        self._boards = client.store.boards
        self._settings = settings
        self._above: dict[int, int] = {}
        """Messages since the board, per channel; only a hint, so nothing is lost with it."""

    def heard(self, channel: int) -> None:
        """Somebody wrote in a channel: the board there slid up by one."""
        if channel in self._above:
            self._above[channel] += 1

    def forget(self, session: Session) -> None:
        self._above.pop(session.table.channel, None)

    def is_worn(self, session: Session) -> bool:
        """Whether it is too old to be edited well, or buried."""
        age = self._client.sessions.clock() - (session.table.posted or 0.0)
        above = self._above.get(session.table.channel, 0)
        return age > self._settings.repost_minutes * 60 or above >= self._settings.bury_messages

    async def replacing(self, session: Session) -> int | None:
        """The board that a new one replaces; noted before, so that no kill leaves two."""
        old = session.table.board
        if old is not None:
            await self._boards.replacing(session.table.id, old)
        return old

    async def posted(self, session: Session, message: int | None, version: int) -> None:
        now = self._client.sessions.clock()
        session.posted(message, now)
        session.drew(version)
        self._above[session.table.channel] = 0
        await self._boards.posted(session.table.id, message, now, version)

    async def delete(self, session: Session, message: int | None) -> None:
        if message is None:
            return
        try:
            await self.message(session, message).delete()
        except discord.NotFound:
            pass
        except TROUBLE as failure:
            log.info("match %s: an old board stays: %s", session.table.id, failure)
            return
        await self._boards.settled(session.table.id)

    async def disarm(self, session: Session, message: int) -> None:
        """An old copy loses its buttons."""
        if session.table.board is not None:
            with suppress(*TROUBLE):
                await self.message(session, message).edit(view=None)

    def channel(self, session: Session) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            session.table.channel, guild_id=session.table.guild
        )

    def message(self, session: Session, message: int) -> discord.PartialMessage:
        return self.channel(session).get_partial_message(message)
