"""Redraws boards that show an old state: after a kill, after a failed request."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import discord

from bot.cards.custom_id import Stamp, is_ours
from bot.engine.errors import PlayerError
from bot.live.backoff import Backoff, repeat_until_closed, retry_until_success
from bot.live.session import Session
from bot.shell.boards.where_it_stands import StandingBoards
from bot.shell.channels import Channels
from bot.shell.discord_errors import TROUBLE
from bot.store.boards import Behind, Boards
from bot.store.shard_set import ShardSet

log = logging.getLogger(__name__)

TICK_SECONDS = 1.0
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 60.0
MOST_TRIES = 12
LOOKED_BACK = 50
"""Messages of a channel that are searched for a board that the store does not know."""
RECENT_SECONDS = 600.0

Show = Callable[[Session], Awaitable[None]]
Get = Callable[[str], Awaitable[Session]]


class Redraw:
    """One task: stores which versions were drawn, and redraws what could not be drawn."""

    def __init__(
        self, stored: Boards, standing: StandingBoards, channels: Channels, get: Get, show: Show
    ) -> None:
        self._stored = stored
        self._standing = standing
        self._channels = channels
        self._get = get
        self._show = show
        self._drawn: dict[str, int] = {}
        """Drawn versions that the store does not have yet; after a kill these are drawn again."""
        self._missed = Backoff(first=FIRST_PAUSE, longest=LONGEST_PAUSE, give_up_after=MOST_TRIES)
        """By match: its board could not be drawn."""
        self._closing = asyncio.Event()

    def drew(self, session: Session, version: int) -> None:
        session.drew(version)
        self._drawn[session.table.id] = version
        self._missed.succeeded(session.table.id)

    def missed(self, session: Session) -> None:
        """The board could not be drawn: try again, after growing pauses."""
        self._missed.failed(session.table.id)

    async def after_restart(self, seen_alive: float, shards: ShardSet) -> None:
        """Mend the boards that a killed process left behind."""
        mend = partial(self._mend_all, seen_alive, shards)
        await retry_until_success("mending boards", mend, self._closing)

    async def run(self) -> None:
        await repeat_until_closed("redrawing boards", self._tick, self._closing, TICK_SECONDS)

    async def _tick(self) -> None:
        await self.flush()
        for match in self._missed.due():
            await self._again(match)

    async def close(self) -> None:
        self._closing.set()
        await self.flush()

    async def flush(self) -> None:
        drawn, self._drawn = self._drawn, {}
        try:
            await self._stored.drawn(drawn)
        except Exception:
            self._drawn = drawn | self._drawn
            raise

    async def _mend_all(self, seen_alive: float, shards: ShardSet) -> None:
        """Draw what a killed process stored but did not show, and delete surplus boards."""
        for behind in await self._stored.behind(seen_alive - RECENT_SECONDS, shards):
            try:
                await self._mend(behind)
            except (PlayerError, *TROUBLE) as failure:
                log.info("match %s: its board stays as it is: %s", behind.match, failure)
            except Exception:  # one board must not keep the others from being mended
                log.exception("match %s: its board could not be mended", behind.match)

    async def _mend(self, behind: Behind) -> None:
        session = await self._get(behind.match)
        if session.table.board is None or behind.old is not None:
            await self._adopt(session, behind)
        await self._show(session)

    async def _adopt(self, session: Session, behind: Behind) -> None:
        """Of several boards the newest stays; one may have been sent but not stored."""
        channel = self._channels.of(session.table)
        last = [message async for message in channel.history(limit=LOOKED_BACK)]
        known = {message.id for message in last if _is_board(message, session.table.id)}
        if behind.old is not None and _may_stand(behind.old, last):
            known.add(behind.old)
        newest = max(known | {session.table.board or 0})
        if newest and newest != session.table.board:
            await self._standing.adopt(session, newest)
        for message in known - {newest}:
            await _delete(channel.get_partial_message(message))
        await self._stored.settled(session.table.id)

    async def _again(self, match: str) -> None:
        try:
            session = await self._get(match)
        except PlayerError:  # the table no longer exists
            self._missed.succeeded(match)
            return
        tries = self._missed.attempts(match)
        try:
            await self._show(session)
        except Exception:  # not a failure of Discord, and not to be tried every second either
            log.exception("match %s: its board could not be drawn again", match)
            self.missed(session)
        if self._missed.attempts(match) == tries:  # the bot may not write there, or not any more
            self._missed.succeeded(match)


def _may_stand(message: int, last: Sequence[discord.Message]) -> bool:
    """Whether it is among the last messages, or older than all of them."""
    ids = {one.id for one in last}
    return message in ids or (len(ids) == LOOKED_BACK and message < min(ids))


def _is_board(message: discord.Message, match: str) -> bool:
    """Whether this message has the buttons of the table, not merely a link to look at it."""
    ids = [
        str(part.custom_id)
        for row in message.components
        for part in getattr(row, "children", ())
        if getattr(part, "custom_id", None)
    ]
    stamps = [Stamp.parse(custom_id) for custom_id in ids if is_ours(custom_id)]
    return any(stamp.match == match and stamp.kind != "show" for stamp in stamps)


async def _delete(message: discord.PartialMessage) -> None:
    try:
        await message.delete()
    except TROUBLE as failure:
        log.info("an old board stays: %s", failure)
