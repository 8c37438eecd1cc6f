"""The day is announced where a server wants it, from its hour on and once."""

from datetime import date

import pytest

from bot.live.backoff import LONGEST_SECONDS
from bot.live.daily import Daily
from bot.live.tables import LiveTables
from bot.shell.channels import Channels
from bot.shell.notify.day_notice import DayNotices
from bot.store.servers import ServerSettings
from bot.store.shard_set import ShardSet
from bot.table.days import ZONE
from bot.table.quiet_hours import local
from tests.clock import Clock
from tests.shelf import TEXTS
from tests.shell.offline import never
from tests.shell.tables import CHANNEL, GUILD

OTHER = GUILD + 1


class Today(Daily):
    def __init__(self) -> None:
        """Days are not stored here."""

    @property
    def today(self) -> date:
        return date(2026, 11, 18)

    async def seals(self) -> None:  # type: ignore[override]
        """Nobody asks what they are."""


class NotedNotices(DayNotices):
    def __init__(self, sessions: LiveTables) -> None:
        super().__init__(Today(), sessions, TEXTS, Channels(never, never))
        self.announced: list[int] = []
        self.looked_first: list[bool] = []
        self.fails: set[int] = set()

    async def _announce(
        self, guild: int, decided: ServerSettings, today: date, *, look_first: bool
    ) -> None:
        self.looked_first.append(look_first)
        if guild in self.fails:
            raise OSError("the database is away")
        self.announced.append(guild)


async def announce_at(sessions: LiveTables, hour: int, *guilds: int) -> None:
    sessions.shards.held = ShardSet()
    wanted = {"daily_channel": CHANNEL, "daily_hour": hour}
    for guild in guilds:
        await sessions.store.servers.change(
            guild, lambda old: old.model_copy(update=wanted), press=guild
        )


@pytest.mark.parametrize(("late", "announced"), [(-1, []), (0, [GUILD]), (1, [GUILD])])
async def test_from_the_hour_on_that_the_server_chose(
    sessions: LiveTables, clock: Clock, late: int, announced: list[int]
) -> None:
    await announce_at(sessions, local(clock(), ZONE).hour - late, GUILD)
    notices = NotedNotices(sessions)
    for _ in range(2):
        await notices.tell()
    assert notices.announced == announced


async def test_a_server_where_it_fails_is_tried_again_and_holds_up_no_other(
    sessions: LiveTables, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    await announce_at(sessions, local(clock(), ZONE).hour, GUILD, OTHER)
    notices = NotedNotices(sessions)
    notices.fails = {GUILD}
    for _ in range(2):
        await notices.tell()
    assert notices.announced == [OTHER]
    assert len(caplog.records) == 1
    notices.fails = set()
    clock.now += LONGEST_SECONDS
    await notices.tell()
    assert notices.announced == [OTHER, GUILD]
    assert all(notices.looked_first)  # it may have been sent before it failed
