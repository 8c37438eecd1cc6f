"""Who listens instead of looking, and how far each of them has heard what happens at a table."""

from bot.engine import story
from bot.live.session import Session
from bot.store.people import People

KNOWN_TABLES = 10_000


class Listeners:
    """The store has who they are; how far somebody has heard is a hint, lost with a restart."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._known: frozenset[int] = frozenset()
        self._doubts = self._settled = 0
        self._heard: dict[tuple[str, int], int] = {}

    async def load(self) -> None:
        self._known = await self._people.listeners()

    def doubt(self) -> None:
        """Another process may have changed who they are."""
        self._doubts += 1

    async def settle(self) -> None:
        """Ask again where there is doubt; it stays when the store does not answer."""
        while self._settled != (doubts := self._doubts):
            await self.load()
            self._settled = doubts

    def hears(self, person: int) -> bool:
        return person in self._known

    async def switch(self, person: int, wanted: bool) -> None:
        await self._people.set_aloud(person, wanted)
        self._known = self._known | {person} if wanted else self._known - {person}

    def forget(self, person: int) -> None:
        self._known = self._known - {person}

    def since(self, session: Session, person: int) -> int:
        """The number of the first move that they have not heard of."""
        match, seat = session.match, session.table.seat_of(person)
        if match is None or seat is None:
            return story.BEGINNING
        heard = self._heard.get((session.table.id, person))
        return story.unheard(match, seat) if heard is None else heard

    def told(self, session: Session, person: int) -> None:
        """They were told everything up to now."""
        if session.match is None or not self.hears(person):
            return
        self._heard.pop((session.table.id, person), None)
        self._heard[session.table.id, person] = session.match.version
        if len(self._heard) > KNOWN_TABLES:
            del self._heard[next(iter(self._heard))]
