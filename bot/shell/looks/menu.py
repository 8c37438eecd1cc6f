"""The menu of a table and what it leads to: the board in other ways, reminders, the end."""

from typing import Any

from bot.cards.direct_message import SwitchDirectMessages
from bot.cards.menu import BoardDown, RemindMe, TableMenu, menu_card
from bot.shell import private
from bot.shell.looks.advice import hints_allowed
from bot.shell.looks.route import Route
from bot.shell.reader import Reader


async def _menu(reader: Reader, look: TableMenu) -> None:
    session = await reader.pressed()
    hints = await hints_allowed(reader, session)
    await private.show(
        reader, menu_card(session, reader.person, reader.ink_at(session), hints=hints)
    )


async def _board_down(reader: Reader, look: BoardDown) -> None:
    await reader.client.boards.post(await reader.pressed(), reader.interaction)


async def _remind(reader: Reader, look: RemindMe) -> None:
    await reader.client.store.people.set_reminder(reader.person, look.way)
    await private.say(reader, reader.ink()("remind-set", way=look.way))


async def switch_direct_messages(reader: Reader, wanted: bool) -> None:
    """Switch the direct messages of secret decisions on or off, for good."""
    await reader.client.store.people.set_direct_messages(reader.person, wanted)
    await private.say(
        reader, reader.ink()("direct-messages-on" if wanted else "direct-messages-off")
    )


async def _switch(reader: Reader, look: SwitchDirectMessages) -> None:
    await switch_direct_messages(reader, look.wanted)


ROUTES: tuple[Route[Any], ...] = (
    Route(TableMenu, _menu),
    Route(BoardDown, _board_down),
    Route(RemindMe, _remind),
    Route(SwitchDirectMessages, _switch),
)
