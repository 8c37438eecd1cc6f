"""Opens a table in a channel: by command, or from a menu of the games."""

from typing import Any

from bot.cards import choose_game
from bot.cards.choose_game import OpenTable
from bot.engine.brain import Strength
from bot.shell.answers import private, response
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route
from bot.shell.boards.boards import Boards
from bot.shell.notify.newcomers import Newcomers

EASY: Strength = "easy"


class OpeningTables:
    def __init__(self, boards: Boards, newcomers: Newcomers) -> None:
        self._boards = boards
        self._newcomers = newcomers

    @property
    def routes(self) -> tuple[Route[Any], ...]:
        return (Route(OpenTable, self._open),)

    async def open(self, request: Request, game: str, computers: int = 0) -> None:
        """In this channel; an unknown game is answered with a menu of all games."""
        desk = request.desk
        if game not in desk.sessions.catalogue:
            await private.show(request, choose_game.table_of(request.titles(), request.ink()))
            return
        session = await desk.sessions.open(
            game,
            channel=request.channel,
            guild=request.guild,
            person=request.person,
            locale=request.table_language,
            token=request.token,
            parent=request.thread_parent,
            computers=(EASY,) * computers,
        )
        if session.table.board is None:
            await self._boards.post(session, request.interaction)
        else:  # a repetition of the same command
            await response.acknowledge(request.interaction)
            await self._boards.show(session)
        await desk.ephemerals.put_away(request.interaction)
        await self._newcomers.offer(request, session)

    async def lead_to(self, request: Request, game: str, computers: int) -> None:
        """The table of this game that stands in the channel already, else a new one."""
        there = await request.desk.sessions.at(request.channel)
        if there is None or there.table.game != game:
            await self.open(request, game, computers)
            return
        await self._boards.post(there, request.interaction)
        await request.desk.ephemerals.put_away(request.interaction)

    async def _open(self, request: Request, change: OpenTable) -> None:
        await self.open(request, change.game)
