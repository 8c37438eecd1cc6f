"""The first answers of people to puzzles: counted once, rated, and added to leaderboards."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, func, insert, select, update

from bot.puzzles.rating import answered
from bot.puzzles.search import Puzzle
from bot.store.database import Database
from bot.store.puzzles import EVERYWHERE, RATED_AS, at_pointer, played_by, rated, rating_of
from bot.store.schema import people, puzzle_tries, puzzles, ratings, standings
from bot.store.upsert import put
from bot.table.ratings import Rating
from bot.table.scores import SPANS, period


@dataclass(frozen=True, slots=True)
class FirstAnswer:
    """The first answer of a person to a puzzle."""

    correct: bool
    before: int
    after: int
    """The shown rating."""
    now: bool
    """Whether this press gave it; otherwise an earlier one did."""


@dataclass(frozen=True, slots=True)
class Solver:
    """A person's answers in all."""

    answers: int = 0
    correct: int = 0
    rating: int | None = None
    """As shown; None: never answered."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a person answered, and where."""

    person: int
    guild: int | None
    """Whose leaderboards it counts for; None: it was answered in a direct message."""
    press: int
    at: float
    correct: bool
    cost: float


class PuzzleTries:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def record(self, puzzle: Puzzle, answer: Answer) -> FirstAnswer | None:
        """Count the first answer of a person, and rate person and puzzle by it.

        None: the puzzle is gone, or the person played that match.
        """
        return await self._database.write(lambda c: _recorded(c, puzzle, answer))

    async def solver(self, person: int) -> Solver:
        c = puzzle_tries.c
        query = select(func.count(), func.count().filter(c.correct)).where(c.person == person)

        def read(connection: Connection) -> Solver:
            answers, correct = connection.execute(query).one()
            known = connection.execute(rated(person)).first()
            return Solver(answers, correct, Rating(*known).shown if known else None)

        return await self._database.read(read)


def _recorded(connection: Connection, puzzle: Puzzle, answer: Answer) -> FirstAnswer | None:
    person, pointer = answer.person, (puzzle.match, puzzle.number)
    _one_at_a_time(connection, person)
    where = at_pointer(puzzles, pointer)
    stored = connection.execute(select(puzzles).where(*where).with_for_update()).first()
    if stored is None or connection.execute(played_by(person, puzzle.match)).first():
        return None
    mine = select(puzzle_tries).where(
        *at_pointer(puzzle_tries, pointer), puzzle_tries.c.person == person
    )
    if old := connection.execute(mine).first():
        return FirstAnswer(
            old.correct, old.rating_before, old.rating_after, old.press == answer.press
        )
    before = rating_of(connection, person)
    after, hardness = answered(before, Rating(stored.mu, stored.sigma), correct=answer.correct)
    told = {"rating_before": before.shown, "rating_after": after.shown}
    connection.execute(insert(puzzle_tries), _row(puzzle, answer) | told)
    known = {"guild": EVERYWHERE, "game": RATED_AS, "person": person}
    put(connection, ratings, known | after._asdict())
    plays = {"plays": stored.plays + 1}
    connection.execute(update(puzzles).where(*where).values(hardness._asdict() | plays))
    if answer.guild is not None:
        _stand(connection, answer.guild, answer, after.shown)
    return FirstAnswer(answer.correct, before.shown, after.shown, now=True)


def _one_at_a_time(connection: Connection, person: int) -> None:
    """Two first answers of one person have no row to lock; SQLite has one writer."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(person)))


def _row(puzzle: Puzzle, answer: Answer) -> dict[str, Any]:
    return {
        "match": puzzle.match,
        "number": puzzle.number,
        "person": answer.person,
        "press": answer.press,
        "at": answer.at,
        "game": puzzle.game,
        "theme": puzzle.theme,
        "correct": answer.correct,
        "cost": answer.cost,
    }


def _stand(connection: Connection, guild: int, answer: Answer, rating: int) -> None:
    """The leaderboards of the server, as those of a game: answers and right answers."""
    c, periods = standings.c, [period(span, answer.at) for span in SPANS]
    here = and_(c.guild == guild, c.game == RATED_AS, c.person == answer.person)
    query = select(standings).where(here, c.period.in_(periods)).with_for_update()
    known = {row["period"]: row for row in connection.execute(query).mappings()}
    unlisted = select(people.c.person).where(
        people.c.person == answer.person, people.c.listed.is_(False)
    )
    listed = connection.execute(unlisted).first() is None
    key = {"guild": guild, "game": RATED_AS, "person": answer.person, "listed": listed}
    put(
        connection,
        standings,
        *(_added(known.get(name), answer, rating) | key | {"period": name} for name in periods),
    )


def _added(old: Mapping[Any, Any] | None, answer: Answer, rating: int) -> dict[str, Any]:
    matches, wins = (old["matches"], old["wins"]) if old else (0, 0)
    nothing = dict.fromkeys(("best", "average", "bets"))
    counted = {"matches": matches + 1, "wins": wins + answer.correct, "points": 0}
    return nothing | counted | {"rating": rating}
