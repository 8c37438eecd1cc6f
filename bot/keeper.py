"""Keeps tables going where no person presses: computers, automatic moves, clocks of the rules."""

import asyncio
import contextlib
import logging
from typing import Protocol

from bot.session import Session
from bot.sessions import Sessions
from bot.thinking import Thinker

log = logging.getLogger(__name__)

TICK_SECONDS = 1.0
GRACE_SECONDS = 2.0
DOWN_SECONDS = 5.0
ALIVE = "last seen alive"


class Outlet(Protocol):
    async def show(self, session: Session) -> None:
        """Tell everybody how the session stands now."""

    async def remind(self, session: Session) -> None:
        """Tell those who are waited for that their time is running out."""


class Keeper:
    """One task looks for what is due; that stands in the store, so a restart loses nothing."""

    def __init__(self, sessions: Sessions, thinker: Thinker, outlet: Outlet) -> None:
        self._sessions = sessions
        self._thinker = thinker
        self._outlet = outlet
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._closing = asyncio.Event()

    async def run(self) -> None:
        while not self._closing.is_set():
            try:
                await self.forgive()
                for match in await self._sessions.due():
                    self._start(match)
            except Exception:  # no bad moment of the database may stop all tables for good
                task = asyncio.current_task()
                if (
                    task is not None and task.cancelling()
                ):  # a driver may turn it into its own error
                    raise
                log.exception("the keeper stumbled")
            await self._rest(TICK_SECONDS)

    async def forgive(self) -> None:
        """While the bot was down nobody could play, so no clock ran."""
        store, now = self._sessions.store, self._sessions.clock()
        down = now - float(await store.note(ALIVE) or now)
        if down > DOWN_SECONDS:
            log.info("clocks put back by %d seconds of absence", down)
            await store.forgive(down)
        await store.write_note(ALIVE, str(now))

    def nudge(self, session: Session) -> None:
        """Look after this session now, unless somebody already does."""
        if session.table.due is not None:
            self._start(session.table.id)

    def _start(self, match: str) -> None:
        if match in self._busy or self._closing.is_set():
            return
        task = asyncio.create_task(self.look_after(match), name=f"keeper-{match}")
        self._busy[match] = task
        task.add_done_callback(lambda done: self._done(match, done))

    async def close(self) -> None:
        """Let what is under way end by itself: a cancelled transaction is an ugly thing."""
        self._closing.set()
        if tasks := set(self._busy.values()):
            _, late = await asyncio.wait(tasks, timeout=GRACE_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _rest(self, seconds: float) -> None:
        """Sleep, but not beyond the end."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)

    def _done(self, name: str, task: asyncio.Task[None]) -> None:
        self._busy.pop(name, None)
        if not task.cancelled() and (error := task.exception()):
            log.error("match %s: its computer stumbled", name, exc_info=error)

    async def look_after(self, match: str) -> None:
        """A round of automatic moves at a time, told as one change of the board."""
        session = await self._sessions.get(match)
        due = await session.tick()
        if due == "remind":
            await self._outlet.remind(session)
        elif due:
            await self._outlet.show(session)
        while session.driven():
            await self._rest(self._sessions.pause)
            if self._closing.is_set() or not await self._round(session):
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
