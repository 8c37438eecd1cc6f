"""The days: their dice, the tries of people, and the tables of servers."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import date
from typing import Any

from sqlalchemy import Connection, Float, RowMapping, case, cast, delete, func, select, update

from bot.engine.match import Move
from bot.store import fingerprints
from bot.store.archive import take_in
from bot.store.database import Database
from bot.store.schema import daily_places, daily_tries, day_notices, days, matches, people
from bot.store.upsert import add, put
from bot.table.days import FINISHING_SECONDS, Day, Score, Try
from bot.table.table import Table

Kept = tuple[Table, Sequence[Move]]
"""A match with its moves."""
PAGE = 10
SCORE = tuple(Score.__slots__)
FIND_DAY = select(days)
FIND_TRY = select(daily_tries)


@dataclass(frozen=True, slots=True)
class Place:
    """A row in a table of a day. Who gave away the same shares a rank."""

    rank: int
    person: int
    score: Score


@dataclass(frozen=True, slots=True)
class InAWeek:
    """What somebody has played in a week."""

    person: int
    days: int
    share: float | None
    """Of what was possible, in the mean; None: on Sundays only."""


@dataclass(frozen=True, slots=True)
class DayTable:
    """The best of a server on a day."""

    places: tuple[Place, ...]
    size: int
    """How many are listed in it."""
    own: Place | None
    """The reader's row, listed or not."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Where a day was announced on a server; the next one replaces the message."""

    date: date
    channel: int | None
    message: int | None


