"""Acts on the board message itself: post it anew at the bottom, skip suspense, react."""

from typing import Any

from bot.cards.beats import Onward
from bot.cards.menu import BoardDown
from bot.cards.reactions import React
from bot.live.session import Session
from bot.shell.answers import private, response
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route, at_table
from bot.shell.boards.boards import Boards
from bot.shell.boards.reactions import Reactions
from bot.shell.boards.suspense import Suspense


class BoardActions:
    def __init__(self, boards: Boards, suspense: Suspense, reactions: Reactions) -> None:
        self._boards = boards
        self._suspense = suspense
        self._reactions = reactions

    @property
    def routes(self) -> tuple[Route[Any], ...]:
        return (
            Route(BoardDown, at_table(self._down)),
            Route(Onward, at_table(self._onward)),
            Route(React, self._react),
        )

    async def _down(self, request: Request, session: Session) -> None:
        await self._boards.post(session, request.interaction)
        if not session.table.private:  # which may stand on the pressed message now
            await request.desk.ephemerals.put_away(request.interaction)

    async def _react(self, request: Request, change: React) -> None:
        """Not a move, and nothing waits for it; on an old board it changes nothing."""
        session = await request.pressed()
        counts = self._reactions.give(session, request.person, change)
        if request.interaction.message is None:
            key = "did-react" if counts else "stale"
            await private.close(request, request.ink()(key))
            return
        await response.acknowledge(request.interaction)
        if not counts:
            await self._boards.catch_up(session, request.interaction)

    async def _onward(self, request: Request, session: Session) -> None:
        """Skip a beat, or the time for reading; where nothing is staged, the board is old."""
        self._suspense.skip(session, request.person)
        self._suspense.read(session, request.person)
        await response.acknowledge(request.interaction)
        if not self._suspense.is_playing(session):
            await self._boards.catch_up(session, request.interaction)
