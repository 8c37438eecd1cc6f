"""Real notices over a connection that is always broken: whom they try to reach is noted."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.cards.artist import Artist
from bot.shell.answers.languages import Languages
from bot.shell.answers.screen_readers import ScreenReaders
from bot.shell.channels import Channels
from bot.shell.notify.activity import Activity
from bot.shell.notify.end_notice import EndNotice
from bot.shell.notify.notices import Notices
from bot.shell.notify.rematch_notice import RematchNotice
from bot.store.store import Store
from bot.store.turn_notices import TurnNotice
from bot.table.snapshot import Snapshot
from tests.clock import Clock
from tests.shelf import TEXTS

NIGHT, MORNING = 23 * 3600.0, 32 * 3600.0


class ReadNotices(Notices):
    """Real ones; what they try to send to a channel can be read."""

    def __init__(self, *needed: Any) -> None:
        super().__init__(*needed)
        self.texts: list[str] = []

    async def _send_here(
        self, at: Snapshot, notices: Sequence[TurnNotice], text: str
    ) -> list[TurnNotice]:
        self.texts.append(text)
        return await super()._send_here(at, notices, text)


@dataclass
class Post:
    store: Store
    clock: Clock
    direct: list[int] = field(default_factory=list)
    """People to whom a direct message was tried."""
    here: list[int] = field(default_factory=list)
    """Channels in which a message was tried."""

    def __post_init__(self) -> None:
        people = self.store.people
        self.readers = ScreenReaders(people)
        self.activity = Activity(self.clock, 60)
        self.notices = ReadNotices(
            Artist(TEXTS),
            people,
            Languages(people),
            self.readers,
            Channels(self._channel, self._open),
            self.clock,
            lambda: 2,
        )
        self.end = EndNotice(self.notices, self.activity, self.readers)
        self.rematch = RematchNotice(self.notices, self.activity)

    def _channel(self, channel: int, /, *, guild_id: int | None = None) -> Any:
        self.here.append(channel)
        raise OSError("connection reset")

    async def _open(self, person: discord.Object) -> Any:
        self.direct.append(person.id)
        raise OSError("connection reset")

    async def wants(self, person: int, way: str, *, letters: bool = True) -> None:
        await self.store.people.set_reminder(person, way)
        if not letters:
            await self.store.people.set_direct_messages(person, wanted=False)

    async def sleeps(self, person: int) -> None:
        """It is night, and the person has quiet hours from 22 to 8."""
        self.clock.now = NIGHT
        await self.store.people.set_quiet(person, 22, 8)
        await self.store.people.set_zone(person, "UTC")