class Days:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def settle(self, proposed: Day, decided: Sequence[Kept] = ()) -> Day:
        """Write a day unless it is written; returns the one that is: whoever is first wins.

        `decided`: the matches of a Sunday's decisions, which are kept with it.
        """
        row = {name: getattr(proposed, name) for name in Day.__slots__}
        row["date"] = proposed.date.isoformat()

        def settle(connection: Connection) -> Day:
            if add(connection, days, row):
                for table, log in decided:
                    take_in(connection, table, log, [table.opened] * len(log))
            return _day(connection, proposed.date) or proposed

        return await self._database.write(settle)

    async def day(self, when: date) -> Day | None:
        return await self._database.read(lambda connection: _day(connection, when))

    async def begin(self, one: Try, guild: int | None) -> Try:
        """Write a try, unless the person has one for this day; returns the one that is."""
        row = {"date": one.date.isoformat(), "game": one.game, "person": one.person}

        def begin(connection: Connection) -> Try:
            add(connection, daily_tries, row | {"match": one.match, "begun": one.begun})
            found = try_of(connection, one.date, one.person) or one
            _visit(connection, found, guild)
            return found

        return await self._database.write(begin)

    async def is_spent(self, when: date, person: int) -> bool:
        """Whether the person had a try that day and deleted their data since."""

        def read(connection: Connection) -> bool:
            nameless = fingerprints.known(connection, when, person)
            return nameless is not None and try_of(connection, when, nameless) is not None

        return await self._database.read(read)

    async def sweep(self, today: date) -> None:
        """Forget who had a try on a day that is over and deleted their data."""
        c = daily_tries.c
        over = (c.person < 0, c.date < today.isoformat())
        await self._database.write(lambda d: d.execute(delete(daily_tries).where(*over)))

    async def visit(self, one: Try, guild: int | None) -> None:
        """The person stands in this server's table too, unless they were forgotten meanwhile."""

        def visit(connection: Connection) -> None:
            if found := try_of(connection, one.date, one.person):
                _visit(connection, found, guild)

        await self._database.write(visit)

    async def found(self, when: date, person: int) -> Try | None:
        return await self._database.read(lambda connection: try_of(connection, when, person))

    async def of(self, person: int) -> tuple[Try, ...]:
        """All finished tries of a person, oldest first."""
        c = daily_tries.c
        query = FIND_TRY.where(c.person == person, c.lost.is_not(None)).order_by(c.date)
        rows = await self._database.read(
            lambda connection: connection.execute(query).mappings().all()
        )
        return tuple(map(_read, rows))

    async def finish(self, one: Try, ended: float, score: Score) -> None:
        """Write what came of a try; the first time counts."""
        await self._database.write(lambda connection: finish(connection, one, ended, score))

    async def unscored(self, when: date) -> tuple[Try, ...]:
        """Tries whose match ended in time and of which it is not yet written what came of them."""
        c = daily_tries.c
        in_time = matches.c.ended <= c.begun + FINISHING_SECONDS
        ended = (matches.c.phase == "finished", in_time)
        query = (
            FIND_TRY.join(matches, matches.c.id == c.match)
            .where(c.date == when.isoformat(), c.lost.is_(None), *ended)
            .order_by(c.person)
        )
        rows = await self._database.read(
            lambda connection: connection.execute(query).mappings().all()
        )
        return tuple(map(_read, rows))

    async def table(self, when: date, guild: int, reader: int) -> DayTable:
        """Who wants to stand in it and has finished, who gave away least first."""
        return await self._database.read(
            lambda connection: _table(connection, when.isoformat(), guild, reader)
        )

    async def week(self, guild: int, first: date, last: date) -> tuple[InAWeek, ...]:
        """Who played most days on a server, of these who gave away least in the mean.

        The mean of `Score.share`, in SQL.
        """
        p, t = daily_places.c, daily_tries.c
        joined = daily_places.join(daily_tries, (t.date == p.date) & (t.person == p.person))
        left = 1.0 - cast(t.lost, Float) / func.nullif(t.possible, 0)
        share = func.avg(case((left < 0, 0.0), else_=left)).label("share")
        played = func.count().label("played")
        query = (
            select(p.person, played, share)
            .select_from(joined)
            .where(p.guild == guild, p.date.between(first.isoformat(), last.isoformat()))
            .where(p.listed.is_(True), p.lost.is_not(None))
            .group_by(p.person)
            .order_by(played.desc(), share.desc().nulls_last(), p.person)
            .limit(PAGE)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return tuple(InAWeek(row.person, row.played, row.share) for row in rows)

    async def worse(self, when: date, lost: int) -> tuple[int, int]:
        """How many gave away more than this, and how many have finished, on all servers."""
        c = daily_tries.c
        query = select(func.count().filter(c.lost > lost), func.count())
        query = query.where(c.date == when.isoformat(), c.lost.is_not(None))
        row = await self._database.read(lambda connection: connection.execute(query).one())
        return row[0], row[1]

    async def last_notice(self, guild: int) -> Notice | None:
        """The last announcement on a server."""
        c = day_notices.c
        query = select(c.date, c.channel, c.message).where(c.guild == guild)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return Notice(date.fromisoformat(row[0]), row[1], row[2]) if row else None

    async def noticed(self, guild: int, notice: Notice) -> None:
        """The announcement of a day stands there."""
        row = {"guild": guild, **asdict(notice), "date": notice.date.isoformat()}
        await self._database.write(lambda connection: put(connection, day_notices, row))


def _day(connection: Connection, when: date) -> Day | None:
    found = connection.execute(FIND_DAY.where(days.c.date == when.isoformat())).mappings().first()
    return Day(**{**found, "date": when}) if found else None


def finish(connection: Connection, one: Try, ended: float, score: Score) -> None:
    """Write what came of a try; the first time counts."""
    c, p, when = daily_tries.c, daily_places.c, one.date.isoformat()
    mine = (c.date == when, c.game == one.game, c.person == one.person, c.lost.is_(None))
    values = {name: getattr(score, name) for name in SCORE} | {"ended": ended}
    places = update(daily_places).where(p.date == when, p.person == one.person)
    if connection.execute(update(daily_tries).where(*mine).values(values)).rowcount:
        connection.execute(places.values(lost=score.lost))


def forget(connection: Connection, person: int, today: date) -> None:
    """Delete a person's tries; until tomorrow a fingerprint says that today's is spent."""
    spent = try_of(connection, today, person)
    connection.execute(delete(daily_tries).where(daily_tries.c.person == person))
    if spent:
        nameless = fingerprints.made(connection, today, person)
        row = {"date": today.isoformat(), "game": spent.game, "person": nameless}
        add(connection, daily_tries, row | {"match": "", "begun": 0.0})


def try_of(connection: Connection, when: date, person: int) -> Try | None:
    c = daily_tries.c
    query = FIND_TRY.where(c.date == when.isoformat(), c.person == person)
    found = connection.execute(query).mappings().first()
    return _read(found) if found else None


def _read(row: RowMapping) -> Try:
    score = None if row["lost"] is None else _score(row)
    when = date.fromisoformat(row["date"])
    return Try(when, row["game"], row["person"], row["match"], row["begun"], row["ended"], score)


def _score(row: RowMapping) -> Score:
    return Score(**{name: row[name] for name in SCORE})


def _visit(connection: Connection, one: Try, guild: int | None) -> None:
    if guild is None:
        return
    listed = connection.scalar(select(people.c.listed).where(people.c.person == one.person))
    row = {"date": one.date.isoformat(), "guild": guild, "person": one.person}
    lost = one.score.lost if one.score else None
    put(connection, daily_places, row | {"listed": listed is not False, "lost": lost})


def _table(connection: Connection, when: str, guild: int, reader: int) -> DayTable:
    p, t = daily_places.c, daily_tries.c
    here = (p.date == when, p.guild == guild, p.lost.is_not(None))
    listed = (*here, p.listed.is_(True))
    joined = daily_places.join(daily_tries, (t.date == p.date) & (t.person == p.person))
    picked = select(daily_tries).select_from(joined)
    first = picked.where(*listed).order_by(p.lost, p.person).limit(PAGE)
    rows = connection.execute(first).mappings().all()
    mine = connection.execute(picked.where(*here, p.person == reader)).mappings().first()
    ahead = func.count().filter(p.lost < (mine["lost"] if mine else 0))
    size, better = connection.execute(select(func.count(), ahead).where(*listed)).one()
    own = Place(1 + better, reader, _score(mine)) if mine else None
    return DayTable(_placed(rows), size, own)


def _placed(rows: Sequence[RowMapping]) -> tuple[Place, ...]:
    lost: list[Any] = [row["lost"] for row in rows]
    return tuple(Place(1 + lost.index(row["lost"]), row["person"], _score(row)) for row in rows)
