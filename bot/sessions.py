"""The live matches: one per channel, loaded from their log when somebody first needs them."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import replace

from bot import lobby
from bot.engine.catalogue import Box, Catalogue
from bot.engine.chance import SEED_BYTES
from bot.engine.errors import PlayerError
from bot.engine.match import Match
from bot.session import Session
from bot.store.store import RaceLostError, Store
from bot.tables import Seat, Table

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
        self, game: str, *, channel: int, guild: int | None, person: int, locale: str, token: str
    ) -> Session:
        """A new table in a channel, with the person who asked for it as host on its first seat."""
        box = self._box(game)
        if busy := await self.at(channel):
            raise PlayerError("table-busy", game=self._box(busy.table.game).id)
        table = Table(
            id="".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH)),
            game=game,
            rules=box.game.seed.rules_version,
            channel=channel,
            guild=guild,
            host=person,
            locale=locale,
            seed=secrets.token_bytes(SEED_BYTES),
            opened=self.clock(),
            options=box.game.options_type().model_dump(),
        )
        return await self._enter(box, lobby.sit(box, table, person, token))

    async def rematch(self, session: Session, person: int, token: str) -> Session:
        """A new lobby with the same game, options and computers; people join again themselves."""
        old = session.table
        if old.live:
            raise PlayerError("not-over")
        fresh = await self.open(
            old.game,
            channel=old.channel,
            guild=old.guild,
            person=person,
            locale=old.locale,
            token=token,
        )
        computers = tuple(
            Seat(None, token, strength=seat.strength) for seat in old.seats if seat.person is None
        )
        table = replace(fresh.table, options=old.options, seats=fresh.table.seats + computers)
        await fresh.put(table)
        return fresh

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
            if not session.table.live:
                del self._live[match]
            return session

    async def of(self, person: int) -> list[Session]:
        return [await self.get(match) for match in await self.store.live_of(person)]

    async def due(self) -> list[str]:
        """The matches in which the bot must act by itself by now."""
        return await self.store.due(self.clock())

    async def _enter(self, box: Box, table: Table) -> Session:
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
        box = self._box(table.game)
        played = None
        if table.players:
            played = Match.fold(box.game, table.header, await self.store.log(match))
        session = Session(box, table, played, self.store, self.clock, self.pause)
        if table.phase == "finished":
            session.changes = await self.store.results.changes(match)
        return session

    def _box(self, game: str) -> Box:
        if game not in self.catalogue:
            raise PlayerError("unknown-game", game=game, games=", ".join(self.catalogue))
        return self.catalogue[game]
