"""Matches and their logs: tables are saved whole, moves are only ever appended."""

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import (
    BindParameter,
    Connection,
    RowMapping,
    Select,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from bot.engine.match import Move
from bot.store.database import Database
from bot.store.errands import leave_errand
from bot.store.leases import seen_by
from bot.store.results import write
from bot.store.rows import Row, move_rows, seat_rows, sitter_rows, table_of, table_row
from bot.store.schema import matches, moves, seats, sitters
from bot.store.share import ALL, Share
from bot.store.upsert import put
from bot.table.clocks import CLOCKS
from bot.table.scores import Changes, Score
from bot.table.table import Table

BOARD_COLUMNS = ("board", "posted", "drawn")
CLOCK_COLUMNS = ("deadline", "reminded", "touched", "due", "pressed")
LIVE = ("lobby", "running")

# Built once: a press pays for its statements, not for the making of them.
WHICH: BindParameter[Any] = bindparam("which")
INSERT, INSERT_SEATS, INSERT_MOVES = insert(matches), insert(seats), insert(moves)
UPDATE = update(matches).where(matches.c.id == WHICH, matches.c.version == bindparam("seen"))
UNSEAT = delete(seats).where(seats.c.match == WHICH)
FIND = select(matches).where(matches.c.id == WHICH)
FIND_VERSION = select(matches.c.version).where(matches.c.id == WHICH)
FIND_SOME = select(matches).where(matches.c.id.in_(bindparam("which", expanding=True)))
FIND_IN = select(matches).where(matches.c.channel == WHICH, matches.c.phase.in_(LIVE))
FIND_SEATS = (
    select(seats)
    .where(seats.c.match.in_(bindparam("which", expanding=True)))
    .order_by(seats.c.match, seats.c.number)
)
FIND_SITTERS = (
    select(sitters)
    .where(sitters.c.match.in_(bindparam("which", expanding=True)))
    .order_by(sitters.c.until)
)
FIND_DUE = select(matches.c.id).where(matches.c.due <= WHICH, matches.c.phase.in_(LIVE))
FIND_OF = (
    select(matches.c.id)
    .join(seats, seats.c.match == matches.c.id)
    .where(seats.c.person == WHICH, matches.c.phase.in_(LIVE))
    .order_by(matches.c.opened.desc())
)
FIND_LOBBIES = (
    select(matches.c.channel)
    .where(matches.c.host == WHICH, matches.c.phase == "lobby")
    .order_by(matches.c.opened, matches.c.channel)
)
FIND_LOG = (
    select(moves.c.number, moves.c.seat, moves.c.move)
    .where(moves.c.match == WHICH)
    .order_by(moves.c.number)
)


class RaceLostError(Exception):
    """Somebody else wrote this first; nothing was written."""


class ChannelTakenError(RaceLostError):
    """Another table lives in that channel; nothing was written."""


class LobbiesFullError(Exception):
    """Somebody has enough tables that are not begun; nothing was written."""

    def __init__(self, channels: Sequence[int]) -> None:
        self.channels = channels


class Matches:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, table: Table, most: int) -> None:
        """Write a new table, if its host has fewer lobbies than this.

        Raises LobbiesFullError, or ChannelTakenError like `save`.
        """

        def open_(connection: Connection) -> None:
            _after_others(connection, table.host or 0)
            found = connection.execute(FIND_LOBBIES, {"which": table.host}).scalars().all()
            if len(found) >= most:
                raise LobbiesFullError(found)
            _write(connection, table, table_row(table, without=BOARD_COLUMNS))
            _seat(connection, table)

        try:
            await self._database.write(open_)
        except IntegrityError:
            raise ChannelTakenError(table.id) from None

    async def save(
        self,
        table: Table,
        log: Sequence[Move] = (),
        at: float = 0.0,
        scores: Sequence[Score] = (),
        *,
        errand: bool = False,
    ) -> Changes:
        """Write a table, append to its log and, at its end, score it, in one transaction.

        `errand` leaves the drawing to the process that looks after the table. Raises
        RaceLostError where somebody wrote it since this version was seen.
        """

        def save(connection: Connection) -> Changes:
            # The columns of the board are left out: `store.boards` writes them.
            _write(connection, table, table_row(table, without=BOARD_COLUMNS), errand=errand)
            _seat(connection, table)
            _append(connection, table.id, log, at)
            return write(connection, table, scores)

        try:
            return await self._database.write(save)
        except IntegrityError:
            # Two things are there only once: a live table a channel, a number of a log.
            raise (RaceLostError if log else ChannelTakenError)(table.id) from None

    async def append(
        self, table: Table, log: Sequence[Move], at: float, *, errand: bool = False
    ) -> None:
        """Add moves to a log and set the clocks; raises RaceLostError like `save`."""
        clocks = {name: getattr(table, name) for name in CLOCK_COLUMNS}

        def append(connection: Connection) -> None:
            _write(connection, table, clocks, errand=errand)
            _append(connection, table.id, log, at)

        try:
            await self._database.write(append)
        except IntegrityError:
            raise RaceLostError(table.id) from None

    async def table(self, match: str) -> Table | None:
        return next(iter(await self._tables(FIND, match)), None)

    async def version(self, match: str) -> int | None:
        """How often it was changed: whoever knows a lower number is behind."""
        asked = {"which": match}
        return await self._database.read(lambda c: c.execute(FIND_VERSION, asked).scalar())

    async def tables(self, ids: Sequence[str]) -> list[Table]:
        """Those of these matches that there are, in this order."""
        found = {table.id: table for table in await self._tables(FIND_SOME, list(ids))}
        return [found[match] for match in ids if match in found]

    async def live_in(self, channel: int) -> Table | None:
        return next(iter(await self._tables(FIND_IN, channel)), None)

    async def due(self, now: float, share: Share = ALL) -> list[str]:
        """The live matches of these servers that the bot must look after by now."""
        return await self._ids(FIND_DUE.where(*share.where(matches.c.guild)), now)

    async def live_of(self, person: int) -> list[str]:
        """The live matches at which this person sits, newest first."""
        return await self._ids(FIND_OF, person)

    async def log(self, match: str) -> list[Move]:
        rows = await self._database.read(lambda c: c.execute(FIND_LOG, {"which": match}).all())
        return [Move(number=number, seat=seat, text=text) for number, seat, text in rows]

    async def shift_clocks(self, seconds: float, share: Share, owner: str, now: float) -> Share:
        """Move all clocks of these servers by a time in which nobody could have played: once.

        Only where the owner still looks after them; returned is that part.
        """
        later = {name: matches.c[name] + seconds for name in CLOCKS}
        later["version"] = matches.c.version + 1

        def shift(connection: Connection) -> Share:
            mine = Share(seen_by(connection, owner, share.shards, now), share.count)
            if mine.shards:
                whose = (matches.c.phase.in_(LIVE), *mine.where(matches.c.guild))
                connection.execute(update(matches).where(*whose).values(later))
            return mine

        return await self._database.write(shift)

    async def _ids(self, query: Select[Any], which: float) -> list[str]:
        return await self._database.read(
            lambda connection: list(connection.execute(query, {"which": which}).scalars())
        )

    async def _tables(self, query: Select[Any], which: object) -> list[Table]:
        return await self._database.read(lambda connection: _tables(connection, query, which))


