"""A page of a leaderboard of this server."""

from dataclasses import replace
from typing import Any

from bot.cards.card import Card
from bot.cards.leaderboard import ALL, Leaderboard, leaderboard_card
from bot.engine.errors import PlayerError
from bot.shell.answers import private
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route
from bot.shell.drawing.members import Members
from bot.store.archive import OVER
from bot.store.puzzles import RATED_AS
from bot.table.scores import period


class Leaderboards:
    def __init__(self, members: Members) -> None:
        self._members = members

    @property
    def routes(self) -> tuple[Route[Any], ...]:
        return (Route(Leaderboard, self._turn),)

    async def show(self, request: Request, wanted: Leaderboard) -> None:
        await private.show(request, await self.card(request, wanted))

    async def usual(self, request: Request) -> str:
        """The game of the last match of this channel."""
        store = request.desk.store
        found = await store.archive.past(request.channel, most=1, phases=OVER)
        tables = await store.matches.tables(found)
        games = [table.game for table in tables if table.game in request.desk.sessions.catalogue]
        return games[0] if games else ALL

    async def _turn(self, request: Request, look: Leaderboard) -> None:
        await private.show(request, await self.card(request, look.fitting))

    async def card(self, request: Request, wanted: Leaderboard) -> Card:
        desk, guild = request.desk, request.guild
        if guild is None:
            raise PlayerError("server-only")
        of_a_game = wanted.counted and wanted.game != RATED_AS
        box = desk.box(wanted.counted) if of_a_game else None
        bets = any(
            one.game.counts_bets for one in ([box] if box else desk.sessions.catalogue.values())
        )
        if wanted.measure == "bets" and not bets:
            wanted = replace(wanted, measure="wins")
        when = period(wanted.span, desk.sessions.clock())
        page = await desk.store.leaders.page(
            guild, wanted.counted, when, wanted.measure, wanted.page, request.person
        )
        gone = await self._members.gone(guild, (place.person for place in page.places))
        return leaderboard_card(wanted, page, gone, request.titles(), request.ink(box), bets=bets)
