"""Turn notices with what they reach: a real store, real tables, counted messages."""

from dataclasses import dataclass, field

from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.shell.answers.screen_readers import ScreenReaders
from bot.shell.notify.activity import Activity, Attention
from bot.shell.notify.turn_notice import OwnTables, TurnNotices
from bot.store.shard_set import ALL
from bot.store.turn_notices import TurnNotice
from bot.table.table import Table
from bot.table.wishes import parse
from tests.clock import Clock
from tests.numbers import press
from tests.shell.fakes import SentNotices
from tests.shell.tables import ANNA, BEN, CHANNEL, CLEO, GUILD

ACTIVE_SECONDS = 120.0


@dataclass
class Bell:
    """Turn notices with what they reach."""

    sessions: LiveTables
    clock: Clock
    notices: SentNotices = field(default_factory=SentNotices)
    owned: bool = True
    unreadable: dict[str, Exception] = field(default_factory=dict)
    """By match what asking for its table raises."""

    def __post_init__(self) -> None:
        store = self.sessions.store
        self.activity = Activity(self.clock, ACTIVE_SECONDS)
        self.readers = ScreenReaders(store.people)
        self.turns = TurnNotices(
            self.notices,
            store.turn_notices,
            OwnTables(self.get, self.owns),
            Attention(self.activity, self.readers, self.clock),
            self.clock,
        )

    async def get(self, match: str) -> Session:
        if match in self.unreadable:
            raise self.unreadable[match]
        return await self.sessions.get(match)

    def owns(self, table: Table) -> bool:
        return self.owned

    def saw(self, *people: int) -> None:
        for person in people:
            self.activity.saw(CHANNEL, person)

    async def stored(self) -> list[TurnNotice]:
        return await self.sessions.store.turn_notices.open(ALL)

    async def tick(self) -> None:
        """One round of the loop (see `tests/shell/conftest.py`)."""
        await self.turns.run()


async def betting(sessions: LiveTables) -> Session:
    """Anna has placed three dice, and the others bet in secret."""
    session = await sessions.open(
        "zwerg", channel=CHANNEL, guild=GUILD, person=ANNA, locale="de", token=press()
    )
    for person, wish in ((BEN, "join"), (CLEO, "join"), (ANNA, "first 1"), (ANNA, "start")):
        await session.ask(person, parse(wish), press())
    match = session.match
    assert match is not None
    while match.to_act == {0}:
        await session.move(ANNA, str(match.game.legal(match.state, 0)[0]))
        match = session.match
        assert match is not None
    assert match.to_act == {1, 2}
    return session
