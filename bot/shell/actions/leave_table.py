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
from bot.shell.answers import private
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route, at_table
from bot.shell.boards.boards import Boards
from bot.table.seats import has_sat


class LeavingTables:
    def __init__(self, boards: Boards) -> None:
        self._boards = boards

    @property
    def routes(self) -> tuple[Route[Any], ...]:
        return (
            Route(StopTable, at_table(self.ask_to_stop)),
            Route(ReallyStop, at_table(self._stop)),
            Route(LeaveMatch, at_table(self.leave)),
            Route(Stay, at_table(self._stay)),
        )

    async def ask_to_stop(self, request: Request, session: Session) -> None:
        """For people whom the server lets end a table, and for moderators."""
        await _check_stopper(request, session)
        session.check_live()
        at = session.snapshot
        for_cause = _for_cause(request, session)
        card = stop_question(at, request.person, request.ink_at(at), for_cause=for_cause)
        await private.show(request, card)

    async def leave(self, request: Request, session: Session) -> None:
        """Leave a lobby at once, a match after a question."""
        if session.table.phase == "lobby":
            await session.leave(request.person, request.token)
            await self._answer(request, session, "did-leave")
            return
        session.check_live()
        session.table.seat_for(request.person)
        at = session.snapshot
        await private.show(request, leave_question(at, request.person, request.ink_at(at)))

    async def _answer(self, request: Request, session: Session, key: str) -> None:
        answer = partial(private.close, request, request.ink()(key))
        await self._boards.answer(session, request.interaction, answer)

    async def _stop(self, request: Request, session: Session) -> None:
        await _check_stopper(request, session)
        press = request.interaction.id
        await session.stop(None if _for_cause(request, session) else request.person, press)
        phase = session.table.phase
        gone = {"running": "did-away", "shelved": "did-rests"}
        await self._answer(request, session, gone.get(phase, "did-stop"))

    async def _stay(self, request: Request, session: Session) -> None:
        if session.table.private:
            await self._boards.post(session, request.interaction)
        else:
            await private.close(request, request.ink()("leaving-stayed"))


def _for_cause(request: Request, session: Session) -> bool:
    """A moderator ends the table for everybody, but not a match in which they have a seat."""
    plays = session.table.phase == "running" and has_sat(session.table, request.person)
    return _moderates(request) and not plays


def _moderates(request: Request) -> bool:
    allowed = request.interaction.permissions
    return request.guild is not None and (allowed.manage_messages or allowed.manage_guild)


async def _check_stopper(request: Request, session: Session) -> None:
    if _moderates(request) or request.guild is None:
        return
    table = session.table
    who = (await request.desk.store.servers.settings(table.guild)).stop
    if who == "managers":
        raise PlayerError("stop-managers")
    if who == "seated" and table.seat_of(request.person) is None:
        raise PlayerError("stop-seated")
    if who == "host" and request.person != table.host:
        host = Person(table.host) if table.host is not None else "–"
        raise PlayerError("stop-not-yours", host=host)
