"""The store: one object per kind of data over one database."""

from bot.store.archive import Archive
from bot.store.blocks import Blocks
from bot.store.boards import Boards
from bot.store.database import Database, opened, unopened
from bot.store.days import Days
from bot.store.evenings import Evenings
from bot.store.leaders import Leaders
from bot.store.leases import Leases
from bot.store.lessons import Lessons
from bot.store.maintenance import Maintenance
from bot.store.matches import Matches
from bot.store.notes import Notes
from bot.store.people import People
from bot.store.personal import PersonalData
from bot.store.presses import Presses
from bot.store.profiles import Profiles
from bot.store.puzzle_tries import PuzzleTries
from bot.store.puzzles import Puzzles
from bot.store.redraw_requests import RedrawRequests
from bot.store.results import Results
from bot.store.servers import Servers
from bot.store.sunday_answers import SundayAnswers
from bot.store.turn_notices import TurnNotices
from bot.store.wakeups import Wakeups


class Store:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.shared = database.shared
        """Whether several processes may use the database."""
        self.matches = Matches(database)
        self.presses = Presses(database)
        self.boards = Boards(database)
        self.archive = Archive(database)
        self.results = Results(database)
        self.evenings = Evenings(database)
        self.leaders = Leaders(database)
        self.profiles = Profiles(database)
        self.days = Days(database)
        self.sunday_answers = SundayAnswers(database)
        self.puzzles = Puzzles(database)
        self.puzzle_tries = PuzzleTries(database)
        self.people = People(database)
        self.lessons = Lessons(database)
        self.personal = PersonalData(database)
        self.turn_notices = TurnNotices(database)
        self.servers = Servers(database)
        self.blocks = Blocks(database)
        self.notes = Notes(database)
        self.leases = Leases(database)
        self.redraw_requests = RedrawRequests(database)
        self.wakeups = Wakeups(database)
        self.maintenance = Maintenance(database)

    @classmethod
    def unopened(cls, url: str) -> "Store":
        """A store that connects at its first use."""
        return cls(unopened(url))

    @classmethod
    async def open(cls, url: str, *, upgrade: bool = False) -> "Store":
        """Connect and check the version; raises OperatorError with a sentence."""
        return cls(await opened(url, upgrade=upgrade))

    @property
    def waiting(self) -> int:
        """Number of queued writes."""
        return self._database.waiting

    async def close(self) -> None:
        await self._database.close()
