"""The board as a picture, and after the end the course of the points."""

import asyncio
import io
from typing import Any

import discord

from bot.cards.pictures import LETTERS, Picture, Pictures, legend, pictures
from bot.engine.errors import PlayerError
from bot.engine.ink import Reading
from bot.live.session import Session
from bot.shell import draw, private, responses
from bot.shell.long_texts import shortened
from bot.shell.looks.past_matches import here_or_last
from bot.shell.looks.route import Route
from bot.shell.message import Message
from bot.shell.reader import Reader

ALT_LIMIT = 1024


async def here(reader: Reader) -> None:
    """The table of this channel, or the last match that was played here."""
    await show(reader, await here_or_last(reader))


async def show(reader: Reader, session: Session) -> None:
    if session.match is None:
        raise PlayerError("not-started")
    reader.client.thoughts.take(reader.person)
    await responses.announce(reader.interaction)
    count = len(session.table.seats)
    lettered = reader.ink(session.box, LETTERS[:count], Reading(aloud=True))
    drawn = await asyncio.to_thread(pictures, session.box, session.match, lettered)
    if not drawn:
        raise PlayerError("picture-none")
    files = tuple(_file(picture, lettered("alt-more")) for picture in drawn)
    told = legend(session.box, session.match, reader.ink_at(session))
    back = draw.view(private.way_back(reader, session))
    await private.give(reader, Message(told, view=back, files=files))


def _file(picture: Picture, more: str) -> discord.File:
    alt = shortened(picture.alt, ALT_LIMIT, more)
    return discord.File(io.BytesIO(picture.png), picture.name, description=alt)


async def _show(reader: Reader, look: Pictures) -> None:
    await show(reader, await reader.pressed())


ROUTES: tuple[Route[Any], ...] = (Route(Pictures, _show),)
