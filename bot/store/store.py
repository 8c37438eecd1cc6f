"""The store of the bot: opened, closed, and in parts named for what they keep."""

from bot.store.archive import Archive
from bot.store.boards import Boards
from bot.store.calls import Calls
from bot.store.database import Database, opened, unopened
from bot.store.errands import Errands
from bot.store.evenings import Evenings
from bot.store.hints import Hints
from bot.store.leaders import Leaders
from bot.store.leases import Leases
from bot.store.maintenance import Maintenance
from bot.store.matches import Matches
from bot.store.notes import Notes
from bot.store.people import People
from bot.store.personal import PersonalData
from bot.store.profiles import Profiles
from bot.store.results import Results
from bot.store.servers import Servers


class Store:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.matches = Matches(database)
        self.boards = Boards(database)
        self.archive = Archive(database)
        self.results = Results(database)
        self.evenings = Evenings(database)
        self.leaders = Leaders(database)
        self.profiles = Profiles(database)
        self.people = People(database)
        self.personal = PersonalData(database)
        self.calls = Calls(database)
        self.servers = Servers(database)
        self.notes = Notes(database)
        self.leases = Leases(database)
        self.errands = Errands(database)
        self.hints = Hints(database)
        self.maintenance = Maintenance(database)

    @classmethod
    def unopened(cls, url: str) -> "Store":
        """A store that connects only when it is first asked."""
        return cls(unopened(url))

    @classmethod
    async def open(cls, url: str, *, upgrade: bool = False) -> "Store":
        """Connect and check the version; raises OperatorError with a sentence."""
        return cls(await opened(url, upgrade=upgrade))

    @property
    def shared(self) -> bool:
        return self._database.shared

    @property
    def waiting(self) -> int:
        """Writes that wait for the disk."""
        return self._database.waiting

    async def close(self) -> None:
        await self._database.close()
