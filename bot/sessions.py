"""The live matches: one per channel, loaded from their log when somebody first needs them."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from dataclasses import replace

from bot import clocks, lobby
from bot.engine.catalogue import Box, Catalogue
from bot.engine.chance import SEED_BYTES
from bot.engine.errors import PlayerError
from bot.engine.match import Match
from bot.session import Session
from bot.store.servers import ServerSettings
from bot.store.store import RaceLostError, Store
from bot.tables import Seat, Table

log = logging.getLogger(__name__)

ID_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 8


class Sessions:
    def __init__(
        self, catalogue: Catalogue, store: Store, clock: Callable[[], float], pause: float = 0.0
    ) -> None:
        self.catalogue = catalogue
        self.store = store
        self.clock = clock
        self.pause = pause
        self._live: dict[str, Session] = {}
        self._loading = asyncio.Lock()

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
        `like` is a table whose options and computers the new one takes over.
        """
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
            seed=secrets.token_bytes(SEED_BYTES),
            opened=self.clock(),
            options=like.options if like else box.game.options_type().model_dump(),
        )
        strengths = [seat.strength for seat in like.seats if seat.strength] if like else []
        computers = tuple(Seat(None, token, strength=strength) for strength in strengths)
        seated = lobby.sit(box, table, person, token)
        return await self._enter(box, replace(seated, seats=seated.seats + computers))

    async def rematch(
        self, session: Session, person: int, token: str, parent: int | None = None
    ) -> Session:
        """A new lobby with the same game, options and computers; people join again themselves."""
        old = session.table
        if old.live:
            raise PlayerError("not-over")
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
        table = await self.store.live_in(channel)
        return await self.get(table.id) if table else None

    async def here(self, channel: int) -> Session:
        if session := await self.at(channel):
            return session
        raise PlayerError("no-table")

    async def get(self, match: str) -> Session:
        """The one session of a match, whoever asks and however often."""
        async with self._loading:
            if match not in self._live:
                self._live[match] = await self._load(match)
            session = self._live[match]
            if session.table.phase in ("finished", "stopped"):
                del self._live[match]
            return session

    async def forget(self, person: int) -> list[Session]:
        """Take a person out of everything that is kept; their open tables go on without them."""
        # What is over or put away is loaded anew when needed, without the person.
        self._live = {match: s for match, s in self._live.items() if s.table.live}
        hosted = [s for s in self._live.values() if s.table.host == person]
        open_tables = {s.table.id: s for s in (*hosted, *await self.of(person))}
        for session in open_tables.values():
            await session.forget(person)
        await self.store.own.forget(person)
        return list(open_tables.values())

    async def purge(self) -> list[int]:
        """Delete what belongs to servers that threw the bot out long ago."""
        gone = await self.store.servers.purge(self.clock())
        self._live = {m: s for m, s in self._live.items() if s.table.guild not in gone}
        return gone

    async def of(self, person: int) -> list[Session]:
        found: list[Session] = []
        for match in await self.store.live_of(person):
            with contextlib.suppress(PlayerError):  # a table that cannot be read blocks nobody
                found.append(await self.get(match))
        return found

    async def due(self) -> list[str]:
        """The matches in which the bot must act by itself by now."""
        return await self.store.due(self.clock())

    async def _enter(self, box: Box, table: Table) -> Session:
        table = clocks.wound(table, None, self.clock(), self.pause, fresh=True)
        try:
            await self.store.save(table)
        except RaceLostError:
            raise PlayerError("table-busy", game=table.game) from None
        session = Session(box, table, None, self.store, self.clock, self.pause)
        self._live[table.id] = session
        return session

    async def _load(self, match: str) -> Session:
        table = await self.store.table(match)
        if table is None:
            raise PlayerError("table-gone")
        try:
            return await self._read(table)
        except PlayerError as unreadable:
            if table.live:  # its game is gone or its rules have changed: it must block nobody
                log.warning("match %s cannot be read any more: %s", match, unreadable)
                await self.store.save(replace(table, phase="stopped", ended=self.clock(), due=None))
            raise PlayerError("table-gone") from unreadable

    async def _read(self, table: Table) -> Session:
        box = self._box(table.game)
        played = None
        if table.players:
            played = Match.fold(box.game, table.header, await self.store.log(table.id))
        session = Session(box, table, played, self.store, self.clock, self.pause)
        if table.phase == "finished":
            session.changes = await self.store.results.changes(table.id)
        return session

    async def _allowed(
        self, game: str, guild: int | None, places: set[int | None]
    ) -> ServerSettings:
        """What the server has decided, if it allows this game here."""
        if guild is None:
            return ServerSettings()
        await self.store.servers.meet(guild)
        decided = await self.store.servers.settings(guild)
        if decided.channels and not places.intersection(decided.channels):
            channels = ", ".join(f"<#{channel}>" for channel in decided.channels)
            raise PlayerError("channel-not-allowed", channels=channels)
        if decided.games and game not in decided.games:
            raise PlayerError("game-not-allowed", games=", ".join(decided.games))
        return decided

    def _box(self, game: str) -> Box:
        if game not in self.catalogue:
            raise PlayerError("unknown-game", game=game, games=", ".join(self.catalogue))
        return self.catalogue[game]
