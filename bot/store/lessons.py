"""How far people have come in the lessons."""

from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, select, update

from bot.store.database import Database
from bot.store.schema import lessons, results
from bot.store.upsert import add

OF = select(lessons).where(lessons.c.person == bindparam("who"))
PLAYED = (
    select(results.c.match)
    .where(results.c.person == bindparam("who"), results.c.game == bindparam("what"))
    .limit(1)
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
        progress = (await self.of(person)).get(game)
        if progress is not None and progress.done is not None:
            return True
        asked = {"who": person, "what": game}
        row = await self._database.read(
            lambda connection: connection.execute(PLAYED, asked).first()
        )
        return row is not None
