"""The board message of each session: posted, edited in place, reposted when old or buried."""

import logging
from typing import TYPE_CHECKING

import discord

from bot.clocks import waited_for
from bot.config import TableSettings
from bot.engine.words import Who
from bot.session import Session
from bot.shell import draw
from bot.shell.interaction import Interaction, language
from bot.shell.letters import Letters
from bot.store.store import Store

if TYPE_CHECKING:
    from bot.shell.client import Stammtisch

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003


class Boards:
    def __init__(self, client: "Stammtisch", store: Store, settings: TableSettings) -> None:
        self._client = client
        self._store = store
        self._settings = settings
        self._letters = Letters(client, store)
        self._above: dict[int, int] = {}
        """Messages since the board, per channel; only a hint, so nothing is lost with it."""

    def heard(self, channel: int) -> None:
        """Somebody wrote in a channel: the board there slid up by one."""
        if channel in self._above:
            self._above[channel] += 1

    async def post(self, session: Session, interaction: Interaction) -> None:
        """Answer a command with a fresh board; an older one goes."""
        async with session.showing:
            old = session.table.board
            card = self._client.artist.public(session)
            answered = await interaction.response.send_message(**draw.message(card))
            await self._posted(session, answered.message_id)
        await self._delete(session, old)
        await self._after(session)

    async def answer(self, session: Session, interaction: Interaction) -> None:
        """Show a change that came from this press: on the board, or beside it in private."""
        on_board = interaction.message is not None and (
            interaction.message.id == session.table.board
        )
        if not on_board:
            await self._answer_privately(session, interaction)
            await self.show(session)
            return
        async with session.showing:
            if self._is_old(session):
                await interaction.response.defer()
                await self._repost(session)
            else:
                card = self._client.artist.public(session)
                await interaction.response.edit_message(**draw.message(card))
        await self._after(session)

    async def show(self, session: Session) -> None:
        """Show a change that nobody pressed for on this message."""
        async with session.showing:
            try:
                await self._edit_or_repost(session)
            except discord.HTTPException as failure:
                await self._unshowable(session, failure)
        await self._after(session)

    async def remind(self, session: Session) -> None:
        """One reminder before the time is over, the way each person wants it."""
        table, match = session.table, session.match
        if match is None or table.deadline is None:
            return
        ink = self._client.artist.ink(session, table.locale)
        for seat in waited_for(table, match):
            person = table.seats[seat].person or 0
            text = ink("reminder", who=Who(seat), when=f"<t:{int(table.deadline)}:R>")
            await self._remind(session, person, text, await self._store.reminder(person))

    async def _remind(self, session: Session, person: int, text: str, way: str) -> None:
        only = discord.AllowedMentions(users=[discord.Object(person)])
        try:
            if way == "mention":
                await self._channel(session).send(text, allowed_mentions=only)
            elif way == "letter":
                channel = await self._client.create_dm(discord.Object(person))
                await channel.send(text)
        except discord.HTTPException as failure:
            log.info("match %s: a reminder was not delivered: %s", session.table.id, failure.code)

    async def _edit_or_repost(self, session: Session) -> None:
        if session.table.board is None or self._is_old(session):
            await self._repost(session)
            return
        drawn = draw.message(self._client.artist.public(session))
        try:
            await self._message(session, session.table.board).edit(**drawn)
        except discord.NotFound as missing:
            if missing.code == UNKNOWN_CHANNEL:
                raise
            session.posted(None, 0.0)
            await self._repost(session)

    async def _repost(self, session: Session) -> None:
        old = session.table.board
        card = self._client.artist.public(session)
        sent = await self._channel(session).send(**draw.message(card))
        await self._posted(session, sent.id)
        await self._delete(session, old)

    async def _posted(self, session: Session, message: int | None) -> None:
        now = self._client.sessions.clock()
        session.posted(message, now)
        self._above[session.table.channel] = 0
        await self._store.posted(session.table.id, message, now)

    async def _delete(self, session: Session, message: int | None) -> None:
        if message is None:
            return
        try:
            await self._message(session, message).delete()
        except discord.HTTPException as failure:
            log.info("match %s: an old board stays: %s", session.table.id, failure)

    async def _answer_privately(self, session: Session, interaction: Interaction) -> None:
        """A private choice shows what it is now; a typed move gets one short line."""
        person, locale = interaction.user.id, language(interaction)
        message = interaction.message
        if message is not None and message.flags.ephemeral:
            card = self._client.artist.private(session, person, locale)
            await interaction.response.edit_message(**draw.message(card))
        elif message is not None and message.guild is None and session.table.guild is not None:
            card = self._letters.card(session, person)
            await interaction.response.edit_message(**draw.message(card))
        elif message is not None:  # an old copy of the board: its buttons go
            await interaction.response.edit_message(view=None)
        else:
            text = self._client.artist.ink(session, locale)("done")
            await interaction.response.send_message(text, ephemeral=True)

    async def _unshowable(self, session: Session, failure: discord.HTTPException) -> None:
        """The match goes on without its board; a table whose channel is gone is put away."""
        log.warning("match %s: the board cannot be shown: %s", session.table.id, failure)
        if failure.code == UNKNOWN_CHANNEL and session.table.live:
            await session.stop()

    async def _after(self, session: Session) -> None:
        await self._letters.deliver(session)
        if session.table.live:
            self._client.keeper.nudge(session)
        else:
            self._above.pop(session.table.channel, None)

    def _is_old(self, session: Session) -> bool:
        age = self._client.sessions.clock() - (session.table.posted or 0.0)
        above = self._above.get(session.table.channel, 0)
        return age > self._settings.repost_minutes * 60 or above >= self._settings.bury_messages

    def _channel(self, session: Session) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            session.table.channel, guild_id=session.table.guild
        )

    def _message(self, session: Session, message: int) -> discord.PartialMessage:
        return self._channel(session).get_partial_message(message)
