"""The live matches: one per channel, loaded from their log when somebody first needs them."""

import asyncio
import contextlib
import logging
import operator
import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.engine.catalogue import Box, Catalogue
from bot.engine.chance import seed_bytes
from bot.engine.errors import PlayerError
from bot.engine.match import Match
from bot.engine.phrases import Channel, Many
from bot.live.absence import Absence
from bot.live.kept_sessions import KeptSessions
from bot.live.session import Session
from bot.live.shards import Shards
from bot.live.stored_table import UnreadableError, played_at
from bot.store.matches import LobbiesFullError, RaceLostError
from bot.store.servers import ServerSettings
from bot.store.share import Share
from bot.store.store import Store
from bot.table import clocks, lobby, phases, rematch, seats
from bot.table.table import Seat, Table
from bot.table.wishes import Join

log = logging.getLogger(__name__)

ID_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 8
KEPT_SECONDS = 600.0
MOST_LOBBIES = 5
"""So many tables that are not begun may be one person's."""


class LiveTables:
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
        self._kept = KeptSessions(clock, kept_seconds)
        self._loading = asyncio.Lock()
        self.shards = Shards(store, clock, self._shift_clocks)
        self.absence = Absence(clock, self.shards.beat, self._shift_held)

    async def open(
        self,
        game: str,
        *,
        channel: int,
        guild: int | None,
        person: int,
        locale: str,
        token: str,
        parent: int | None = None,
        like: Table | None = None,
    ) -> Session:
        """A new table in a channel, with the person who asked for it as host on its first seat.

        `parent` is the channel of a thread: what is allowed there is allowed in its threads.
        `like` is a table that is played once more.
        """
        await self.absence.notice()
        box = self._box(game)
        decided = await self._allowed(game, guild, {channel, parent})
        if busy := await self.at(channel):
            raise PlayerError("table-busy", game=self._box(busy.table.game).id)
        table = Table(
            id="".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH)),
            game=game,
            rules=box.game.seed.rules_version,
            channel=channel,
            guild=guild,
            host=person,
            locale=decided.locale or locale,
            pace=decided.pace,
            pictured=like.pictured if like else decided.pictured,
            seed=secrets.token_bytes(seed_bytes(hides_chance=box.game.hides_chance)),
            opened=self.clock(),
            options=like.options if like else box.game.options_type().model_dump(),
        )
        if like and like.seat_of(person) is not None:
            return await self._enter(box, rematch.asked(table, like, person, token, self.clock()))
        strengths = [seat.strength for seat in like.seats if seat.strength] if like else []
        computers = tuple(Seat(None, token, strength=strength) for strength in strengths)
        seated = lobby.sit(box, table, person, token)
        return await self._enter(box, replace(seated, seats=seated.seats + computers))

    async def rematch(
        self, session: Session, person: int, token: str, parent: int | None = None
    ) -> Session:
        """The same once more: everybody who played is asked; a stranger gets an open table.

        Who presses while the others are being asked has said yes.
        """
        old = session.table
        if old.live:
            raise PlayerError("not-over")
        there = await self.at(old.channel)
        if there and person in rematch.people_asked(there.table):
            await there.ask(person, Join(), token)
            return there
        return await self.open(
            old.game,
            channel=old.channel,
            guild=old.guild,
            person=person,
            locale=old.locale,
            token=token,
            parent=parent,
            like=old,
        )

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
        """The one session of a match, whoever asks and however often."""
        await self.absence.notice()
        if session := self._kept.get(match):
            if not self.shards.owns(session.table):  # its owner may have changed it
                await session.catch_up()
            return session
        async with self._loading:  # not two sessions of one match, however many ask at once
            session = self._kept.get(match) or await self._load(match)
            self._kept.touch(session)
        return session

    def held(self, match: str) -> Session | None:
        """The session of a match, where it is in memory."""
        return self._kept.get(match)

    async def forget(self, person: int) -> list[Session]:
        """Take a person out of everything that is kept; their open tables go on without them."""
        # What is over or put away is loaded anew when needed, without the person.
        self._kept.drop(lambda session: not session.table.live)
        known = [s for s in self._kept.all() if seats.knows(s.table, person)]
        open_tables = {s.table.id: s for s in (*known, *await self.of(person))}
        for session in open_tables.values():
            try:
                await session.forget(person)
            except PlayerError:  # it went on elsewhere: loaded anew, without the person
                self._kept.drop(partial(operator.is_, session))
        await self.store.personal.forget(person)
        self._kept.drop(lambda session: not session.table.live)  # what was loaded meanwhile
        return list(open_tables.values())

    async def purge(self) -> list[int]:
        """Delete what belongs to servers that threw the bot out long ago."""
        gone = await self.store.servers.purge(self.clock())
        self._kept.drop(lambda session: session.table.guild in gone)
        return gone

    def drop(self, share: Share) -> None:
        """What another process looked after may have changed there."""
        self._kept.drop(lambda session: session.table.guild in share)

    async def of(self, person: int) -> list[Session]:
        found: list[Session] = []
        for match in await self.store.matches.live_of(person):
            with contextlib.suppress(PlayerError):  # a table that cannot be read blocks nobody
                found.append(await self.get(match))
        return found

    async def due(self) -> list[str]:
        """The matches in which the bot must act by itself by now; others may leave memory."""
        self._kept.tidy()
        return await self.store.matches.due(self.clock(), self.shards.held)

    def is_due_soon(self, table: Table) -> bool:
        """Whether the bot must act there now, or after the pause that lets people follow."""
        return table.due is not None and table.due <= self.clock() + self.pause

    async def _shift_held(self, seconds: float) -> None:
        await self._shift_clocks(seconds, self.shards.held)

    async def _shift_clocks(self, seconds: float, share: Share) -> None:
        """In the store and in memory at once: nobody changes a table meanwhile."""
        async with self._loading, contextlib.AsyncExitStack() as held:
            here = [s for s in self._kept.all() if s.table.guild in share]
            for session in here:
                await held.enter_async_context(session.holding_still())
            owner = self.shards.owner
            moved = await self.store.matches.shift_clocks(seconds, share, owner, self.clock())
            for session in (s for s in here if s.table.guild in moved):
                session.shift(seconds)
        log.info("clocks moved by %d seconds in which nobody could play", seconds)

    async def _enter(self, box: Box, table: Table) -> Session:
        table = clocks.wound(table, None, self.clock(), self.pause, fresh=True)
        try:
            await self.store.matches.open(table, MOST_LOBBIES)
        except RaceLostError:
            raise PlayerError("table-busy", game=table.game) from None
        except LobbiesFullError as full:
            channels = Many(tuple(map(Channel, full.channels)))
            raise PlayerError("lobbies-many", most=MOST_LOBBIES, channels=channels) from None
        table = replace(table, version=table.version + 1)
        session = self._session(box, table, None)
        self._kept.touch(session)
        return session

    def _session(self, box: Box, table: Table, match: Match | None) -> Session:
        return Session(box, table, match, self.store, self.clock, self.pause, self.shards.owns)

    async def _load(self, match: str) -> Session:
        table = await self.store.matches.table(match)
        if table is None:
            raise PlayerError("table-gone")
        try:
            return await self._read(table)
        except PlayerError as unreadable:
            if table.live:  # its game is gone or its rules have changed: it must block nobody
                log.warning("match %s cannot be read any more: %s", match, unreadable)
                stopped = replace(phases.stopped(table, self.clock()), deadline=None, due=None)
                await self.store.matches.save(stopped)
            raise PlayerError("table-gone") from unreadable
        except UnreadableError as unreadable:
            if table.live:  # it must block nobody, and may come back when the fault is mended
                log.exception("match %s is put away, it cannot be read", match)
                away = replace(phases.put_away(table), deadline=None, due=None)
                await self.store.matches.save(away)
            raise PlayerError("table-gone") from unreadable

    async def _read(self, table: Table) -> Session:
        box = self._box(table.game)
        played = await played_at(box, self.store, table)
        session = self._session(box, table, played)
        if table.phase == "finished":
            session.changes = await self.store.results.changes(table.id)
        return session

    async def _allowed(
        self, game: str, guild: int | None, places: set[int | None]
    ) -> ServerSettings:
        """What the server has decided, if it allows this game here."""
        if guild is None:
            return ServerSettings()
        decided = await self.store.servers.meet(guild)
        if decided.channels and not places.intersection(decided.channels):
            channels = tuple(map(Channel, decided.channels))
            raise PlayerError("channel-not-allowed", channels=Many(channels))
        if decided.games and game not in decided.games:
            raise PlayerError("game-not-allowed", games=", ".join(decided.games))
        return decided

    def _box(self, game: str) -> Box:
        if game not in self.catalogue:
            raise PlayerError("unknown-game", game=game, games=", ".join(self.catalogue))
        return self.catalogue[game]
