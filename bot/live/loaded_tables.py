"""The tables in memory: one session per match, loaded from the store on first use."""

import asyncio
import contextlib
import logging
import operator
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

from bot.engine.catalogue import Box, Catalogue
from bot.engine.errors import PlayerError
from bot.engine.match import Match
from bot.live.clock_jumps import ClockJumps
from bot.live.session import Session
from bot.live.shards import Shards
from bot.live.stored_table import UnreadableError, played_at
from bot.store.archive import OVER
from bot.store.shard_set import ShardSet
from bot.store.store import Store
from bot.table import phases, seats
from bot.table.days import today
from bot.table.table import Table

log = logging.getLogger(__name__)

KEPT_SECONDS = 600.0
PRIVATE_KEPT_SECONDS = 30 * 24 * 3600.0
"""A private match that was not finished is deleted when nobody touched it for so long."""


class SessionCache:
    """At most one session per match, also while an evicted one is still referenced.

    The store has everything, so a session may be evicted at any time.
    """

    def __init__(self, clock: Callable[[], float], seconds: float) -> None:
        self._clock = clock
        self._seconds = seconds
        self._touched: dict[str, tuple[Session, float]] = {}
        """The least recently used first."""
        self._there: WeakValueDictionary[str, Session] = WeakValueDictionary()
        self._in_channel: WeakValueDictionary[int, Session] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._there)

    def get(self, match: str) -> Session | None:
        session = self._there.get(match)
        if session is not None:
            self.touch(session)
        return session

    def at(self, channel: int) -> Session | None:
        """The live table of a channel, if it is in memory."""
        session = self._in_channel.get(channel)
        if session is None or not session.table.live:
            return None
        self.touch(session)
        return session

    def all(self) -> list[Session]:
        return list(self._there.values())

    def touch(self, session: Session) -> None:
        """Mark a session as used. One that is over is not kept."""
        table = session.table
        self._touched.pop(table.id, None)
        self._there[table.id] = session
        if table.live and not table.private:
            self._in_channel[table.channel] = session
        if table.phase not in OVER:
            self._touched[table.id] = (session, self._clock())

    def drop(self, unwanted: Callable[[Session], bool]) -> None:
        """Forget these sessions; they are loaded from the store when needed again."""
        for session in filter(unwanted, self.all()):
            self._touched.pop(session.table.id, None)
            del self._there[session.table.id]
            if self._in_channel.get(session.table.channel) is session:
                del self._in_channel[session.table.channel]

    def tidy(self) -> None:
        """Evict the sessions that have not been used for long."""
        late = self._clock() - self._seconds
        while self._touched:
            match, (_, touched) = next(iter(self._touched.items()))
            if touched > late:
                return
            del self._touched[match]


