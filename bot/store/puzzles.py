"""Puzzles and the answers of people: pointers to decisions of finished matches."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Connection,
    Row,
    Select,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
)

from bot.engine.match import Move
from bot.puzzles.search import Puzzle
from bot.store.archive import take_in
from bot.store.database import Database
from bot.store.schema import people, puzzle_tries, puzzles, ratings, seats, sitters
from bot.store.upsert import add, put
from bot.table.ratings import NEWCOMER, Rating
from bot.table.table import Table

EVERYWHERE = 0
"""The rating of a person in puzzles belongs to no server."""
RATED_AS = "puzzles"
"""In the place of a game."""
RECENT = 30
"""Answers by which the next game is chosen."""

Pointer = tuple[str, int]
"""A match and the number of a move."""


class Puzzles:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, match: str, found: Sequence[Puzzle]) -> int:
        """Keep the puzzles of a match, unless one of its people forbids or is forgotten."""

        def write(connection: Connection) -> int:
            if connection.execute(_forbidden(match)).first():
                return 0
            new = [puzzle for puzzle in found if _is_new(connection, puzzle)]
            return sum(add(connection, puzzles, _row(puzzle)) for puzzle in new)

        return await self._database.write(write)

    async def may_ask(self, match: str) -> bool:
        """Whether all people of a match allow it, and none of them is forgotten."""
        query = _forbidden(match)
        return await self._database.read(lambda c: c.execute(query).first() is None)

    async def take_in(self, table: Table, log: Sequence[Move], found: Sequence[Puzzle]) -> None:
        """Keep a match of computers together with the puzzles that it is kept for."""
        times = [table.opened] * len(log)

        def write(connection: Connection) -> None:
            new = [puzzle for puzzle in found if _is_new(connection, puzzle)]
            if new and take_in(connection, table, log, times):
                for puzzle in new:
                    add(connection, puzzles, _row(puzzle))

        await self._database.write(write)

    async def fresh(self, rules: Mapping[str, int]) -> dict[str, int]:
        """By game how many puzzles of these versions of the rules nobody has answered."""
        c = puzzles.c
        query = select(func.count()).select_from(puzzles).where(c.plays == 0)
        return await self._database.read(
            lambda connection: {
                game: connection.execute(query.where(*_of(game, version))).scalar_one()
                for game, version in rules.items()
            }
        )

    async def find(self, match: str, number: int) -> Puzzle | None:
        query = select(puzzles).where(*at_pointer(puzzles, (match, number)))
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return _puzzle(row) if row else None

    async def next(self, person: int, rules: Mapping[str, int]) -> Puzzle | None:
        """One that is about as hard as the person is good, of the game they had longest ago."""

        def choose(connection: Connection) -> Puzzle | None:
            recent = connection.execute(_recent(person)).all()
            mu = rating_of(connection, person).mu
            for game in _by_turns([row.game for row in recent], rules):
                last = next((row.theme for row in recent if row.game == game), "")
                near = _nearest(connection, person, game, rules[game], mu)
                if near:
                    return min(near, key=lambda one: (one.theme == last, abs(one.rating.mu - mu)))
            return None

        return await self._database.read(choose)

    async def allow(self, person: int, wanted: bool) -> None:
        """Whether the person's matches may become puzzles; those that are some vanish."""

        def write(connection: Connection) -> None:
            put(connection, people, {"person": person, "puzzles": wanted})
            if not wanted:
                withdraw(connection, person)

        await self._database.write(write)


def withdraw(connection: Connection, person: int) -> None:
    """Delete the puzzles of all matches that the person played."""
    for sat in _matches_of(person):
        for table in (puzzle_tries, puzzles):
            connection.execute(delete(table).where(table.c.match.in_(sat)))


def _matches_of(person: int) -> tuple[Select[Any], ...]:
    """One query for each index."""
    return (
        select(seats.c.match).where(or_(seats.c.person == person, seats.c.gave_up == person)),
        select(sitters.c.match).where(sitters.c.person == person),
    )


