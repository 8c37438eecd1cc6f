"""The board in full sentences, the whole or a part of it, at every moment of a table."""

from typing import Any

from bot.cards.board_text import Part
from bot.cards.menu import BoardAsText
from bot.engine.errors import PlayerError
from bot.engine.phrases import Channel, Many
from bot.live.session import Session
from bot.shell import private
from bot.shell.looks.past_matches import here_or_last
from bot.shell.looks.route import Route
from bot.shell.reader import Reader
from bot.table.waiting import may_decide_secretly, people_waited_for


async def here(reader: Reader, part: Part) -> None:
    """Of this channel; in a direct message of the table that the person sits at."""
    await show(reader, await meant(reader), part)


async def show(reader: Reader, session: Session, part: Part = "all") -> None:
    await reader.client.closings.prepare(session)
    told = reader.client.artist.twin(session, reader.language, reader.person, part)
    await private.read(reader, told, session)


async def meant(reader: Reader) -> Session:
    """The table here, or the last one; where there never was one, the reader's own elsewhere."""
    if reader.guild is not None or await reader.client.sessions.at(reader.channel):
        return await here_or_last(reader)
    tables = await reader.client.sessions.of(reader.person)
    if len(tables) > 1:
        tables = [session for session in tables if _waits_for(session, reader.person)] or tables
    if len(tables) > 1:
        channels = Many(tuple(Channel(session.table.channel) for session in tables))
        raise PlayerError("tables-several", tables=channels)
    return tables[0] if tables else await here_or_last(reader)


def _waits_for(session: Session, person: int) -> bool:
    table, match = session.table, session.match
    return person in people_waited_for(table, match) or may_decide_secretly(table, match, person)


async def _text(reader: Reader, look: BoardAsText) -> None:
    await show(reader, await reader.pressed())


ROUTES: tuple[Route[Any], ...] = (Route(BoardAsText, _text),)
