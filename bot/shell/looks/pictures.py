"""The board as a picture, and after the end the podium and the course of the points."""

from typing import Any

from bot.cards.pictures import Pictures
from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.shell import private, responses
from bot.shell.looks.past_matches import here_or_last
from bot.shell.looks.route import Route
from bot.shell.message import Message
from bot.shell.reader import Reader
from bot.shell.rows import rows


async def here(reader: Reader) -> None:
    """The table of this channel, or the last match that was played here."""
    await show(reader, await here_or_last(reader))


async def show(reader: Reader, session: Session) -> None:
    if session.match is None:
        raise PlayerError("not-started")
    reader.client.thoughts.take(reader.person)
    await responses.announce(reader.interaction)
    picture = await reader.client.painting.picture(session, reader.language)
    if picture is None:
        raise PlayerError("picture-none")
    back = rows(private.way_back(reader, session))
    await private.give(reader, Message(view=back, picture=picture))


async def _show(reader: Reader, look: Pictures) -> None:
    await show(reader, await reader.pressed())


ROUTES: tuple[Route[Any], ...] = (Route(Pictures, _show),)