def _forbidden(match: str) -> CompoundSelect[Any]:
    """Somebody who played there forbids it, or was forgotten."""
    unwilling = select(people.c.person).where(people.c.puzzles.is_(False))
    sat = select(seats.c.number).where(
        seats.c.match == match,
        or_(
            and_(seats.c.person.is_(None), seats.c.strength.is_(None)),
            seats.c.person.in_(unwilling),
            seats.c.gave_up == 0,
            seats.c.gave_up.in_(unwilling),
        ),
    )
    before = select(sitters.c.seat).where(
        sitters.c.match == match,
        or_(sitters.c.person.is_(None), sitters.c.person.in_(unwilling)),
    )
    return sat.union_all(before)


def rating_of(connection: Connection, person: int) -> Rating:
    known = connection.execute(rated(person)).first()
    return Rating(*known) if known else NEWCOMER


def rated(person: int) -> Select[Any]:
    c = ratings.c
    where = (c.guild == EVERYWHERE, c.game == RATED_AS, c.person == person)
    return select(c.mu, c.sigma).where(*where)


def _recent(person: int) -> Select[Any]:
    c = puzzle_tries.c
    found = select(c.game, c.theme).where(c.person == person)
    return found.order_by(c.at.desc()).limit(RECENT)


def _by_turns(recent: Sequence[str], games: Iterable[str]) -> list[str]:
    """The games, the one that was had longest ago first."""
    return sorted(games, key=lambda game: -recent.index(game) if game in recent else -len(recent))


def _nearest(connection: Connection, person: int, game: str, rules: int, mu: float) -> list[Puzzle]:
    """The next harder and the next easier ones that are new to the person."""
    c = puzzles.c
    new = select(puzzles).where(*_of(game, rules), *_new_to(person))
    harder = new.where(c.mu >= mu).order_by(c.mu).limit(2)
    easier = new.where(c.mu < mu).order_by(c.mu.desc()).limit(2)
    return [_puzzle(row) for query in (harder, easier) for row in connection.execute(query)]


def _new_to(person: int) -> Iterable[ColumnElement[bool]]:
    c = puzzles.c
    here = and_(puzzle_tries.c.match == c.match, puzzle_tries.c.number == c.number)
    yield ~exists().where(here, puzzle_tries.c.person == person)
    yield ~exists().where(seats.c.match == c.match, seats.c.person == person)
    yield ~exists().where(sitters.c.match == c.match, sitters.c.person == person)


def played_by(person: int, match: str) -> CompoundSelect[Any]:
    sat = select(seats.c.number).where(seats.c.match == match, seats.c.person == person)
    before = select(sitters.c.seat).where(sitters.c.match == match, sitters.c.person == person)
    return sat.union_all(before)


def _is_new(connection: Connection, puzzle: Puzzle) -> bool:
    """Values are equal where two positions come to the same: one of them is enough.

    Whatever was played there, so neither cost nor theme is compared.
    """
    c, close = puzzles.c, 1e-9
    gap = c.gap.between(puzzle.gap - close, puzzle.gap + close)
    alike = select(c.match).where(c.game == puzzle.game, gap)
    return connection.execute(alike).first() is None


def _of(game: str, rules: int) -> tuple[ColumnElement[bool], ...]:
    return puzzles.c.game == game, puzzles.c.rules == rules


def at_pointer(table: Any, pointer: Pointer) -> tuple[ColumnElement[bool], ...]:
    match, number = pointer
    return table.c.match == match, table.c.number == number


def _row(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "match": puzzle.match,
        "number": puzzle.number,
        "seat": puzzle.seat,
        "game": puzzle.game,
        "rules": puzzle.rules,
        "gap": puzzle.gap,
        "cost": puzzle.cost,
        "theme": puzzle.theme,
        "plays": 0,
        **puzzle.rating._asdict(),
    }


def _puzzle(row: Row[Any]) -> Puzzle:
    rating = Rating(row.mu, row.sigma)
    pointer = row.match, row.number, row.seat, row.game, row.rules
    return Puzzle(*pointer, row.gap, row.cost, row.theme, rating)
