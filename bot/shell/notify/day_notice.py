"""Announces the day in a channel of servers that want it; each message replaces the last one."""

import asyncio
import logging
from contextlib import suppress
from datetime import date, timedelta
from functools import partial

import discord

from bot.cards.card import Card
from bot.cards.day_tables import news_card
from bot.live.backoff import Backoff, attempt, repeat_until_closed
from bot.live.daily import Daily
from bot.live.tables import LiveTables
from bot.shell.channels import Channels
from bot.shell.discord_errors import TROUBLE
from bot.shell.drawing import draw
from bot.shell.drawing.draw import Message
from bot.store.days import Notice
from bot.store.servers import ServerSettings
from bot.table.days import ZONE
from bot.table.quiet_hours import local
from bot.texts import Texts

log = logging.getLogger(__name__)

TICK_SECONDS = 60.0
LOOKED_THROUGH = 100
"""Messages in one request."""


class DayNotices:
    def __init__(
        self, daily: Daily, sessions: LiveTables, texts: Texts, channels: Channels
    ) -> None:
        self._daily = daily
        self._sessions = sessions
        self._store = sessions.store
        self._texts = texts
        self._channels = channels
        self._told: dict[int, date] = {}
        """By server the last day that was announced, so that the store is not asked again."""
        self._backoff = Backoff(sessions.clock)
        self._closing = asyncio.Event()

    async def run(self) -> None:
        await repeat_until_closed("announcing the day", self.tell, self._closing, TICK_SECONDS)

    def close(self) -> None:
        self._closing.set()

    async def tell(self) -> None:
        """Where the hour has come. Also writes today's row and tomorrow's, if nobody has yet."""
        await self._daily.seals()
        today, hour = self._daily.today, local(self._sessions.clock(), ZONE).hour
        for guild, decided in await self._store.servers.announcing(
            self._sessions.shards.with_clocks
        ):
            if hour >= decided.daily_hour and self._told.get(guild) != today:
                await self._attempt(guild, decided, today)

    async def _attempt(self, guild: int, decided: ServerSettings, today: date) -> None:
        """A server where it fails holds up no other."""
        what = f"announcing the day to guild {guild}"
        if self._backoff.seconds(what):
            return
        look_first = self._told.pop(guild, None) is None
        announce = partial(self._announce, guild, decided, today, look_first=look_first)
        if await attempt(what, announce, self._backoff):
            self._told[guild] = today

    async def _announce(
        self, guild: int, decided: ServerSettings, today: date, *, look_first: bool
    ) -> None:
        """Sent, then written: a death in between repeats it, and Discord knows it by its nonce."""
        last = await self._store.days.last_notice(guild)
        channel = decided.daily_channel
        if channel is None or (last is not None and last.date >= today):
            return
        message = draw.message(await self._news(guild, decided.daily_locale, today))
        where = self._channels.in_server(channel, guild)
        try:
            sent = await _found(where, message) if look_first else None
            if sent is None:
                nonce = f"{guild:x}-{today.toordinal():x}"
                sent = (await where.send(**message.sent(), nonce=nonce)).id
        except TROUBLE:
            log.info("guild %s: the day could not be announced", guild)
            return
        if last is not None and last.channel and last.message:
            with suppress(*TROUBLE):
                await self._channels.message(last.channel, last.message).delete()
        await self._store.days.noticed(guild, Notice(today, channel, sent))

    async def _news(self, guild: int, locale: str, today: date) -> Card:
        yesterday = today - timedelta(days=1)
        await self._daily.settle_all(yesterday)
        table = await self._store.days.table(yesterday, guild, 0)
        boxes = self._sessions.catalogue
        games = {game: self._texts.ink(locale, box)("title") for game, box in boxes.items()}
        return news_card(await self._daily.day(today), table, games, self._texts.ink(locale))


async def _found(where: discord.PartialMessageable, message: Message) -> int | None:
    """This announcement where it stands already: sent right before this process started.

    Discord forgets a nonce after some minutes.
    """
    title = message.embed.title if message.embed else None
    async for each in where.history(limit=LOOKED_THROUGH):
        if each.author.bot and any(embed.title == title for embed in each.embeds):
            return each.id
    return None
