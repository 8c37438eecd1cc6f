"""All SQL of the bot: tables are saved whole, moves are only ever appended."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from sqlalchemy import Row, delete, event, insert, select, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.engine.match import Move
from bot.scores import Changes, Score
from bot.store import care
from bot.store.archive import Archive
from bot.store.leaders import Leaders
from bot.store.own import OwnData
from bot.store.profiles import Profiles
from bot.store.results import Results, write
from bot.store.schema import DatabaseError, prepare, trouble
from bot.store.servers import Servers
from bot.store.tables import letters, matches, moves, notes, people, seats, standings
from bot.tables import Phase, Seat, Table

TABLE_COLUMNS = tuple(f.name for f in fields(Table) if f.name != "seats")
BOARD_COLUMNS = ("board", "posted")
CLOCK_COLUMNS = ("deadline", "reminded", "touched", "due")
LIVE = ("lobby", "running")
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "cache_size=-16000",  # 16 MB: the index of a big leaderboard stays in memory
)


@dataclass(frozen=True, slots=True)
class Person:
    """What a person asked us to remember."""

    person: int
    letters: bool = True
    reminder: str = "mention"
    listed: bool = True
    """Whether leaderboards and other people's looks at the profile show them."""


class RaceLostError(Exception):
    """Somebody else wrote this first; nothing was written."""


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.results = Results(engine)
        self.servers = Servers(engine)
        self.leaders = Leaders(engine)
        self.profiles = Profiles(engine)
        self.own = OwnData(engine)
        self.archive = Archive(engine)

    @classmethod
    def unopened(cls, url: str) -> "Store":
        """A store that connects only when it is first asked."""
        try:
            return cls(_engine(url))
        except (SQLAlchemyError, ImportError) as error:
            raise trouble(_shown(url), error) from None

    @classmethod
    async def open(cls, url: str, *, upgrade: bool = False) -> "Store":
        """Connect and check the version; raises DatabaseError with a sentence."""
        try:
            engine = _engine(url)
            _make_room(engine.url.database)
            await _prepare(engine, upgrade=upgrade)
        except (SQLAlchemyError, ImportError, OSError) as error:
            raise trouble(_shown(url), error) from None
        return cls(engine)

    async def close(self) -> None:
        await self._engine.dispose()

    async def backup(self, file: Path) -> None:
        """A whole copy at one moment, of a database of any version, while the bot runs."""
        await care.backup(self._engine, file)

    async def stats(self) -> dict[str, int]:
        return await care.stats(self._engine)

    async def save(
        self,
        table: Table,
        log: Sequence[Move] = (),
        at: float = 0.0,
        scores: Sequence[Score] = (),
    ) -> Changes:
        """Write a table, append to its log and, at its end, score it, in one transaction."""
        # The columns of the board are left out: `posted` writes them.
        names = [name for name in TABLE_COLUMNS if name not in BOARD_COLUMNS]
        row = {name: getattr(table, name) for name in names}
        places = [{"match": table.id, "number": n} | asdict(s) for n, s in enumerate(table.seats)]
        try:
            async with self._engine.begin() as connection:
                await _put(connection, matches, "id", row)
                await connection.execute(delete(seats).where(seats.c.match == table.id))
                if places:
                    await connection.execute(insert(seats), places)
                await _append(connection, table.id, log, at)
                return await write(connection, table, scores)
        except IntegrityError:
            raise RaceLostError(table.id) from None

    async def append(self, table: Table, log: Sequence[Move], at: float) -> None:
        """Add moves to a log and set the clocks; raises RaceLostError where a number is taken."""
        clocks = {name: getattr(table, name) for name in CLOCK_COLUMNS}
        try:
            async with self._engine.begin() as connection:
                await _append(connection, table.id, log, at)
                change = update(matches).where(matches.c.id == table.id)
                await connection.execute(change.values(clocks))
        except IntegrityError:
            raise RaceLostError(table.id) from None

    async def posted(self, match: str, board: int | None, at: float) -> None:
        async with self._engine.begin() as connection:
            change = update(matches).where(matches.c.id == match)
            await connection.execute(change.values(board=board, posted=at))

    async def table(self, match: str) -> Table | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(matches).where(matches.c.id == match))).first()
            return await _table(connection, row) if row else None

    async def live_in(self, channel: int) -> Table | None:
        query = select(matches).where(matches.c.channel == channel, matches.c.phase.in_(LIVE))
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
            return await _table(connection, row) if row else None

    async def due(self, now: float) -> list[str]:
        """The live matches that the bot must look after by now."""
        query = select(matches.c.id).where(matches.c.due <= now, matches.c.phase.in_(LIVE))
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def live_of(self, person: int) -> list[str]:
        """The live matches at which this person sits, newest first."""
        query = (
            select(matches.c.id)
            .join(seats, seats.c.match == matches.c.id)
            .where(seats.c.person == person, matches.c.phase.in_(LIVE))
            .order_by(matches.c.opened.desc())
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def log(self, match: str) -> list[Move]:
        query = select(moves).where(moves.c.match == match).order_by(moves.c.number)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Move(number=row.number, seat=row.seat, text=row.move) for row in rows]

    async def note(self, key: str) -> str | None:
        query = select(notes.c.value).where(notes.c.key == key)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def write_note(self, key: str, value: str) -> None:
        row = {"key": key, "value": value}
        async with self._engine.begin() as connection:
            await _put(connection, notes, "key", row)

    async def forgive(self, seconds: float) -> None:
        """Put every clock back by the time in which nobody could have played."""
        columns = (matches.c.started, matches.c.deadline, matches.c.touched, matches.c.due)
        async with self._engine.begin() as connection:
            change = update(matches).where(matches.c.phase.in_(LIVE))
            await connection.execute(change.values({c.name: c + seconds for c in columns}))

    async def wants_letters(self, person: int) -> bool:
        return (await self._person(person)).letters

    async def set_letters(self, person: int, wanted: bool) -> None:
        await self._set_person(replace(await self._person(person), letters=wanted))

    async def reminder(self, person: int) -> str:
        return (await self._person(person)).reminder

    async def set_reminder(self, person: int, way: str) -> None:
        await self._set_person(replace(await self._person(person), reminder=way))

    async def listed(self, person: int) -> bool:
        return (await self._person(person)).listed

    async def set_listed(self, person: int, wanted: bool) -> None:
        """Also on the leaderboards as they stand."""
        row = asdict(replace(await self._person(person), listed=wanted))
        async with self._engine.begin() as connection:
            await _put(connection, people, "person", row)
            change = update(standings).where(standings.c.person == person)
            await connection.execute(change.values(listed=wanted))

    async def _person(self, person: int) -> Person:
        query = select(people).where(people.c.person == person)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return Person(person, row.letters, row.reminder, row.listed) if row else Person(person)

    async def _set_person(self, person: Person) -> None:
        async with self._engine.begin() as connection:
            await _put(connection, people, "person", asdict(person))

    async def claim_letter(self, match: str, turn: int, person: int) -> bool:
        """Whether this letter is still to be written; it is claimed before it is sent."""
        row = {"match": match, "turn": turn, "person": person}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(letters).values(row))
        except IntegrityError:
            return False
        return True

    async def sent_letter(
        self, match: str, turn: int, person: int, channel: int, message: int
    ) -> None:
        change = update(letters).where(
            letters.c.match == match, letters.c.turn == turn, letters.c.person == person
        )
        async with self._engine.begin() as connection:
            await connection.execute(change.values(channel=channel, message=message))

    async def take_letters(self, match: str, before: int) -> list[tuple[int, int, int]]:
        """The delivered letters of decisions that are over (person, channel, message), once."""
        old = (letters.c.match == match) & (letters.c.turn < before)
        async with self._engine.begin() as connection:
            rows = (await connection.execute(select(letters).where(old))).all()
            if rows:  # most presses find none, and reading waits for nobody
                await connection.execute(delete(letters).where(old))
        return [(row.person, row.channel, row.message) for row in rows if row.message]


