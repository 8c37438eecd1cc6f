"""What is stored about a person: shown, exported, switched, deleted."""

import io
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.cards.card import Card
from bot.cards.my_data import (
    BecomePuzzles,
    BeListed,
    DeleteMyData,
    ExportMyData,
    MyData,
    ReadInBrief,
    ReadToMe,
    ReallyDeleteMyData,
    deleted_card,
    my_data_card,
    really_card,
)
from bot.live.rate_limit import HeavyReads
from bot.live.session import Session
from bot.shell.answers import private
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route
from bot.shell.drawing.draw import Message
from bot.table.days import today

Forget = Callable[[int], None]
"""Drops what a part of the bot has in memory about a person."""


@dataclass(eq=False, repr=False)
class MyDataPages:
    _heavy_reads: HeavyReads
    _forget: Sequence[Forget]
    _show_board: Callable[[Session], Awaitable[None]]

    @property
    def routes(self) -> tuple[Route[Any], ...]:
        return (
            Route(MyData, self.show),
            Route(ExportMyData, self.export),
            Route(DeleteMyData, self.ask_to_delete),
            Route(ReallyDeleteMyData, self._delete),
            Route(BeListed, self._list),
            Route(ReadToMe, self.read_to_me),
            Route(ReadInBrief, self.read_in_brief),
            Route(BecomePuzzles, self._be_asked),
        )

    async def show(self, request: Request, look: MyData | None = None) -> None:
        await private.show(request, await _card(request))

    async def ask_to_delete(self, request: Request, look: DeleteMyData | None = None) -> None:
        store, person = request.desk.store, request.person
        blocked = (await store.personal.counts(person))["blocked"] > 0
        spent = await store.days.found(today(request.desk.sessions.clock()), person) is not None
        await private.show(request, really_card(request.ink(), blocked=blocked, spent=spent))

    async def export(self, request: Request, look: ExportMyData | None = None) -> None:
        self._heavy_reads.enter(request.person)
        ink = request.ink()
        kept = await request.desk.store.personal.everything(request.person)
        text = json.dumps(kept, ensure_ascii=False, indent=1, sort_keys=True)
        file = discord.File(io.BytesIO(text.encode()), ink("mydata-file"))
        await private.give(request, Message(ink("mydata-exported"), files=(file,)))

    async def read_to_me(self, request: Request, change: ReadToMe | None = None) -> None:
        """Switch screen reader texts: to the other state, or as the button says."""
        wanted = not request.by_screen_reader if change is None else change.wanted
        await request.desk.screen_readers.switch(request.person, wanted)
        await private.show(request, await _card(request))

    async def read_in_brief(self, request: Request, change: ReadInBrief | None = None) -> None:
        """Switch between brief and detailed questions; who asks for it is read to."""
        readers, person = request.desk.screen_readers, request.person
        wanted = not readers.reading(person, None).brief if change is None else change.wanted
        await readers.switch_brief(person, wanted)
        await private.show(request, await _card(request))

    async def _delete(self, request: Request, change: ReallyDeleteMyData) -> None:
        """Delete everything, confirm it, and redraw every table the person sat at."""
        tables = await request.desk.sessions.forget(request.person)
        for forget in self._forget:
            forget(request.person)
        await private.show(request, deleted_card(request.ink()))
        for session in tables:
            await self._show_board(session)

    async def _list(self, request: Request, change: BeListed) -> None:
        await request.desk.store.people.set_listed(request.person, change.wanted)
        await private.show(request, await _card(request))

    async def _be_asked(self, request: Request, change: BecomePuzzles) -> None:
        await request.desk.store.puzzles.allow(request.person, change.wanted)
        await private.show(request, await _card(request))


async def _card(request: Request) -> Card:
    store, person = request.desk.store, request.person
    preferences = await store.people.preferences(person)
    return my_data_card(
        await store.personal.counts(person),
        listed=preferences.listed,
        aloud=preferences.aloud,
        brief=preferences.brief,
        puzzles=preferences.puzzles,
        ink=request.ink(),
    )
