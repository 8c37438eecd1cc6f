"""Who sits down at no table of a server, by the decision of its managers.

Deleting one's data must not lift a block: a fingerprint then takes the place of the id.
"""

from sqlalchemy import Connection, delete, insert, select

from bot.store import fingerprints
from bot.store.database import Database
from bot.store.schema import blocked, servers
from bot.store.upsert import add, put


class Blocks:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def has(self, guild: int, person: int) -> bool:
        return await self._database.read(lambda c: _found(c, guild, person) is not None)

    async def people(self, guild: int) -> list[int]:
        """The blocked people of a server, without those who deleted their data."""
        here = (blocked.c.guild == guild, blocked.c.person > 0)
        query = select(blocked.c.person).where(*here).order_by(blocked.c.person)
        return await self._database.read(lambda c: list(c.execute(query).scalars()))

    async def put(self, guild: int, person: int, *, wanted: bool) -> None:
        """Block a person, or no longer."""

        def change(connection: Connection) -> None:
            put(connection, servers, {"guild": guild, "removed": None})
            known = _names(connection, guild, person)
            row = (blocked.c.guild == guild) & blocked.c.person.in_(known)
            connection.execute(delete(blocked).where(row))
            if wanted:
                connection.execute(insert(blocked).values(guild=guild, person=person))

        await self._database.write(change)


def servers_of(connection: Connection, person: int) -> list[int]:
    """The servers that have blocked a person, also before they deleted their data."""
    named = select(blocked.c.guild).where(blocked.c.person == person)
    nameless = select(blocked.c.guild).where(blocked.c.person < 0)
    guilds = connection.execute(nameless).scalars().all()
    found = [guild for guild in guilds if _found(connection, guild, person) not in (None, person)]
    return sorted((*connection.execute(named).scalars(), *found))


def forget(connection: Connection, person: int) -> None:
    """Replace the id of a person by fingerprints, one for each server."""
    named = select(blocked.c.guild).where(blocked.c.person == person)
    guilds = connection.execute(named).scalars().all()
    for guild in guilds:
        nameless = fingerprints.made(connection, guild, person)
        add(connection, blocked, {"guild": guild, "person": nameless})
    connection.execute(delete(blocked).where(blocked.c.person == person))


def _found(connection: Connection, guild: int, person: int) -> int | None:
    known = _names(connection, guild, person)
    here = (blocked.c.guild == guild, blocked.c.person.in_(known))
    return connection.scalar(select(blocked.c.person).where(*here))


def _names(connection: Connection, guild: int, person: int) -> tuple[int, ...]:
    """The id, and the fingerprint where anybody has one."""
    nameless = fingerprints.known(connection, guild, person)
    return (person,) if nameless is None else (person, nameless)