class LoadedTables:
    def __init__(
        self,
        catalogue: Catalogue,
        store: Store,
        clock: Callable[[], float],
        pause: float = 0.0,
        kept_seconds: float = KEPT_SECONDS,
    ) -> None:
        self.catalogue = catalogue
        self.store = store
        self.clock = clock
        self.pause = pause
        self._kept = SessionCache(clock, kept_seconds)
        self._loading = asyncio.Lock()
        self.shards = Shards(store, clock, self._shift_clocks)
        self.clock_jumps = ClockJumps(clock, self.shards.beat, self._shift_held)

    async def private(self, person: int, kind: str = "") -> Session | None:
        """The live private table of a person of this kind; without a kind the last used one."""
        for found, match in (await self.store.matches.private_of(person)).items():
            if kind in ("", found):
                with contextlib.suppress(PlayerError):  # it cannot be read, and was put away
                    return await self.get(match)
        return None

    async def at(self, channel: int) -> Session | None:
        if session := self._kept.at(channel):
            return await self.get(session.table.id)
        table = await self.store.matches.live_in(channel)
        return await self.get(table.id) if table else None

    async def here(self, channel: int) -> Session:
        if session := await self.at(channel):
            return session
        raise PlayerError("no-table")

    async def get(self, match: str) -> Session:
        """The one session of a match."""
        await self.clock_jumps.check()
        if session := self._kept.get(match):
            table = session.table
            if table.private or not self.shards.owns(table):  # another process may have changed it
                await session.catch_up()
            return session
        async with self._loading:  # concurrent calls must not make two sessions
            session = self._kept.get(match) or await self._load(match)
            self._kept.touch(session)
        return session

    def held(self, match: str) -> Session | None:
        """The session of a match, if it is in memory."""
        return self._kept.get(match)

    async def forget(self, person: int) -> list[Session]:
        """Remove a person's id from all data; their open tables go on without them."""
        kept = [s for s in self._kept.all() if s.table.live and not s.table.private]
        known = [s for s in kept if seats.knows(s.table, person)]
        open_tables = {s.table.id: s for s in (*known, *await self.of(person))}
        for session in open_tables.values():
            try:
                await session.forget(person)
            except PlayerError:  # it changed elsewhere: loaded again, without the person
                self._kept.drop(partial(operator.is_, session))
        await self.store.personal.forget(person, today(self.clock()))
        # Tables that are over or shelved are loaded again when needed, without the person; the
        # private ones are gone.
        self._kept.drop(lambda s: not s.table.live or s.table.owner == person)
        return list(open_tables.values())

    async def purge(self) -> list[int]:
        """Delete the data of servers that removed the bot, and private tables, after a while."""
        gone = await self.store.servers.purge(self.clock())
        await self.store.matches.purge_private(self.clock() - PRIVATE_KEPT_SECONDS)
        self._kept.drop(lambda session: session.table.guild in gone)
        return gone

    def drop(self, share: ShardSet) -> None:
        """Forget the sessions of shards that another process looked after."""
        self._kept.drop(lambda session: session.table.guild in share)

    async def of(self, person: int) -> list[Session]:
        found: list[Session] = []
        for match in await self.store.matches.live_of(person):
            with contextlib.suppress(PlayerError):  # one that cannot be read is left out
                found.append(await self.get(match))
        return found

    async def due(self) -> list[str]:
        """The matches in which the bot must act now. Also evicts unused sessions."""
        self._kept.tidy()
        return await self.store.matches.due(self.clock(), self.shards.with_clocks)

    def is_due_soon(self, table: Table) -> bool:
        """Whether the bot acts there within the pause between its moves."""
        return table.due is not None and table.due <= self.clock() + self.pause

    async def _shift_held(self, seconds: float) -> None:
        await self._shift_clocks(seconds, self.shards.held)

    async def _shift_clocks(self, seconds: float, share: ShardSet) -> None:
        """Shift deadlines in the store and in memory, with all sessions locked."""
        async with self._loading, contextlib.AsyncExitStack() as held:
            here = [s for s in self._kept.all() if s.table.guild in share]
            for session in here:
                await held.enter_async_context(session.holding_still())
            owner = self.shards.owner
            moved = await self.store.matches.shift_clocks(seconds, share, owner, self.clock())
            for session in (s for s in here if s.table.guild in moved):
                session.shift(seconds)
        log.info("clocks moved by %d seconds in which nobody could play", seconds)

    def _session(self, box: Box, table: Table, match: Match | None) -> Session:
        return Session(box, table, match, self.store, self.clock, self.pause, self.shards.owns)

    async def _load(self, match: str) -> Session:
        table = await self.store.matches.table(match)
        if table is None:
            raise PlayerError("table-gone")
        try:
            return await self._read(table)
        except (PlayerError, UnreadableError) as unreadable:
            await self._put_away(table, unreadable)
            raise PlayerError("table-gone") from unreadable

    async def _put_away(self, table: Table, reason: Exception) -> None:
        """Free the channel of a match that cannot be read, and keep the match.

        It can be resumed once its game folder is back, the rules have its version again, or the
        fault is mended. A lobby, which has no moves, is closed.
        """
        if not table.live:
            return
        fault = None if isinstance(reason, PlayerError) else reason
        log.log(
            logging.ERROR if fault else logging.WARNING,
            "match %s of %s is put away, it cannot be read: %s",
            *(table.id, table.game, reason),
            exc_info=fault,
        )
        shelved = phases.put_away(table, self.clock())
        await self.store.matches.save(replace(shelved, deadline=None, due=None))

    async def _read(self, table: Table) -> Session:
        box = self._box(table.game)
        played = await played_at(box, self.store, table)
        session = self._session(box, table, played)
        if table.phase in OVER:
            session.changes = await self.store.results.changes(table.id)
        return session

    def _box(self, game: str) -> Box:
        if game not in self.catalogue:
            raise PlayerError("unknown-game", game=game, games=", ".join(self.catalogue))
        return self.catalogue[game]