async def _put(connection: AsyncConnection, table: SqlTable, key: str, row: dict[str, Any]) -> None:
    changed = await connection.execute(update(table).where(table.c[key] == row[key]).values(row))
    if not changed.rowcount:
        await connection.execute(insert(table).values(row))


async def _append(connection: AsyncConnection, match: str, log: Sequence[Move], at: float) -> None:
    rows = [
        {"match": match, "number": move.number, "seat": move.seat, "move": move.text, "at": at}
        for move in log
    ]
    if rows:
        await connection.execute(insert(moves), rows)


async def _table(connection: AsyncConnection, row: Row[Any]) -> Table:
    query = select(seats).where(seats.c.match == row.id).order_by(seats.c.number)
    places = (await connection.execute(query)).mappings().all()
    sitting = tuple(
        Seat(**{k: v for k, v in place.items() if k not in ("match", "number")}) for place in places
    )
    columns: dict[str, Any] = {name: getattr(row, name) for name in TABLE_COLUMNS}
    return Table(**columns, seats=sitting)


def _engine(url: str) -> AsyncEngine:
    parsed = make_url(url)
    # A failed statement is logged, and its parameters may be a secret bet.
    engine = create_async_engine(parsed, hide_parameters=True)
    if parsed.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _careful)
    return engine


async def _prepare(engine: AsyncEngine, *, upgrade: bool) -> None:
    """An engine that cannot be used leaves no connection open."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(prepare, upgrade=upgrade)
    except (SQLAlchemyError, DatabaseError):
        await engine.dispose()
        raise


def _make_room(file: str | None) -> None:
    if file and file != ":memory:":
        Path(file).parent.mkdir(parents=True, exist_ok=True)


def _careful(connection: Any, record: object) -> None:
    """A committed move is on disk before anybody is told, even if the power fails."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _shown(url: str) -> str:
    return make_url(url).render_as_string() if "://" in url else url


__all__ = ["DatabaseError", "Phase", "RaceLostError", "Store"]
