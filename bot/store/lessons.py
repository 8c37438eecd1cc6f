"""How far people have come in the lessons."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import BindParameter, Connection, bindparam, select, update

from bot.store.database import Database
from bot.store.schema import lessons, results
from bot.store.upsert import add

WHO: BindParameter[Any] = bindparam("who")
WHAT: BindParameter[Any] = bindparam("what")
OF = select(lessons).where(lessons.c.person == WHO)
PLAYED = select(results.c.game).where(results.c.person == WHO, results.c.game == WHAT).limit(1)
LEARNED = select(lessons.c.game).where(
    lessons.c.person == WHO, lessons.c.game == WHAT, lessons.c.done.is_not(None)
)


@dataclass(frozen=True, slots=True)
class Progress:
    step: int
    """Where the lesson goes on, counted from 0."""
    done: float | None = None
    """When it was first learned to the end."""


class Lessons:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: int) -> dict[str, Progress]:
        """By game; a game that was not begun is missing."""
        rows = await self._database.read(
            lambda connection: connection.execute(OF, {"who": person}).all()
        )
        return {row.game: Progress(row.step, row.done) for row in rows}

    async def reached(
        self, person: int, game: str, step: int, finished: float | None = None
    ) -> None:
        """Write where the lesson stands; `finished` is kept from the first time."""
        whose = (lessons.c.person == person, lessons.c.game == game)

        def write(connection: Connection) -> None:
            row = {"person": person, "game": game, "step": step, "done": finished}
            if add(connection, lessons, row):
                return
            connection.execute(update(lessons).where(*whose).values(step=step))
            first = update(lessons).where(*whose, lessons.c.done.is_(None))
            connection.execute(first.values(done=finished))

        await self._database.write(write)

    async def knows(self, person: int, game: str) -> bool:
        """Whether the person has played this game to an end, or learned it."""
        asked = {"who": person, "what": game}

        def found(connection: Connection) -> bool:
            return any(connection.execute(query, asked).first() for query in (LEARNED, PLAYED))

        return await self._database.read(found)
