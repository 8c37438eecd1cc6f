"""Straight on to the outcome of a moment."""

from typing import Any

from bot.cards.beats import Onward
from bot.shell import responses
from bot.shell.looks.route import Route
from bot.shell.reader import Reader


async def _onward(reader: Reader, look: Onward) -> None:
    """The press itself has hurried whatever is played; what nobody plays any more is drawn."""
    boards, session = reader.client.boards, await reader.pressed()
    await responses.acknowledge(reader.interaction)
    if not boards.stage.is_playing(session):
        await boards.catch_up(session, reader.interaction)


ROUTES: tuple[Route[Any], ...] = (Route(Onward, _onward),)
