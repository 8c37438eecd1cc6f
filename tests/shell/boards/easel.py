"""The board messages with what they reach: the channel is only noted, the rest is real."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.cards.artist import Artist
from bot.cards.card import Card
from bot.cards.end_of_match import EndOfMatch
from bot.config import TableSettings
from bot.live.session import Session
from bot.live.shards import Shards
from bot.live.tables import LiveTables
from bot.shell.boards.board_message import BoardMessages
from bot.shell.boards.drawn_board import DrawnBoards, Notifying
from bot.shell.boards.end_of_match import EndsOfMatches
from bot.shell.boards.picture import Pictures
from bot.shell.boards.reactions import Reactions
from bot.shell.boards.redraw import Redraw
from bot.shell.boards.suspense import Suspense
from bot.shell.boards.where_it_stands import StandingBoards
from bot.shell.channels import Channels
from bot.shell.drawing.display_names import DisplayNames
from bot.shell.drawing.draw import Message
from bot.shell.notify.end_notice import EndNotice
from bot.shell.notify.notices import Notices
from bot.shell.notify.rematch_notice import RematchNotice
from bot.shell.notify.turn_notice import TurnNotices
from bot.store.boards import Behind, Boards
from bot.store.evenings import Evenings
from bot.store.shard_set import ALL, ShardSet
from bot.table.snapshot import Snapshot
from bot.table.table import Table
from tests.clock import Clock
from tests.shelf import TEXTS
from tests.shell.offline import never, parts
from tests.shell.tables import NO_STORE, OneTable


class NotedBoards(Boards):
    """What is stored of boards; it may be broken a few times."""

    def __init__(self) -> None:
        self.versions: dict[str, int] = {}
        self.left: list[Behind] = []
        self.replaced: int | None = None
        self.broken = 0

    async def replacing(self, match: str, old: int) -> None:
        self.replaced = old

    async def posted(self, match: str, board: int | None, at: float, drawn: int) -> None:
        self.versions[match] = drawn

    async def settled(self, match: str) -> None:
        self.replaced = None

    async def drawn(self, versions: Mapping[str, int]) -> None:
        self._check()
        self.versions.update(versions)

    async def behind(self, since: float, share: ShardSet = ALL) -> list[Behind]:
        self._check()
        return self.left

    def _check(self) -> None:
        if self.broken:
            self.broken -= 1
            raise ConnectionError("no database")


class NotedStanding(StandingBoards):
    """The channel: which message was sent, edited, deleted."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(ARTIST, NotedBoards(), Channels(never, never), SETTINGS, clock)
        self.done: list[tuple[str, int]] = []
        self.message: Message | None = None
        self.broken: list[Exception] = []
        """What the next calls raise."""

    async def send(self, session: Session, message: Message) -> int:
        self._check()
        self.message = message
        self.done.append(("sent", 901 + len(self.done)))
        return self.done[-1][1]

    async def edit(self, session: Session, message: Message) -> None:
        self._check()
        self.message = message
        self.done.append(("edited", session.table.board or 0))

    async def delete(self, session: Session, message: int | None) -> None:
        if message is not None:
            self.done.append(("deleted", message))

    async def disarm(self, session: Session, message: int) -> None:
        self.done.append(("disarmed", message))

    def _check(self) -> None:
        if self.broken:
            raise self.broken.pop(0)


class NotedTurns(TurnNotices):
    def __init__(self) -> None:
        self.updated = 0

    async def update(self, session: Session) -> None:
        self.updated += 1


class NotedEnd(EndNotice):
    def __init__(self) -> None:
        self.away: list[int] = []
        self.told = 0

    async def people_to_mention(self, at: Snapshot) -> list[int]:
        return self.away

    async def tell_screen_readers(self, at: Snapshot) -> None:
        self.told += 1


class NotedRematch(RematchNotice):
    def __init__(self) -> None:
        self.asked: list[int] = []

    async def people_to_mention(self, at: Snapshot) -> list[int]:
        return self.asked


class NoNotices(Notices):
    def __init__(self) -> None:
        """Nothing of it is used."""


class NoWins(Evenings):
    def __init__(self) -> None:
        """Nobody won anything this evening."""

    async def wins(self, channel: int, until: float) -> dict[int, int]:
        return {}

    async def is_first(self, guild: int, match: str) -> bool:
        return False


class NoShards(Shards):
    """Another process looks after every table."""

    def owns(self, table: Table) -> bool:
        return False


@dataclass
class Easel:
    session: Session
    clock: Clock
    sessions: LiveTables | None = None
    cards: tuple[Card, ...] = ()
    """The suspense of the next move."""
    changed: int = 0
    turns: NotedTurns = field(default_factory=NotedTurns)
    end: NotedEnd = field(default_factory=NotedEnd)
    rematch: NotedRematch = field(default_factory=NotedRematch)

    def __post_init__(self) -> None:
        sessions = self.sessions or OneTable(self.session, self.clock)
        self.desk = parts(sessions).desk
        self.standing = NotedStanding(self.clock)
        self.stored = NotedBoards()
        channels = Channels(never, never)
        self.suspense = Suspense(Beats(self), 3600.0, never, self._show)
        self.redraw = Redraw(self.stored, self.standing, channels, sessions.get, self._show)
        pictures = Pictures(TEXTS, DisplayNames(never), lambda match: EndOfMatch())
        notifying = Notifying(NoNotices(), self.turns, self.end, self.rematch)
        self.boards = BoardMessages(
            self.desk,
            pictures,
            self.standing,
            self.suspense,
            Reactions(self._refresh),
            self.redraw,
            DrawnBoards(
                self.desk,
                pictures,
                self.standing,
                self.suspense,
                self.redraw,
                EndsOfMatches(NoWins(), never, never, think=False),
                notifying,
                self._show,
            ),
            notifying,
            self._after_change,
        )

    async def _refresh(self, session: Session) -> None:
        await self.boards.refresh(session)

    async def _show(self, session: Session) -> None:
        await self.boards.show(session)

    async def _after_change(self, session: Session) -> None:
        self.changed += 1

    def own_nothing(self) -> None:
        self.desk.sessions.shards = NoShards(NO_STORE, self.clock, never)

    async def tries(self, seconds: int = 5) -> int:
        """How often the board is drawn again in the next seconds."""
        before = len(self.standing.done)
        for _ in range(seconds):
            self.clock.move(1.0)
            await self.redraw.run()
        return len(self.standing.done) - before


class Beats(Artist):
    def __init__(self, easel: Any) -> None:
        self._easel = easel

    def beats(self, snapshot: Snapshot) -> tuple[Card, ...]:
        cards: tuple[Card, ...] = self._easel.cards
        return cards


ARTIST = Artist(TEXTS)
SETTINGS = TableSettings()
