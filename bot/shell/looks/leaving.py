"""Leaving a match and ending a table: asked first, done when confirmed."""

from functools import partial
from typing import Any

from bot.cards.leaving import (
    LeaveMatch,
    ReallyStop,
    Stay,
    StopTable,
    leave_question,
    stop_question,
)
from bot.engine.errors import PlayerError
from bot.engine.phrases import Person
from bot.live.session import Session
from bot.shell import private
from bot.shell.looks.route import Route
from bot.shell.reader import Reader


async def ask_to_stop(reader: Reader, session: Session) -> None:
    """Whoever the server lets may end a table, always somebody who may manage messages here."""
    await _check_stopper(reader, session)
    session.check_live()
    ink = reader.ink_at(session)
    card = stop_question(session, reader.person, ink, for_cause=_for_cause(reader))
    await private.show(reader, card)


async def leave(reader: Reader, session: Session) -> None:
    """Stand up from a lobby at once; from a match only when that is meant."""
    if session.table.phase == "lobby":
        await session.leave(reader.person, str(reader.interaction.id))
        await _answer(reader, session, "did-leave")
        return
    session.check_live()
    session.table.seat_for(reader.person)
    await private.show(reader, leave_question(session, reader.ink_at(session)))


async def _answer(reader: Reader, session: Session, key: str) -> None:
    answer = partial(private.close, reader, reader.ink()(key))
    await reader.client.boards.answer(session, reader.interaction, answer)


def _for_cause(reader: Reader) -> bool:
    return reader.guild is not None and reader.interaction.permissions.manage_messages


async def _check_stopper(reader: Reader, session: Session) -> None:
    if _for_cause(reader) or reader.guild is None:
        return
    table = session.table
    who = (await reader.client.store.servers.settings(table.guild)).stop
    if who == "managers":
        raise PlayerError("stop-managers")
    if who == "seated" and table.seat_of(reader.person) is None:
        raise PlayerError("stop-seated")
    if who == "host" and reader.person != table.host:
        host = Person(table.host) if table.host is not None else "–"
        raise PlayerError("stop-not-yours", host=host)


async def _ask(reader: Reader, look: StopTable) -> None:
    await ask_to_stop(reader, await reader.pressed())


async def _stop(reader: Reader, look: ReallyStop) -> None:
    session = await reader.pressed()
    await _check_stopper(reader, session)
    await session.stop(None if _for_cause(reader) else reader.person)
    await _answer(reader, session, "did-away" if session.table.live else "did-stop")


async def _leave(reader: Reader, look: LeaveMatch) -> None:
    await leave(reader, await reader.pressed())


async def _stay(reader: Reader, look: Stay) -> None:
    await private.close(reader, reader.ink()("leaving-stayed"))


ROUTES: tuple[Route[Any], ...] = (
    Route(StopTable, _ask),
    Route(ReallyStop, _stop),
    Route(LeaveMatch, _leave),
    Route(Stay, _stay),
)
