"""Preferences of people."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select, update

from bot.store.database import Database
from bot.store.schema import daily_places, people, standings
from bot.store.upsert import put
from bot.store.wakeups import SCREEN_READERS, wake
from bot.table.quiet_hours import USUAL_ZONE, QuietHours


@dataclass(frozen=True, slots=True)
class Preferences:
    direct_messages: bool = True
    reminder: str = "mention"
    """How they are notified of a turn: mention, direct-message or none."""
    listed: bool = True
    """Whether leaderboards show them and others may open their profile."""
    quiet_begins: int | None = None
    quiet_ends: int | None = None
    zone: str | None = None
    """A time zone such as Europe/Berlin; None: not set."""
    locale: str | None = None
    """The language they read; None: unknown."""
    aloud: bool = False
    """They use a screen reader: everything is told in sentences."""
    streaks: bool = True
    """Whether they are told for how many weeks they have played the day."""
    puzzles: bool = True
    """Whether their finished matches may become puzzles, without their name."""
    brief: bool = False
    """Who uses a screen reader: questions come without the position."""

    @property
    def quiet(self) -> QuietHours | None:
        """When they get no notifications; None: always allowed."""
        if self.quiet_begins is None or self.quiet_ends is None:
            return None
        return QuietHours(self.quiet_begins, self.quiet_ends, self.clock)

    @property
    def clock(self) -> str:
        """Their time zone, or the default one."""
        return self.zone or USUAL_ZONE


ASKED = tuple(people.c[name] for name in Preferences.__slots__)


class People:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def preferences(self, person: int) -> Preferences:
        query = select(*ASKED).where(people.c.person == person)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return Preferences(*row) if row else Preferences()

    async def set_direct_messages(self, person: int, wanted: bool) -> None:
        """Without direct messages a reminder by direct message becomes a mention."""
        row = {"person": person, "direct_messages": wanted}
        by_message = (people.c.person == person) & (people.c.reminder == "direct-message")
        otherwise = update(people).where(by_message).values(reminder="mention")

        def change_both(connection: Connection) -> None:
            put(connection, people, row)
            if not wanted:
                connection.execute(otherwise)

        await self._database.write(change_both)

    async def set_reminder(self, person: int, way: str) -> None:
        """A reminder by direct message switches direct messages on."""
        wanted = {"direct_messages": True} if way == "direct-message" else {}
        await self._set(person, reminder=way, **wanted)

    async def set_quiet(self, person: int, begins: int | None, ends: int | None) -> None:
        await self._set(person, quiet_begins=begins, quiet_ends=ends)

    async def set_zone(self, person: int, zone: str) -> None:
        await self._set(person, zone=zone)

    async def set_locale(self, person: int, locale: str) -> None:
        await self._set(person, locale=locale)

    async def set_aloud(self, person: int, wanted: bool) -> None:
        await self._set_and_wake(person, aloud=wanted)

    async def set_brief(self, person: int, wanted: bool) -> None:
        await self._set_and_wake(person, brief=wanted)

    async def _set_and_wake(self, person: int, **asked: bool) -> None:
        row = {"person": person} | asked

        def change_and_wake(connection: Connection) -> None:
            put(connection, people, row)
            wake(connection, SCREEN_READERS)

        await self._database.write(change_and_wake)

    async def screen_readers(self) -> dict[int, bool]:
        """All who use a screen reader, and whether in brief; they are few."""
        query = select(people.c.person, people.c.brief).where(people.c.aloud)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.person: row.brief for row in rows}

    async def set_listed(self, person: int, wanted: bool) -> None:
        """Applies to existing leaderboards and tables of days too."""
        row = {"person": person, "listed": wanted}

        def change_all(connection: Connection) -> None:
            put(connection, people, row)
            for table in (standings, daily_places):
                change = update(table).where(table.c.person == person)
                connection.execute(change.values(listed=wanted))

        await self._database.write(change_all)

    async def set_streaks(self, person: int, wanted: bool) -> None:
        await self._set(person, streaks=wanted)

    async def _set(self, person: int, **asked: Any) -> None:
        row = {"person": person} | asked
        await self._database.write(lambda connection: put(connection, people, row))
