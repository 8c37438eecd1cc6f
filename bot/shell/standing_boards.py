"""Where boards stand: which message is a table's board, how far it slid up, what it replaces."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

import discord

from bot.config import TableSettings
from bot.live.session import Session
from bot.shell import draw
from bot.shell.message import Message
from bot.shell.responses import TROUBLE

if TYPE_CHECKING:
    from bot.shell.client import Stammtisch

log = logging.getLogger(__name__)

T = TypeVar("T")


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

    async def send(self, session: Session, message: Message) -> int:
        async def send(shown: Message) -> int:
            return (await self.channel(session).send(**shown.sent())).id

        return await self._or_plain(session, message, send)

    async def edit(self, session: Session, message: Message) -> None:
        async def edit(shown: Message) -> None:
            if session.table.board is not None:
                await self.message(session, session.table.board).edit(**shown.edited())

        await self._or_plain(session, message, edit)

    async def _or_plain(
        self, session: Session, message: Message, way: Callable[[Message], Awaitable[T]]
    ) -> T:
        """Where the bot may attach nothing, the board stands in emoji instead of a picture."""
        try:
            return await way(message)
        except discord.Forbidden:
            if message.picture is None:
                raise
        plain = draw.message(self._client.artist.public(session, pictured=False))
        return await way(message.without_picture(plain))

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
