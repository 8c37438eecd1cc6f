"""The pages on which a lobby is set up, one for each topic, in private."""

from dataclasses import replace
from typing import Any

from bot.cards.lobby_settings import SetUp, Topic, topic_card
from bot.cards.pictures import seat_names
from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.shell.answers import private
from bot.shell.answers.ephemeral import LOBBY, Decision
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route
from bot.shell.drawing.display_names import DisplayNames


class LobbySettings:
    def __init__(self, names: DisplayNames) -> None:
        self._names = names

    @property
    def routes(self) -> tuple[Route[Any], ...]:
        return (Route(SetUp, self._open),)

    async def show(self, request: Request, session: Session, topic: Topic, told: str = "") -> None:
        """`told` is a line above the page: what was just done."""
        at, table = session.snapshot, session.table
        known = await self._names.of(table.guild, table.people)
        ink = request.ink_at(at)
        card = topic_card(at, topic, seat_names(table, known, request.ink(at.box)), ink)
        await private.show(request, replace(card, line=told), asks=Decision(table.id, LOBBY))

    async def _open(self, request: Request, look: SetUp) -> None:
        session = await request.pressed()
        if session.match is not None:
            raise PlayerError("started" if session.table.live else "over")
        session.check_live()
        await self.show(request, session, look.topic)
