"""The parts of the shell over real tables: a press or a command is served, its answer is noted."""

from typing import Any

from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.shell.answers.interaction import Interaction
from bot.shell.answers.request import Request
from bot.shell.drawing.draw import Message
from tests.shell.interactions import command, press
from tests.shell.offline import parts
from tests.shell.tables import BOARD


class Served:
    """Nobody is notified of a turn."""

    def __init__(self, sessions: LiveTables) -> None:
        self.parts = parts(sessions)
        self.sessions = sessions
        self.shown = 0
        """How often a board was sent or edited without an interaction."""
        self.parts.turns.update = _notify_nobody  # type: ignore[method-assign]
        self.parts.standing.send = self._send  # type: ignore[method-assign]
        self.parts.standing.edit = self._edit  # type: ignore[method-assign]

    async def _send(self, session: Session, message: Message) -> int:
        self.shown += 1
        return BOARD

    async def _edit(self, session: Session, message: Message) -> None:
        self.shown += 1

    async def press(self, text: str, session: Session | None = None, **fields: Any) -> Interaction:
        """A button with a look or a change."""
        match = session.table.id if session else "0"
        pressed = press(f"s:{match}:0:{text}", **fields)
        await self.parts.router.serve(self.parts.desk.request(pressed, match), text)
        return pressed

    def command(self, **fields: Any) -> Request:
        return self.parts.desk.request(command(**fields))

    def request(self, session: Session, **fields: Any) -> Request:
        """A press at a table."""
        return self.parts.desk.request(press(**fields), session.table.id)


async def _notify_nobody(session: Session) -> None:
    """In the place of turn notices."""
