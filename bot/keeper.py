"""Keeps tables going where no person presses: computers, automatic moves, clocks of the rules."""

import asyncio
import logging
from typing import Protocol

from bot.session import Session
from bot.sessions import Sessions
from bot.thinking import Thinker

log = logging.getLogger(__name__)

TICK_SECONDS = 1.0


class Outlet(Protocol):
    async def show(self, session: Session) -> None:
        """Tell everybody how the session stands now."""


class Keeper:
    """One task looks for what is due; that stands in the store, so a restart loses nothing."""

    def __init__(self, sessions: Sessions, thinker: Thinker, outlet: Outlet) -> None:
        self._sessions = sessions
        self._thinker = thinker
        self._outlet = outlet
        self._busy: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        while True:
            for session in await self._sessions.due():
                self.nudge(session)
            await asyncio.sleep(TICK_SECONDS)

    def nudge(self, session: Session) -> None:
        """Look after this session now, unless somebody already does."""
        name = session.table.id
        if session.table.due is None or name in self._busy:
            return
        task = asyncio.create_task(self._keep(session), name=f"keeper-{name}")
        self._busy[name] = task
        task.add_done_callback(lambda done: self._done(name, done))

    async def close(self) -> None:
        for task in list(self._busy.values()):
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    def _done(self, name: str, task: asyncio.Task[None]) -> None:
        self._busy.pop(name, None)
        if not task.cancelled() and (error := task.exception()):
            log.error("match %s: its computer stumbled", name, exc_info=error)

    async def _keep(self, session: Session) -> None:
        """A round of automatic moves at a time, told as one change of the board."""
        if await session.ring():
            await self._outlet.show(session)
        while session.driven():
            await asyncio.sleep(self._sessions.pause)
            if not await self._round(session):
                return
            await self._outlet.show(session)

    async def _round(self, session: Session) -> bool:
        moved = False
        for _ in session.table.seats:
            driven = session.driven()
            if driven is None:
                break
            text = driven.only or await self._thinker.choose(session.box, driven)
            moved = await session.drive(driven, text) or moved
        return moved
