"""Emoji of our own: uploaded once, fetched at the start; without them boards show Unicode."""

import asyncio
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Any

import discord
import pytest

from bot.live.backoff import Backoff
from bot.shell.drawing import emoji as module
from bot.shell.drawing.emoji import ApplicationEmoji, Uploaded
from bot.store.store import Store
from tests.shelf import CATALOGUE
from tests.shell.interactions import client

GAME = "zwerg"
CARDS = {GAME: CATALOGUE[GAME]}


@dataclass
class Application:
    """The emoji that Discord has."""

    there: list[discord.Emoji] = field(default_factory=list)
    broken: int = 0
    """So many fetches fail."""

    def __post_init__(self) -> None:
        self._numbers = count(1_000_000_000_000)
        self.fetched = asyncio.Event()

    async def fetch(self) -> list[discord.Emoji]:
        if self.broken:
            self.broken -= 1
            raise ConnectionResetError("torn")
        self.fetched.set()
        return self.there

    async def create(self, *, name: str, image: bytes) -> discord.Emoji:
        made = emoji(next(self._numbers), name)
        self.there.append(made)
        return made

    def emoji(self, store: Store) -> ApplicationEmoji:
        return ApplicationEmoji(self.fetch, self.create, store.notes, CARDS, "https://here")


def emoji(number: int, name: str) -> discord.Emoji:
    data: Any = {"id": str(number), "name": name}
    return discord.Emoji(guild=discord.Object(0), state=client._connection, data=data)


async def test_what_is_missing_is_uploaded_once(store: Store) -> None:
    application = Application()
    first = await application.emoji(store).upload()
    again = await application.emoji(store).upload()
    assert first == Uploaded(new=len(application.there), replaced=0, removed=0, kept=0)
    assert again == Uploaded(new=0, replaced=0, removed=0, kept=first.new)
    assert first.new > 1


async def test_emoji_that_another_database_uploaded_count_as_up_to_date(store: Store) -> None:
    application = Application()
    await application.emoji(store).upload()
    await store.notes.write("emoji at https://here", "{}")
    again = await application.emoji(store).upload()
    assert (again.new, again.replaced) == (0, 0)


async def test_the_operators_own_emoji_stay(store: Store) -> None:
    application = Application([emoji(5, "operators_own")])
    uploaded = await application.emoji(store).upload()
    assert uploaded.removed == 0
    assert application.there[0].name == "operators_own"


async def test_boards_use_what_is_there(store: Store) -> None:
    application = Application()
    await application.emoji(store).upload()
    fresh = application.emoji(store)
    assert fresh.icons == {}
    await fresh.bring(upload=False)
    shown = set(fresh.icons[GAME].values())
    assert shown == {str(one) for one in application.there if one.name != GAME}
    await fresh.close()


async def test_emoji_that_cannot_be_fetched_come_later_and_one_line_tells(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    application = Application(broken=2)
    monkeypatch.setattr(module, "Backoff", partial(Backoff, first=0.0))
    brought = application.emoji(store)
    await brought.bring(upload=False)
    async with asyncio.timeout(60):
        await application.fetched.wait()
    assert [record.levelname for record in caplog.records] == ["WARNING"]
