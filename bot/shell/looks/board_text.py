"""The board in full sentences, whole or in part."""

from typing import Any

from bot.cards.board_text import Part
from bot.cards.look import look_button
from bot.cards.menu import BoardAsText
from bot.cards.my_data import ReadToMe
from bot.live.recent import Recent
from bot.live.session import Session
from bot.shell.answers import private
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route, at_table
from bot.shell.boards.end_of_match import EndsOfMatches
from bot.shell.looks.tables_meant import TablesMeant

OFFERED_AT = 2
MOST_PEOPLE = 10_000


class BoardTexts:
    def __init__(self, meant: TablesMeant, ends: EndsOfMatches) -> None:
        self._meant = meant
        self._ends = ends
        self._asked: Recent[int, int] = Recent(MOST_PEOPLE)
        """By person how often they asked for a text. In memory only."""

    @property
    def routes(self) -> tuple[Route[Any], ...]:
        return (Route(BoardAsText, at_table(self.show)),)

    async def here(self, request: Request, part: Part) -> None:
        await self.show(request, await self._meant.or_last(request), part)

    async def show(self, request: Request, session: Session, part: Part = "all") -> None:
        await self._ends.prepare(session)
        at = session.snapshot
        told = request.desk.artist.twin(at, request.language, request.person, part)
        if not self._offers_reading(request):
            await private.read(request, told, session.table)
            return
        ink = request.ink()
        offer = (look_button(ink("mydata-button-aloud-on"), ReadToMe(True)),)
        told = f"{told}\n\n{ink('read-to-me-offer')}"
        await private.read(request, told, session.table, rows=(offer,))

    def _offers_reading(self, request: Request) -> bool:
        """With the second text that a person asks for, once."""
        asked = self._asked.get(request.person, 0) + 1
        self._asked[request.person] = asked
        return asked == OFFERED_AT and not request.by_screen_reader
