"""Which table a command means, where a person may have one in the channel and private ones.

The table of this channel, if they sit there; else the private one that they were shown here last;
else the table of this channel, at which they look on; in a direct message their own one elsewhere;
else their last used private one; else the last match that was played here.
"""

from contextlib import suppress

from bot.engine.errors import PlayerError
from bot.engine.phrases import Channel, Many
from bot.live.session import Session
from bot.shell.answers.request import Request
from bot.shell.boards.private_board import PrivateBoards
from bot.shell.looks.past_matches import PastMatches
from bot.table.waiting import may_decide_secretly, people_waited_for


class TablesMeant:
    def __init__(self, past: PastMatches, boards: PrivateBoards) -> None:
        self._past = past
        self._boards = boards

    async def now(self, request: Request) -> Session:
        """A live one."""
        found = await self._here(request) or await request.desk.sessions.private(request.person)
        if found is None:
            raise PlayerError("no-table")
        return found

    async def or_last(self, request: Request) -> Session:
        found = await self._here(request)
        if found is None and request.guild is None:
            found = await _elsewhere(request)
        found = found or await request.desk.sessions.private(request.person)
        return found or await self._past.here_or_last(request)

    async def _here(self, request: Request) -> Session | None:
        here = await request.desk.sessions.at(request.channel)
        if here and here.table.seat_of(request.person) is not None:
            return here
        return await self._shown_here(request) or here

    async def _shown_here(self, request: Request) -> Session | None:
        match = self._boards.shown_last(request.person, request.channel)
        if match is None:
            return None
        with suppress(PlayerError):  # it is gone
            session = await request.desk.sessions.get(match)
            return session if session.table.live else None
        return None


async def _elsewhere(request: Request) -> Session | None:
    """In a direct message: the person's table on a server, of several the one that waits."""
    tables = await request.desk.sessions.of(request.person)
    if len(tables) > 1:
        tables = [one for one in tables if _waits_for(one, request.person)] or tables
    if len(tables) > 1:
        channels = Many(tuple(Channel(session.table.channel) for session in tables))
        raise PlayerError("tables-several", tables=channels)
    return tables[0] if tables else None


def _waits_for(session: Session, person: int) -> bool:
    table, match = session.table, session.match
    return person in people_waited_for(table, match) or may_decide_secretly(table, match, person)
