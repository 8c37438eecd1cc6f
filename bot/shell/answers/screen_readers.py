"""Who uses a screen reader, and up to which move each of them has been told of a match."""

from bot.engine import story
from bot.engine.ink import Reading
from bot.live.recent import Recent
from bot.store.people import People
from bot.table.snapshot import Snapshot

MOST_TABLES = 10_000


class ScreenReaders:
    """The store knows who they are; how far each was told is in memory and lost with a restart."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._users: dict[int, bool] = {}
        """Whether they want questions without the position."""
        self._changes = self._loaded = 0
        self._told: Recent[tuple[str, int], int] = Recent(MOST_TABLES)

    async def load(self) -> None:
        self._users = await self._people.screen_readers()

    def changed_elsewhere(self) -> None:
        """Another process may have changed who they are."""
        self._changes += 1

    async def reload_if_changed(self) -> None:
        """A failing read leaves the change pending."""
        while self._loaded != (changes := self._changes):
            await self.load()
            self._loaded = changes

    def includes(self, person: int) -> bool:
        return person in self._users

    def reading(self, person: int, seat: int | None) -> Reading:
        """How texts about this seat are written for the person."""
        return Reading(seat, self.includes(person), self._users.get(person, False))

    async def switch(self, person: int, wanted: bool) -> None:
        await self._people.set_aloud(person, wanted)
        await self.load()

    async def switch_brief(self, person: int, wanted: bool) -> None:
        await self._people.set_brief(person, wanted)
        await self.load()

    def forget(self, person: int) -> None:
        self._users.pop(person, None)

    def untold(self, at: Snapshot, person: int) -> int:
        """The number of the first move that the person has not been told of."""
        match, seat = at.match, at.table.seat_of(person)
        if match is None or seat is None:
            return story.BEGINNING
        told = self._told.get((at.table.id, person))
        return story.unheard(match, seat) if told is None else told

    def told_all(self, at: Snapshot, person: int) -> None:
        """The person has been told everything up to now."""
        if at.match is not None and self.includes(person):
            self._told[at.table.id, person] = at.match.version
