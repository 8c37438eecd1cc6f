"""A table is opened: by command, or by a menu of the games there are."""

from typing import Any

from bot.cards import choosing
from bot.cards.choosing import OpenTable
from bot.shell import private
from bot.shell.looks.route import Route
from bot.shell.reader import Reader


async def open_table(reader: Reader, game: str) -> None:
    """In this channel; a game that nobody knows is asked for."""
    if game not in reader.client.catalogue:
        await private.show(reader, choosing.table_of(reader.titles(), reader.ink()))
        return
    session = await reader.client.sessions.open(
        game,
        channel=reader.channel,
        guild=reader.guild,
        person=reader.person,
        locale=reader.table_language,
        token=str(reader.interaction.id),
        parent=reader.thread_parent,
    )
    await reader.client.boards.post(session, reader.interaction)
    await reader.client.slips.put_away(reader.interaction)


async def _open(reader: Reader, look: OpenTable) -> None:
    await open_table(reader, look.game)


ROUTES: tuple[Route[Any], ...] = (Route(OpenTable, _open),)
