"""The tables of all channels and people: opens new ones, one live table per channel."""

import logging
import operator
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.engine.brain import Strength
from bot.engine.catalogue import Box
from bot.engine.chance import seed_bytes
from bot.engine.errors import PlayerError
from bot.engine.match import Match
from bot.engine.phrases import Channel, Many
from bot.live.loaded_tables import LoadedTables
from bot.live.session import Session
from bot.live.stored_table import check_not_blocked, settled
from bot.store.matches import LobbiesFullError, RaceLostError
from bot.store.presses import ServedBeforeError
from bot.store.servers import ServerSettings
from bot.table import clocks, lobby, private, rematch
from bot.table.table import Seat, Table
from bot.table.wishes import Join

log = logging.getLogger(__name__)

ID_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 8
MOST_LOBBIES = 5
"""How many lobbies one person may host at a time."""


class LiveTables(LoadedTables):
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
        computers: Sequence[Strength] = (),
    ) -> Session:
        """Open a table in a channel, with the person as host on the first seat.

        `parent` is the channel of a thread, whose permissions hold for its threads. `like` is the
        table of a match to repeat; `computers` sit there from the beginning. A repetition of a
        press, by its `token`, gets the table that it opened.
        """
        await self.clock_jumps.check()
        try:
            box = self._box(game)
            await check_not_blocked(self.store, guild, person)
            decided = await self._allowed(game, guild, {channel, parent})
            await self._check_free(channel)
            table = Table(
                id=_new_id(),
                game=game,
                rules=box.game.seed.rules_version,
                channel=channel,
                guild=guild,
                host=person,
                locale=decided.locale or locale,
                pace=decided.pace,
                pictured=like.pictured if like else decided.pictured,
                seed=_new_seed(box),
                opened=self.clock(),
                options=like.options if like else box.game.options_type().model_dump(),
            )
            if like and like.seat_of(person) is not None:
                barred = await self.store.blocks.people(guild) if guild is not None else ()
                asked = rematch.asked(table, like, person, token, self.clock(), barred)
                session = await self._enter(box, asked, int(token))
                session.repeats = like.id
                return session
            there = (seat.strength for seat in like.seats if seat.strength) if like else computers
            others = tuple(Seat(None, token, strength=strength) for strength in there)
            seated = lobby.sit(box, table, person, token)
            return await self._enter(box, replace(seated, seats=seated.seats + others), int(token))
        except ServedBeforeError as before:
            return await self.get(before.match)
        except PlayerError:
            served = await self.store.presses.find(int(token))
            if served is None:
                raise
            return await self.get(served.match)

    async def open_private(
        self,
        kind: str,
        game: str,
        *,
        person: int,
        locale: str,
        token: str,
        seats: Sequence[Seat] = (),
        options: dict[str, Any] | None = None,
        seed: bytes | None = None,
        prepared: Callable[[Match], Match] = lambda match: match,
        instead: bool = False,
        day: str = "",
    ) -> Session:
        """Open and start a private table; one of this kind that the person has is returned instead.

        `seats` in turn order, one of them the person's; without any the person is alone. `seed` is
        the secret of the dice, where it is not drawn for this table; `day` is the date whose dice
        they are. `prepared` plays the moves with which it begins. `instead` deletes the one of
        this kind that the person has.
        """
        await self.clock_jumps.check()
        old = await self.private(person, kind)
        if old and (not instead or await self.store.presses.find(int(token))):
            return old
        box = self._box(game)
        table = private.begun(
            box,
            kind,
            _new_id(),
            person,
            locale,
            token,
            self.clock(),
            seed or _new_seed(box),
            seats or private.seated(person, token),
            options,
            day,
        )
        try:
            session = await self._enter_private(box, table, int(token), prepared, old)
        except ServedBeforeError as before:
            return await self.get(before.match)
        except RaceLostError:  # another device of the person was faster
            if there := await self.private(person, kind):
                return there
            raise PlayerError("stale") from None
        self._kept.drop(partial(operator.is_, old))
        return session

    async def rematch(
        self, session: Session, person: int, token: str, parent: int | None = None
    ) -> Session:
        """Ask everybody who played for another match; a stranger opens an ordinary table.

        A press on the board of the match that is being repeated is a yes. On any other old board
        of the channel it is refused while the players are being asked.
        """
        old = session.table
        if old.live:
            raise PlayerError("not-over")
        if old.private:
            raise PlayerError("button-unknown")
        there = await self.at(old.channel)
        if there and there.repeats == old.id and person in rematch.people_asked(there.table):
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

    async def _check_free(self, channel: int) -> None:
        if busy := await self.at(channel):
            raise PlayerError("table-busy", game=self._box(busy.table.game).id)

    async def _enter(self, box: Box, table: Table, press: int) -> Session:
        table = clocks.with_deadlines(table, None, self.clock(), self.pause, new_decision=True)
        try:
            await self.store.matches.open(table, MOST_LOBBIES, press)
        except RaceLostError:
            raise PlayerError("table-busy", game=table.game) from None
        except LobbiesFullError as full:
            channels = Many(tuple(map(Channel, full.channels)))
            raise PlayerError("lobbies-many", most=MOST_LOBBIES, channels=channels) from None
        table = replace(table, version=table.version + 1)
        session = self._session(box, table, None)
        self._kept.touch(session)
        return session

    async def _enter_private(
        self,
        box: Box,
        table: Table,
        press: int,
        prepared: Callable[[Match], Match],
        old: Session | None,
    ) -> Session:
        match = settled(prepared(Match.begin(box.game, table.header)), box, table)
        now = self.clock()
        table = clocks.with_deadlines(table, match, now, self.pause, new_decision=True)
        instead_of = old.table.id if old else None
        await self.store.matches.open_private(table, match.log, now, press, instead_of)
        session = self._session(box, replace(table, version=table.version + 1), match)
        self._kept.touch(session)
        log.info("match %s started: %s, private (%s)", table.id, table.game, table.kind)
        return session

    async def _allowed(
        self, game: str, guild: int | None, places: set[int | None]
    ) -> ServerSettings:
        """The server's settings; raises a PlayerError if they forbid the game or channel."""
        if guild is None:
            return ServerSettings()
        decided = await self.store.servers.meet(guild)
        if decided.channels and not places.intersection(decided.channels):
            channels = tuple(map(Channel, decided.channels))
            raise PlayerError("channel-not-allowed", channels=Many(channels))
        if decided.games and game not in decided.games:
            raise PlayerError("game-not-allowed", games=", ".join(decided.games))
        return decided


def _new_id() -> str:
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH))


def _new_seed(box: Box) -> bytes:
    return secrets.token_bytes(seed_bytes(hides_chance=box.game.hides_chance))
