"""The board as a picture; after the end the podium and the course."""

from typing import Any

from bot.cards.pictures import Pictures as PictureLook
from bot.engine.errors import PlayerError
from bot.live.rate_limit import RateLimit
from bot.live.session import Session
from bot.shell.answers import private, response
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route, at_table
from bot.shell.boards.end_of_match import EndsOfMatches
from bot.shell.boards.picture import Pictures
from bot.shell.drawing.draw import Message
from bot.shell.drawing.rows import rows
from bot.shell.looks.tables_meant import TablesMeant


class PictureLooks:
    def __init__(
        self, meant: TablesMeant, pictures: Pictures, ends: EndsOfMatches, limit: RateLimit
    ) -> None:
        self._meant = meant
        self._pictures = pictures
        self._ends = ends
        self._limit = limit

    @property
    def routes(self) -> tuple[Route[Any], ...]:
        return (Route(PictureLook, at_table(self.show)),)

    async def here(self, request: Request) -> None:
        """Of the table that the command means, or of the last match that was played here."""
        await self.show(request, await self._meant.or_last(request))

    async def show(self, request: Request, session: Session) -> None:
        if session.match is None:
            raise PlayerError("not-started")
        self._limit.take(request.person)
        await response.announce(request.interaction)
        await self._ends.curve(session)
        picture = await self._pictures.paint(session.snapshot, request.language)
        if picture is None:
            raise PlayerError("picture-none")
        back = rows(private.back_row(request, session.table))
        await private.give(request, Message(view=back, picture=picture))
