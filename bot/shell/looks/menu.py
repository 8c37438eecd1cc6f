"""The menu of a table and what it leads to: the board in other ways, reminders, the end."""

from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.cards.direct_message import SwitchDirectMessages, switch_card
from bot.cards.menu import BoardDown, RemindMe, TableMenu, menu_card
from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.shell import draw, private, responses
from bot.shell.looks.advice import hints_allowed
from bot.shell.looks.route import Route
from bot.shell.reader import Reader


async def show(reader: Reader, session: Session, told: str = "") -> None:
    """The menu, with what was just done in it."""
    hints = await hints_allowed(reader, session)
    way = (await reader.client.store.people.of(reader.person)).reminder
    card = menu_card(session, reader.person, reader.ink_at(session), hints=hints, way=way)
    await private.show(reader, replace(card, line=told))


async def _menu(reader: Reader, look: TableMenu) -> None:
    await show(reader, await reader.pressed())


async def _board_down(reader: Reader, look: BoardDown) -> None:
    await reader.client.boards.post(await reader.pressed(), reader.interaction)
    await reader.client.slips.put_away(reader.interaction)


async def _remind(reader: Reader, look: RemindMe) -> None:
    await reader.client.store.people.set_reminder(reader.person, look.way)
    await show(reader, await reader.pressed(), reader.ink()("remind-set", way=look.way))


async def switch_direct_messages(reader: Reader, wanted: bool) -> None:
    """Switch the direct messages of secret decisions on or off, for good."""
    await reader.client.store.people.set_direct_messages(reader.person, wanted)
    await private.show(reader, switch_card(wanted, reader.ink()))


async def _switch(reader: Reader, look: SwitchDirectMessages) -> None:
    """In a direct message its question stays; elsewhere the slip shows how it is now."""
    session = None
    with suppress(PlayerError):  # no table, one that is gone, or not theirs: the wish is theirs
        session = await reader.pressed()
    if session is None or not reader.pressed_by_direct_message(session.table):
        await switch_direct_messages(reader, look.wanted)
        return
    await reader.client.store.people.set_direct_messages(reader.person, look.wanted)
    messages = reader.client.boards.calls.messages
    card = messages.secret_card(session, reader.person, reader.language, on=look.wanted)
    await responses.edit(reader.interaction, draw.message(card))


ROUTES: tuple[Route[Any], ...] = (
    Route(TableMenu, _menu),
    Route(BoardDown, _board_down),
    Route(RemindMe, _remind),
    Route(SwitchDirectMessages, _switch),
)
