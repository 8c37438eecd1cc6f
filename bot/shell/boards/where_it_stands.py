"""Where boards stand: which message is a table's board, how far up it slid, what it replaces."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeVar

import discord

from bot.cards.artist import Artist
from bot.config import TableSettings
from bot.live.session import Session
from bot.shell.answers.interaction import Interaction
from bot.shell.channels import Channels
from bot.shell.discord_errors import TROUBLE
from bot.shell.drawing import draw
from bot.shell.drawing.draw import Message
from bot.store.boards import Boards
from bot.table.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")


@dataclass(eq=False, repr=False)
class StandingBoards:
    _artist: Artist
    _stored: Boards
    _channels: Channels
    _settings: TableSettings
    _clock: Callable[[], float]
    _below: dict[int, int] = field(init=False, default_factory=dict)
    """Messages below the board, per channel; in memory only."""

    def message_arrived(self, channel: int) -> None:
        """The board of the channel slid up by one message."""
        if channel in self._below:
            self._below[channel] += 1

    def forget(self, session: Session) -> None:
        self._below.pop(session.table.channel, None)

    def is_worn(self, session: Session) -> bool:
        """Whether it is too old to be edited, or too far up to be seen."""
        age = self._clock() - (session.table.posted or 0.0)
        below = self._below.get(session.table.channel, 0)
        return age > self._settings.repost_minutes * 60 or below >= self._settings.bury_messages

    async def send(self, session: Session, message: Message) -> int:
        async def send(shown: Message) -> int:
            return (await self._channels.of(session.table).send(**shown.sent())).id

        return await self._or_plain(session, message, send)

    async def edit(self, session: Session, message: Message) -> None:
        async def edit(shown: Message) -> None:
            if session.table.board is not None:
                await self._message(session, session.table.board).edit(**shown.edited())

        await self._or_plain(session, message, edit)

    async def _or_plain(
        self, session: Session, message: Message, put: Callable[[Message], Awaitable[T]]
    ) -> T:
        """Where the bot may attach no files, the board falls back to emoji."""
        try:
            return await put(message)
        except discord.Forbidden:
            if message.picture is None:
                raise
        plain = draw.message(self._artist.public(session.snapshot, pictured=False))
        return await put(message.without_picture(plain))

    async def replacing(self, session: Session) -> int | None:
        """The board that a new one replaces; stored first, so that no kill leaves two."""
        old = session.table.board
        if old is not None:
            await self._stored.replacing(session.table.id, old)
        return old

    async def posted(self, session: Session, message: int | None, version: int) -> None:
        now = self._clock()
        session.posted(message, now)
        session.drew(version)
        self._below[session.table.channel] = 0
        await self._stored.posted(session.table.id, message, now, version)

    async def adopt(self, session: Session, message: int) -> None:
        """This message is the board: a killed process sent it without storing its id."""
        await self.posted(session, message, 0)
        session.drawn_here = False

    async def delete(self, session: Session, message: int | None) -> None:
        if message is None:
            return
        try:
            await self._message(session, message).delete()
        except discord.NotFound:
            pass
        except TROUBLE as failure:
            log.info("match %s: an old board stays: %s", session.table.id, failure)
            return
        await self._stored.settled(session.table.id)

    async def disarm(self, session: Session, message: int) -> None:
        """Remove the buttons of an old copy."""
        if session.table.board is not None:
            with suppress(*TROUBLE):
                await self._message(session, message).edit(view=None)

    def _message(self, session: Session, message: int) -> discord.PartialMessage:
        return self._channels.of(session.table).get_partial_message(message)


def is_on_board(table: Table, interaction: Interaction) -> bool:
    """Whether the pressed message is the board."""
    return interaction.message is not None and interaction.message.id == table.board
