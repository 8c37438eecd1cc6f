"""Sees to it that no board shows for ever what is no longer true: after a kill, after trouble."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.cards.custom_id import Stamp, is_ours
from bot.engine.errors import PlayerError
from bot.live.pauses import over_and_over, until_it_succeeds
from bot.live.session import Session
from bot.shell.responses import TROUBLE
from bot.store.boards import Behind
from bot.store.share import Share

if TYPE_CHECKING:
    from bot.shell.client import Stammtisch

log = logging.getLogger(__name__)

TICK_SECONDS = 1.0
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 60.0
MOST_TRIES = 12
LOOKED_BACK = 50
"""Among so many of the last messages a board is sought that the store does not know."""
RECENT_SECONDS = 600.0

Show = Callable[[Session], Awaitable[None]]


class BoardCare:
    """One task: writes down what was drawn, draws again what could not be drawn."""

    def __init__(self, client: "Stammtisch", show: Show) -> None:
        self._client = client
        self._show = show
        self._drawn: dict[str, int] = {}
        """What boards show and the store does not know yet; lost with a kill, then drawn again."""
        self._missed: dict[str, tuple[int, float]] = {}
        """By match how often its board could not be drawn, and when to try again."""
        self._closing = asyncio.Event()

    def drew(self, session: Session, version: int) -> None:
        session.drew(version)
        self._drawn[session.table.id] = version
        self._missed.pop(session.table.id, None)

    def missed(self, session: Session) -> None:
        """Discord did not take a board; it is drawn again after growing pauses."""
        tries = self._missed.get(session.table.id, (0, 0.0))[0] + 1
        pause = min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE)
        if tries > MOST_TRIES:
            self._missed.pop(session.table.id, None)
            return
        self._missed[session.table.id] = (tries, asyncio.get_running_loop().time() + pause)

    async def after_a_restart(self, seen_alive: float, share: Share) -> None:
        """What a killed process left behind comes first."""
        mend = partial(self._mend_all, seen_alive, share)
        await until_it_succeeds("the mending of boards", mend, self._closing)

    async def run(self) -> None:
        await over_and_over("the care of boards", self._look_round, self._closing, TICK_SECONDS)

    async def _look_round(self) -> None:
        await self.flush()
        await self._catch_up()

    async def close(self) -> None:
        self._closing.set()
        await self.flush()

    async def flush(self) -> None:
        drawn, self._drawn = self._drawn, {}
        try:
            await self._client.store.boards.drawn(drawn)
        except Exception:
            self._drawn = drawn | self._drawn
            raise

    async def _mend_all(self, seen_alive: float, share: Share) -> None:
        """Draw what a killed process wrote but did not show, and take away what is too much."""
        since = seen_alive - RECENT_SECONDS
        for behind in await self._client.store.boards.behind(since, share):
            try:
                await self._mend(behind)
            except (PlayerError, *TROUBLE) as failure:
                log.info("match %s: its board stays as it is: %s", behind.match, failure)
            except Exception:  # one bad board keeps no other from being mended
                log.exception("match %s: its board could not be mended", behind.match)

    async def _mend(self, behind: Behind) -> None:
        session = await self._client.sessions.get(behind.match)
        if session.table.board is None or behind.old is not None:
            await self._adopt(session, behind)
        await self._show(session)

    async def _adopt(self, session: Session, behind: Behind) -> None:
        """Of several boards the newest stays; one may have been sent that nobody wrote down."""
        channel = self._client.get_partial_messageable(
            session.table.channel, guild_id=session.table.guild
        )
        last = [message async for message in channel.history(limit=LOOKED_BACK)]
        known = {message.id for message in last if _is_board(message, session.table.id)}
        if behind.old is not None and _may_stand(behind.old, last):
            known.add(behind.old)
        newest = max(known | {session.table.board or 0})
        if newest and newest != session.table.board:
            await self._client.boards.adopt(session, newest)
        for message in known - {newest}:
            await _delete(channel.get_partial_message(message))
        await self._client.store.boards.settled(session.table.id)

    async def _catch_up(self) -> None:
        now = asyncio.get_running_loop().time()
        for match, (_, due) in list(self._missed.items()):
            if due <= now:
                try:
                    session = await self._client.sessions.get(match)
                except PlayerError:  # the table is gone, and its board with it
                    self._missed.pop(match, None)
                    continue
                await self._again(session)

    async def _again(self, session: Session) -> None:
        """Also what goes wrong without Discord's doing is not tried every second."""
        try:
            await self._show(session)
        except Exception:
            log.exception("match %s: its board could not be drawn again", session.table.id)
            self.missed(session)


def _may_stand(message: int, last: Sequence[discord.Message]) -> bool:
    """Whether it is among the last messages, or older than all of them."""
    ids = {one.id for one in last}
    return message in ids or (len(ids) == LOOKED_BACK and message < min(ids))


def _is_board(message: discord.Message, match: str) -> bool:
    """Whether this message has the buttons of the table, not merely a way to look at it."""
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