def _tables(connection: Connection, query: Select[Any], which: object) -> list[Table]:
    """Three statements, however many they are."""
    rows = connection.execute(query, {"which": which}).mappings().all()
    if not rows:
        return []
    ids = {"which": [row["id"] for row in rows]}
    places, sat = (
        connection.execute(find, ids).mappings().all() for find in (FIND_SEATS, FIND_SITTERS)
    )
    return [table_of(row, _of(row["id"], places), _of(row["id"], sat)) for row in rows]


def _after_others(connection: Connection, person: int) -> None:
    """Wait for whatever else is opened by this person; SQLite has one writer in any case."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(person)))


def _of(match: str, rows: Sequence[RowMapping]) -> Iterator[RowMapping]:
    return (row for row in rows if row["match"] == match)


def _write(connection: Connection, table: Table, row: Row, *, errand: bool = False) -> None:
    """The next version of a table, if this one is still the newest."""
    row = row | {"version": table.version + 1}
    if table.version == 0:
        connection.execute(INSERT, row)
        return
    written = connection.execute(UPDATE, row | {"which": table.id, "seen": table.version})
    if written.rowcount == 0:
        raise RaceLostError(table.id)
    if errand:
        leave_errand(connection, table.id, table.version + 1)


def _seat(connection: Connection, table: Table) -> None:
    connection.execute(UNSEAT, {"which": table.id})
    if table.seats:
        connection.execute(INSERT_SEATS, seat_rows(table))
    put(connection, sitters, *sitter_rows(table))


def _append(connection: Connection, match: str, log: Sequence[Move], at: float) -> None:
    if log:
        connection.execute(INSERT_MOVES, move_rows(match, log, [at] * len(log)))
