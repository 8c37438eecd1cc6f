"""What a person asked us to remember."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select, update

from bot.store.database import Database
from bot.store.hints import LISTENERS, hint
from bot.store.schema import people, standings
from bot.store.upsert import put
from bot.table.quiet_hours import USUAL_ZONE, QuietHours


@dataclass(frozen=True, slots=True)
class Person:
    direct_messages: bool = True
    reminder: str = "mention"
    """How they are told that a table waits: by mention, direct-message or not at all (none)."""
    listed: bool = True
    """Whether leaderboards and other people's looks at the profile show them."""
    quiet_begins: int | None = None
    quiet_ends: int | None = None
    zone: str | None = None
    """Whose clock theirs is."""
    locale: str | None = None
    """The language they read, as far as we know."""
    aloud: bool = False
    """Whether everything is told to them in sentences, because they listen instead of looking."""

    @property
    def quiet(self) -> QuietHours | None:
        """When they want to be left alone."""
        if self.quiet_begins is None or self.quiet_ends is None:
            return None
        return QuietHours(self.quiet_begins, self.quiet_ends, self.clock)

    @property
    def clock(self) -> str:
        """The zone they live by."""
        return self.zone or USUAL_ZONE


ASKED = tuple(people.c[name] for name in Person.__slots__)


class People:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: int) -> Person:
        query = select(*ASKED).where(people.c.person == person)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return Person(*row) if row else Person()

    async def set_direct_messages(self, person: int, wanted: bool) -> None:
        """Who wants none is not called by one either."""
        row = {"person": person, "direct_messages": wanted}
        by_message = (people.c.person == person) & (people.c.reminder == "direct-message")
        otherwise = update(people).where(by_message).values(reminder="mention")

        def change_both(connection: Connection) -> None:
            put(connection, people, row)
            if not wanted:
                connection.execute(otherwise)

        await self._database.write(change_both)

    async def set_reminder(self, person: int, way: str) -> None:
        """Who wants to be called by direct message wants direct messages."""
        wanted = {"direct_messages": True} if way == "direct-message" else {}
        await self._set(person, reminder=way, **wanted)

    async def set_quiet(self, person: int, begins: int | None, ends: int | None) -> None:
        await self._set(person, quiet_begins=begins, quiet_ends=ends)

    async def set_zone(self, person: int, zone: str) -> None:
        await self._set(person, zone=zone)

    async def set_locale(self, person: int, locale: str) -> None:
        await self._set(person, locale=locale)

    async def set_aloud(self, person: int, wanted: bool) -> None:
        row = {"person": person, "aloud": wanted}

        def change_and_tell(connection: Connection) -> None:
            put(connection, people, row)
            hint(connection, LISTENERS)

        await self._database.write(change_and_tell)

    async def listeners(self) -> frozenset[int]:
        """All who listen; they are few."""
        query = select(people.c.person).where(people.c.aloud)
        return await self._database.read(
            lambda connection: frozenset(connection.execute(query).scalars())
        )

    async def set_listed(self, person: int, wanted: bool) -> None:
        """Also on the leaderboards as they stand."""
        row = {"person": person, "listed": wanted}
        change = update(standings).where(standings.c.person == person).values(listed=wanted)

        def change_both(connection: Connection) -> None:
            put(connection, people, row)
            connection.execute(change)

        await self._database.write(change_both)

    async def _set(self, person: int, **asked: Any) -> None:
        row = {"person": person} | asked
        await self._database.write(lambda connection: put(connection, people, row))
