"""Profiles: a person's games, ratings, rivals and dice, on one server or on all."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, func, select
from sqlalchemy import Table as SqlTable

from bot.store.database import Database
from bot.store.schema import faces, results

COURSE = 20
"""Ratings in the plot: the last ones."""
LOOKED_BACK = 500
"""Matches over which rivals are counted: the last ones."""
RIVALS = 3


@dataclass(frozen=True, slots=True)
class Record:
    """A person's totals in one game."""

    game: str
    matches: int
    wins: int
    best: int
    bets: int | None
    course: tuple[int, ...]
    """The last ratings, newest last; empty: never rated."""


@dataclass(frozen=True, slots=True)
class Rival:
    person: int
    matches: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Profile:
    records: tuple[Record, ...]
    """The most played game first."""
    rivals: tuple[Rival, ...]
    faces: dict[str, dict[str, int]]
    """By game: how often each face was rolled."""


class Profiles:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: int, guild: int | None, rival: int | None = None) -> Profile:
        """`guild` None: over all servers. `rival`: only that opponent."""
        return await self._database.read(
            lambda connection: Profile(
                _records(connection, person, guild),
                _rivals(connection, person, guild, rival),
                _faces(connection, person, guild),
            )
        )


def _whose(table: SqlTable, person: int, guild: int | None) -> ColumnElement[bool]:
    mine = table.c.person == person
    return mine if guild is None else and_(mine, table.c.guild == guild)


def _records(connection: Connection, person: int, guild: int | None) -> tuple[Record, ...]:
    c = results.c
    query = (
        select(
            c.game,
            func.count().label("matches"),
            func.count().filter(c.won).label("wins"),
            func.coalesce(func.max(c.points), 0).label("best"),
            func.sum(c.bets_won).label("bets"),
        )
        .where(_whose(results, person, guild), c.counts)
        .group_by(c.game)
        .order_by(func.count().desc(), c.game)
    )
    rows = connection.execute(query).all()
    return tuple(
        [
            Record(
                row.game,
                row.matches,
                row.wins,
                row.best,
                row.bets,
                _course(connection, person, guild, row.game),
            )
            for row in rows
        ]
    )


def _course(connection: Connection, person: int, guild: int | None, game: str) -> tuple[int, ...]:
    """Ratings belong to a server; over all servers there is none."""
    if guild is None:
        return ()
    c = results.c
    query = (
        select(c.rating_after)
        .where(_whose(results, person, guild), c.game == game, c.rating_after.is_not(None))
        .order_by(c.ended.desc())
        .limit(COURSE)
    )
    return tuple(connection.execute(query).scalars())[::-1]


def _rivals(
    connection: Connection, person: int, guild: int | None, rival: int | None
) -> tuple[Rival, ...]:
    mine = (
        select(results.c.match, results.c.team, results.c.rank)
        .where(_whose(results, person, guild), results.c.counts)
        .order_by(results.c.ended.desc())
        .limit(LOOKED_BACK)
        .subquery()
    )
    other = results.alias()
    met = and_(other.c.match == mine.c.match, other.c.team != mine.c.team, other.c.counts)
    query = (
        select(
            other.c.person,
            func.count().label("matches"),
            func.count().filter(mine.c.rank < other.c.rank).label("ahead"),
            func.count().filter(mine.c.rank > other.c.rank).label("behind"),
        )
        .select_from(mine.join(other, met))
        .where(other.c.person.is_not(None) if rival is None else other.c.person == rival)
        .group_by(other.c.person)
        .order_by(func.count().desc(), other.c.person)
        .limit(RIVALS)
    )
    rows = connection.execute(query).all()
    return tuple(Rival(row.person, row.matches, row.ahead, row.behind) for row in rows)


def _faces(connection: Connection, person: int, guild: int | None) -> dict[str, dict[str, int]]:
    c = faces.c
    query = (
        select(c.game, c.face, func.sum(c.times).label("times"))
        .where(_whose(faces, person, guild))
        .group_by(c.game, c.face)
    )
    counted: dict[str, dict[str, int]] = {}
    for row in connection.execute(query).all():
        counted.setdefault(row.game, {})[row.face] = row.times
    return counted
