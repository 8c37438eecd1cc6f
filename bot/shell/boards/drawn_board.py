"""Puts the present state of a table on its board message: edited, posted anew, or tried later."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import discord

from bot.engine.phrases import Many, Person
from bot.live.session import Session
from bot.shell.answers.request import Desk
from bot.shell.boards.end_of_match import EndsOfMatches
from bot.shell.boards.picture import Pictures
from bot.shell.boards.redraw import Redraw
from bot.shell.boards.suspense import Playing, Suspense
from bot.shell.boards.where_it_stands import StandingBoards
from bot.shell.discord_errors import (
    ARCHIVED_THREAD,
    TROUBLE,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    is_our_fault,
)
from bot.shell.drawing.draw import Message, only
from bot.shell.notify.end_notice import EndNotice
from bot.shell.notify.notices import Notices
from bot.shell.notify.rematch_notice import RematchNotice
from bot.shell.notify.turn_notice import TurnNotices
from bot.table import rematch

log = logging.getLogger(__name__)

Answer = Callable[[], Awaitable[None]]
Show = Callable[[Session], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Notifying:
    """Whom a change of a board notifies."""

    notices: Notices
    turns: TurnNotices
    end: EndNotice
    rematch: RematchNotice


@dataclass(eq=False, repr=False)
class DrawnBoards:
    """Draws what a table is now; the callers hold its `showing` lock."""

    _desk: Desk
    _pictures: Pictures
    _standing: StandingBoards
    _suspense: Suspense
    _redraw: Redraw
    _ends: EndsOfMatches
    _notifying: Notifying
    _show: Show
    """Draws an end again, with what was found out about it meanwhile."""

    async def attempt(
        self, session: Session, draw: Callable[[Session], Awaitable[None]]
    ) -> Exception | None:
        """The match goes on without its board; a table whose channel is gone is stopped.

        Where another process looks after the table, that one draws; the store tells it to.
        """
        if not self._desk.sessions.shards.owns(session.table):
            return None
        try:
            await draw(session)
        except TROUBLE as failure:
            self.log_or_raise(session, failure)
            gone = isinstance(failure, discord.HTTPException) and failure.code == UNKNOWN_CHANNEL
            if gone and session.table.live:
                await session.stop()
            elif not isinstance(failure, discord.Forbidden):
                self._redraw.missed(session)
            return failure
        except Exception:
            self._redraw.missed(session)
            raise
        return None

    def log_or_raise(self, session: Session, failure: Exception) -> None:
        if is_our_fault(failure):
            raise failure
        log.warning("match %s: its board could not be shown: %s", session.table.id, failure)

    async def edit_or_repost(self, session: Session) -> None:
        playing = self.opening(session)
        if playing is None and (session.table.board is None or self.is_old(session)):
            await self.repost(session)
            return
        version = session.table.version
        try:
            await self._standing.edit(session, await self.message(session, playing))
        except discord.HTTPException as failure:
            if failure.code not in (UNKNOWN_MESSAGE, ARCHIVED_THREAD):
                raise
            if failure.code == UNKNOWN_MESSAGE:
                session.posted(None, 0.0)
            await self.repost(session)  # a new message also reopens an archived thread
            return
        self.drew(session, version, playing)

    async def message(self, session: Session, playing: Playing | None = None) -> Message:
        """The present state, as everybody sees it; during suspense its first beat."""
        if playing:
            return await self._pictures.message(session, playing.first)
        if session.table.is_over:
            await self._ends.prepare(session)
        return await self._pictures.message(session, self._desk.artist.public(session.snapshot))

    async def new_message(self, session: Session) -> Message:
        """The same as a new message, which can mention people: at an end, for a rematch."""
        drawn, at, table = await self.message(session), session.snapshot, session.table
        if rematch.people_asked(table):
            asked = await self._notifying.rematch.people_to_mention(at)
            return replace(drawn, mentions=only(asked))
        away = await self._notifying.end.people_to_mention(at) if table.is_freshly_over else ()
        if not away:
            return drawn
        names = Many(tuple(map(Person, away)))
        told = self._desk.artist.ink(at, table.locale)("line-over", who=names)
        return replace(drawn, content=f"{drawn.content}\n{told}", mentions=only(away))

    def opening(self, session: Session) -> Playing | None:
        """The suspense that the next change begins with, where the board can be edited."""
        if session.table.board is None or self._standing.is_worn(session):
            return None
        return self._suspense.opening(session)

    def drew(self, session: Session, version: int, playing: Playing | None) -> None:
        """During suspense nothing counts as drawn, so a kill before the outcome is mended."""
        if playing:
            self._suspense.play(session, playing)
            return
        self._suspense.ended(session)
        self._redraw.drew(session, version)

    async def repost(self, session: Session) -> None:
        old, version = await self._standing.replacing(session), session.table.version
        sent = await self._standing.send(session, await self.new_message(session))
        await self.posted(session, sent, version, old)

    async def posted(
        self, session: Session, message: int | None, version: int, old: int | None
    ) -> None:
        ended = session.table.is_freshly_over
        self._suspense.ended(session)
        self._ends.add_thoughts(session, self._show)
        await self._standing.posted(session, message, version)
        await self._standing.delete(session, old)
        if ended:
            await self._notifying.end.tell_screen_readers(session.snapshot)

    def is_old(self, session: Session) -> bool:
        """An end is worth a new message."""
        return session.table.is_freshly_over or self._standing.is_worn(session)
