"""What people answered to the decisions of a Sunday: in order, each once, scored with the last."""

from collections.abc import Callable, Sequence

from sqlalchemy import Connection, Update, select, update

from bot.store.database import Database
from bot.store.days import finish, try_of
from bot.store.presses import claim, was_served
from bot.store.schema import daily_tries, sunday_answers
from bot.store.upsert import add
from bot.table.days import SUNDAY, Score, Try

Scored = Callable[[Sequence[str]], Score | None]


class SundayAnswers:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def answers(self, one: Try) -> tuple[str, ...]:
        """The moves that were answered, in the order of the decisions."""
        return await self._database.read(lambda connection: _answers(connection, one))

    async def answer(self, one: Try, place: int, move: str, at: float, score: Scored) -> Try | None:
        """Write an answer unless there is one; with the last one also what came of the try.

        Returns the try; None: the person was forgotten meanwhile.
        """
        row = {"date": one.date.isoformat(), "person": one.person, "place": place}

        def answer(connection: Connection) -> Try | None:
            if try_of(connection, one.date, one.person) is None:
                return None
            add(connection, sunday_answers, row | {"move": move, "at": at})
            if came := score(_answers(connection, one)):
                finish(connection, one, at, came)
            return try_of(connection, one.date, one.person)

        return await self._database.write(answer)

    async def share(self, one: Try, at: float, press: int) -> bool:
        """Claim the public announcement of the result; True for the first press only."""
        mine = _tries(one).where(daily_tries.c.shared.is_(None)).values(shared=at)

        def share(connection: Connection) -> bool:
            if not connection.execute(mine).rowcount:
                return was_served(connection, press)
            claim(connection, press, "")
            return True

        return await self._database.write(share)

    async def unshare(self, one: Try) -> None:
        """Give the claim back: the announcement failed."""
        await self._database.write(lambda c: c.execute(_tries(one).values(shared=None)))


def _tries(one: Try) -> Update:
    c = daily_tries.c
    here = (c.date == one.date.isoformat(), c.game == SUNDAY, c.person == one.person)
    return update(daily_tries).where(*here)


def _answers(connection: Connection, one: Try) -> tuple[str, ...]:
    c = sunday_answers.c
    mine = (c.date == one.date.isoformat(), c.person == one.person)
    query = select(c.move).where(*mine).order_by(c.place)
    return tuple(connection.execute(query).scalars())
