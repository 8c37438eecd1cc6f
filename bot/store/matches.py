"""Matches and their logs. A table is saved whole; moves are only appended."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

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
from bot.store.leases import settle
from bot.store.presses import claim
from bot.store.redraw_requests import request_redraw
from bot.store.results import write
from bot.store.rows import Row, move_rows, seat_rows, sitter_rows, table_of, table_row
from bot.store.schema import matches, moves, seats, sitters
from bot.store.shard_set import ALL, ShardSet
from bot.store.upsert import put
from bot.table.clocks import CLOCKS
from bot.table.scores import Changes, Score
from bot.table.table import Table

T = TypeVar("T")

BOARD_COLUMNS = ("board", "posted", "drawn")
"""Written by `store.boards`."""
CLOCK_COLUMNS = ("waiting_since", "deadline", "reminded", "touched", "due")
LIVE = ("lobby", "running")

# Built once and not for every press.
WHICH: BindParameter[Any] = bindparam("which")
INSERT, INSERT_SEATS, INSERT_MOVES = insert(matches), insert(seats), insert(moves)
UPDATE = update(matches).where(matches.c.id == WHICH, matches.c.version == bindparam("seen"))
UNSEAT = delete(seats).where(seats.c.match == WHICH)
FIND = select(matches).where(matches.c.id == WHICH)
FIND_VERSION = select(matches.c.version).where(matches.c.id == WHICH)
FIND_SOME = select(matches).where(matches.c.id.in_(bindparam("which", expanding=True)))
IS_LIVE = matches.c.phase.in_(LIVE)
FIND_IN = select(matches).where(matches.c.channel == WHICH, IS_LIVE, matches.c.owner.is_(None))
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
FIND_DUE = select(matches.c.id).where(matches.c.due <= WHICH, IS_LIVE)
FIND_OF = (
    select(matches.c.id)
    .join(seats, seats.c.match == matches.c.id)
    .where(seats.c.person == WHICH, IS_LIVE, matches.c.owner.is_(None))
    .order_by(matches.c.opened.desc())
)
FIND_PRIVATE = (
    select(matches.c.id, matches.c.kind)
    .where(matches.c.owner == WHICH, IS_LIVE)
    .order_by(matches.c.touched.desc())
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
    """The stored version is not the expected one; nothing was written."""


class ChannelTakenError(RaceLostError):
    """The channel has another live table; nothing was written."""


class LobbiesFullError(Exception):
    """The host has too many lobbies; nothing was written."""

    def __init__(self, channels: Sequence[int]) -> None:
        self.channels = channels


class Matches:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def open_private(
        self,
        table: Table,
        log: Sequence[Move],
        at: float,
        press: int | None = None,
        instead_of: str | None = None,
    ) -> None:
        """Write a private table whose match has started; raises like `open`.

        `instead_of` is the match in its place, which is deleted.
        """

        def open_(connection: Connection) -> None:
            claim(connection, press, table.id)
            if instead_of is not None:
                connection.execute(delete(matches).where(matches.c.id == instead_of))
            _write(connection, table, table_row(table, without=BOARD_COLUMNS))
            _seat(connection, table)
            _append(connection, table.id, log, at)

        await self._write(open_, ChannelTakenError(table.id))

    async def open(self, table: Table, most: int, press: int | None = None) -> None:
        """Write a new table, if its host has fewer lobbies than this.

        Raises LobbiesFullError, or ServedBeforeError and ChannelTakenError like `save`.
        """

        def open_(connection: Connection) -> None:
            _after_others(connection, table.host or 0)
            found = connection.execute(FIND_LOBBIES, {"which": table.host}).scalars().all()
            if len(found) >= most:
                raise LobbiesFullError(found)
            _write(connection, table, table_row(table, without=BOARD_COLUMNS))
            claim(connection, press, table.id)
            _seat(connection, table)

        await self._write(open_, ChannelTakenError(table.id))

    async def save(
        self,
        table: Table,
        log: Sequence[Move] = (),
        at: float = 0.0,
        scores: Sequence[Score] = (),
        *,
        press: int | None = None,
        redraw: bool = False,
    ) -> Changes:
        """Write a table, append to its log and, at its end, score it, in one transaction.

        `redraw` leaves the drawing to the process that looks after the table. Raises
        RaceLostError where somebody wrote it since this version was seen, ServedBeforeError
        where the press was written already.
        """

        def save(connection: Connection) -> Changes:
            claim(connection, press, table.id, log)
            # The columns of the board are left out: `store.boards` writes them.
            _write(connection, table, table_row(table, without=BOARD_COLUMNS), redraw=redraw)
            _seat(connection, table)
            _append(connection, table.id, log, at)
            return write(connection, table, scores)

        return await self._write(save, (RaceLostError if log else ChannelTakenError)(table.id))

    async def append(
        self,
        table: Table,
        log: Sequence[Move],
        at: float,
        *,
        press: int | None = None,
        redraw: bool = False,
    ) -> None:
        """Add moves to a log and set the clocks; raises like `save`."""
        clocks = {name: getattr(table, name) for name in CLOCK_COLUMNS}

        def append(connection: Connection) -> None:
            claim(connection, press, table.id, log)
            _write(connection, table, clocks, redraw=redraw)
            _append(connection, table.id, log, at)

        await self._write(append, RaceLostError(table.id))

    async def table(self, match: str) -> Table | None:
        return next(iter(await self._tables(FIND, match)), None)

    async def version(self, match: str) -> int | None:
        """The stored version; who holds a lower one is outdated."""
        asked = {"which": match}
        return await self._database.read(lambda c: c.execute(FIND_VERSION, asked).scalar())

    async def tables(self, ids: Sequence[str]) -> list[Table]:
        """The tables of those matches that exist, in this order."""
        found = {table.id: table for table in await self._tables(FIND_SOME, list(ids))}
        return [found[match] for match in ids if match in found]

    async def live_in(self, channel: int) -> Table | None:
        return next(iter(await self._tables(FIND_IN, channel)), None)

    async def private_of(self, person: int) -> dict[str, str]:
        """The live private tables of a person by kind, the last used first."""
        rows = await self._database.read(
            lambda connection: connection.execute(FIND_PRIVATE, {"which": person}).all()
        )
        return {row.kind: row.id for row in rows}

    async def purge_private(self, until: float) -> None:
        """Delete unfinished private matches that nobody has touched since then."""
        old = (matches.c.owner.is_not(None), matches.c.phase != "finished")
        gone = delete(matches).where(*old, matches.c.touched < until)
        await self._database.write(lambda connection: connection.execute(gone))

    async def due(self, now: float, shards: ShardSet = ALL) -> list[str]:
        """Live matches of these shards whose due time has passed."""
        return await self._ids(FIND_DUE.where(*shards.where(matches.c.guild)), now)

    async def live_of(self, person: int) -> list[str]:
        """Live matches in channels with a seat of this person, newest first."""
        return await self._ids(FIND_OF, person)

    async def log(self, match: str) -> list[Move]:
        rows = await self._database.read(lambda c: c.execute(FIND_LOG, {"which": match}).all())
        return [Move(number=number, seat=seat, text=text) for number, seat, text in rows]

    async def shift_clocks(
        self, seconds: float, shards: ShardSet, owner: str, now: float
    ) -> ShardSet:
        """Move all clocks of these shards by a time in which nobody could have played.

        Only of those whose lease the owner still holds; these are returned.
        """
        later = {name: matches.c[name] + seconds for name in CLOCKS}
        later["version"] = matches.c.version + 1

        def shift(connection: Connection) -> ShardSet:
            found = settle(connection, owner, shards.shards, now)
            if found.behind:
                behind = ShardSet(found.behind, shards.count)
                whose = (matches.c.phase.in_(LIVE), *behind.where(matches.c.guild))
                connection.execute(update(matches).where(*whose).values(later))
            return ShardSet(found.held, shards.count)

        return await self._database.write(shift)

    async def _write(self, work: Callable[[Connection], T], taken: RaceLostError) -> T:
        """Unique are one live table per channel and the numbers of a log; raises `taken` else."""
        try:
            return await self._database.write(work)
        except IntegrityError:
            raise taken from None

    async def _ids(self, query: Select[Any], which: float) -> list[str]:
        return await self._database.read(
            lambda connection: list(connection.execute(query, {"which": which}).scalars())
        )

    async def _tables(self, query: Select[Any], which: object) -> list[Table]:
        return await self._database.read(lambda connection: _tables(connection, query, which))


def _tables(connection: Connection, query: Select[Any], which: object) -> list[Table]:
    """Three statements, however many tables."""
    rows = connection.execute(query, {"which": which}).mappings().all()
    if not rows:
        return []
    ids = {"which": [row["id"] for row in rows]}
    places, sat = (
        connection.execute(find, ids).mappings().all() for find in (FIND_SEATS, FIND_SITTERS)
    )
    return [table_of(row, _of(row["id"], places), _of(row["id"], sat)) for row in rows]


def _after_others(connection: Connection, person: int) -> None:
    """Serialise openings by one person; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(person)))


def _of(match: str, rows: Sequence[RowMapping]) -> Iterator[RowMapping]:
    return (row for row in rows if row["match"] == match)


def _write(connection: Connection, table: Table, row: Row, *, redraw: bool = False) -> None:
    """Write the next version; raises RaceLostError if this one is not the stored one."""
    row = row | {"version": table.version + 1}
    if table.version == 0:
        connection.execute(INSERT, row)
        return
    row.pop("channel", None)  # where a private board stands, `store.boards` writes
    written = connection.execute(UPDATE, row | {"which": table.id, "seen": table.version})
    if written.rowcount == 0:
        raise RaceLostError(table.id)
    if redraw:
        request_redraw(connection, table.id, table.version + 1)


def _seat(connection: Connection, table: Table) -> None:
    connection.execute(UNSEAT, {"which": table.id})
    if table.seats:
        connection.execute(INSERT_SEATS, seat_rows(table))
    put(connection, sitters, *sitter_rows(table))


def _append(connection: Connection, match: str, log: Sequence[Move], at: float) -> None:
    if log:
        connection.execute(INSERT_MOVES, move_rows(match, log, [at] * len(log)))
