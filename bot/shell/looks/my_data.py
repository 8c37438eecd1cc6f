"""What is stored about the reader: shown, taken home, switched, or deleted."""

import io
import json
from typing import Any

import discord

from bot.cards.card import Card
from bot.cards.my_data import (
    BeListed,
    DeleteMyData,
    ExportMyData,
    MyData,
    ReadToMe,
    ReallyDeleteMyData,
    WriteToMe,
    deleted_card,
    my_data_card,
    really_card,
)
from bot.shell import private
from bot.shell.looks.route import Route
from bot.shell.message import Message
from bot.shell.reader import Reader


async def show(reader: Reader) -> None:
    await private.show(reader, await _card(reader))


async def ask_to_delete(reader: Reader) -> None:
    await private.show(reader, really_card(reader.ink()))


async def export(reader: Reader, look: ExportMyData | None = None) -> None:
    reader.client.reading_room.enter(reader.person)
    ink = reader.ink()
    kept = await reader.client.store.personal.everything(reader.person)
    text = json.dumps(kept, ensure_ascii=False, indent=1, sort_keys=True)
    file = discord.File(io.BytesIO(text.encode()), ink("mydata-file"))
    message = Message(ink("mydata-exported"), files=(file,))
    await private.give(reader, message)


async def _again(reader: Reader, look: MyData) -> None:
    await private.show(reader, await _card(reader))


async def _ask(reader: Reader, look: DeleteMyData) -> None:
    await private.show(reader, really_card(reader.ink()))


async def _delete(reader: Reader, look: ReallyDeleteMyData) -> None:
    """Forget the person, say so, and show every table they sat at how it goes on."""
    tables = await reader.client.sessions.forget(reader.person)
    reader.client.languages.forget(reader.person)
    reader.client.closings.forget(reader.person)
    reader.client.listeners.forget(reader.person)
    await private.show(reader, deleted_card(reader.ink()))
    for session in tables:
        await reader.client.boards.show(session)


async def _list(reader: Reader, look: BeListed) -> None:
    await reader.client.store.people.set_listed(reader.person, look.wanted)
    await private.show(reader, await _card(reader))


async def _write(reader: Reader, look: WriteToMe) -> None:
    await reader.client.store.people.set_direct_messages(reader.person, look.wanted)
    await private.show(reader, await _card(reader))


async def read_to_me(reader: Reader, look: ReadToMe | None = None) -> None:
    """Switched over, or as the button says."""
    wanted = not reader.listens if look is None else look.wanted
    await reader.client.listeners.switch(reader.person, wanted)
    await private.show(reader, await _card(reader))


async def _card(reader: Reader) -> Card:
    store, person = reader.client.store, reader.person
    wishes = await store.people.of(person)
    return my_data_card(
        await store.personal.counts(person),
        listed=wishes.listed,
        direct_messages=wishes.direct_messages,
        aloud=wishes.aloud,
        ink=reader.ink(),
    )


ROUTES: tuple[Route[Any], ...] = (
    Route(MyData, _again),
    Route(ExportMyData, export),
    Route(DeleteMyData, _ask),
    Route(ReallyDeleteMyData, _delete),
    Route(BeListed, _list),
    Route(WriteToMe, _write),
    Route(ReadToMe, read_to_me),
)
