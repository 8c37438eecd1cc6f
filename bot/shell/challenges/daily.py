"""/daily: the one try that counts, its result, the table of the server, and what is shared."""

from datetime import date, timedelta
from functools import partial
from typing import Any

from bot.cards.card import Card
from bot.cards.daily import (
    DailyAgain,
    DailyBegin,
    DailyLine,
    DailyTable,
    DailyWeek,
    ShareDay,
    ShareDayPicture,
    ShowDay,
    Streaks,
    day_title,
    intro_card,
    line_card,
    result_card,
)
from bot.cards.day_tables import table_card, week_card
from bot.cards.sunday import sunday_card
from bot.engine.errors import PlayerError
from bot.live.daily import Daily
from bot.live.session import Session
from bot.puzzles.sunday import WEEKDAY
from bot.shell.answers import private
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route
from bot.shell.boards.boards import Boards
from bot.shell.boards.daily_kind import DailyResults
from bot.shell.challenges.share_day import share
from bot.shell.challenges.sunday import SundayLooks
from bot.shell.drawing.members import Members
from bot.table.days import DAILY, SUNDAY, Day, Try


class DailyLooks:
    def __init__(
        self,
        daily: Daily,
        results: DailyResults,
        sunday: SundayLooks,
        members: Members,
        boards: Boards,
    ) -> None:
        self._daily = daily
        self._sunday = sunday
        self._results = results
        self._members = members
        self._boards = boards

    @property
    def routes(self) -> tuple[Route[Any], ...]:
        return (
            Route(ShowDay, self._show),
            Route(DailyBegin, self._begin),
            Route(DailyAgain, self._again),
            Route(DailyTable, self._table),
            Route(DailyWeek, self._week),
            Route(DailyLine, self._line),
            Route(ShareDay, self._share),
            Route(ShareDayPicture, self._share_picture),
            Route(Streaks, self._streaks),
        )

    async def show(self, request: Request) -> None:
        """The try that is going on, else the result of today, else what there is to play."""
        if session := await self._daily.open_try(request.person):
            await self._visit(request, await self._daily.settled(session))
            await self._boards.post(session, request.interaction)
            return
        if await self._sunday.goes_on(request):
            return
        one = await self._daily.of_today(request.person)
        if one is None:
            await private.show(request, await self._intro(request))
            return
        await self._visit(request, one)
        if one.game == SUNDAY:
            await self._sunday.show(request, one)
        else:
            await private.show(request, await self._result(request, one))

    async def _show(self, request: Request, look: ShowDay) -> None:
        await self.show(request)

    async def _intro(self, request: Request) -> Card:
        today, tomorrow = await self._daily.seals()
        ink = request.ink()
        if today.game == SUNDAY:
            return sunday_card(today, tomorrow, request.titles(), ink)
        game, missed = self._title(request, today), today.date.isoweekday() == WEEKDAY
        return intro_card(today, tomorrow, game, ink, missed=missed)

    def _title(self, request: Request, day: Day) -> str:
        """Of the game of a day."""
        return day_title(day.game, request.titles(), request.ink())

    async def _result(self, request: Request, one: Try) -> Card:
        session = await request.desk.sessions.get(one.match)
        ink = request.ink(session.box)
        return result_card(
            await self._results.of_table(session, ink), ink, seals=await self._seals()
        )

    async def _seals(self) -> tuple[str, str]:
        today, tomorrow = await self._daily.seals()
        return today.commitment, tomorrow.commitment

    async def _visit(self, request: Request, one: Try) -> None:
        if request.guild is not None:
            await request.desk.store.days.visit(one, request.guild)

    async def _begin(self, request: Request, change: DailyBegin) -> None:
        """Also from an announcement, where the answer is a private message of its own."""
        if await self._daily.open_try(request.person) is None and await self._sunday.begin(request):
            return
        session = await self._daily.begin(
            request.person, request.language, request.token, request.guild
        )
        if session.table.live:
            await self._boards.post(session, request.interaction)
        else:
            await self.show(request)

    async def _again(self, request: Request, change: DailyAgain) -> None:
        session = await request.pressed()
        one = await self._over(session)
        again = await self._daily.again(one, request.person, request.language, request.token)
        await self._boards.post(again, request.interaction)

    async def _table(self, request: Request, look: DailyTable) -> None:
        if request.guild is None:
            raise PlayerError("server-only")
        when, desk = self._date(look.date), request.desk
        await self._check_told(request, when)
        await self._daily.settle_all(when)
        table = await desk.store.days.table(when, request.guild, request.person)
        gone = await self._members.gone(request.guild, (place.person for place in table.places))
        game = self._title(request, await self._daily.day(when))
        wanted = (await desk.store.people.preferences(request.person)).streaks
        card = table_card(when, table, gone, game, request.ink(), streaks=wanted)
        await private.show(request, card)

    async def _week(self, request: Request, look: DailyWeek) -> None:
        if request.guild is None:
            raise PlayerError("server-only")
        last = self._daily.today
        first = last - timedelta(days=last.weekday())
        found = await request.desk.store.days.week(request.guild, first, last)
        gone = await self._members.gone(request.guild, (one.person for one in found))
        await private.show(request, week_card(first, last, found, gone, request.ink()))

    def _date(self, text: str) -> date:
        try:
            when = date.fromisoformat(text)
        except ValueError:
            raise PlayerError("button-unknown") from None
        if not self._daily.today - timedelta(days=7) <= when <= self._daily.today:
            raise PlayerError("daily-table-gone")
        return when

    async def _check_told(self, request: Request, when: date) -> None:
        """Nothing is told of a day to somebody who may still play it."""
        one = await request.desk.store.days.found(when, request.person)
        if one is None and when == self._daily.today:
            raise PlayerError("daily-first")
        open_try = await self._daily.open_try(request.person)
        going_on = open_try is not None and open_try.table.day == when.isoformat()
        if going_on or (one is not None and self._sunday.is_open(one)):
            raise PlayerError("daily-first")

    async def _line(self, request: Request, look: DailyLine) -> None:
        session = await request.pressed()
        one = await self._over(session)
        lines, box = await self._daily.lines(session), session.box
        ink = request.ink(box, [""])
        await private.show(request, line_card(box, one.date, lines, ink))

    async def _over(self, session: Session) -> Try:
        """The try of a table; the best line and a repeat tell its dice, so it must be over."""
        if session.table.live or not session.table.day:
            raise PlayerError("daily-first")
        one = await self._daily.of(session.table)
        if one is None:
            raise PlayerError("daily-first")
        if one.match != session.table.id:
            counted = await self._daily.open_try(session.table.owner or 0)
            if counted and counted.table.day == session.table.day:
                raise PlayerError("daily-first")
        return one

    async def _share(self, request: Request, change: ShareDay) -> None:
        await self._post(request, pictured=False)

    async def _share_picture(self, request: Request, change: ShareDayPicture) -> None:
        await self._post(request, pictured=True)

    async def _post(self, request: Request, *, pictured: bool) -> None:
        """Once, into this channel."""
        session, stored = await request.pressed(), request.desk.store.boards
        if session.table.kind != DAILY:
            raise PlayerError("daily-uncounted")
        match = session.table.id
        result = await self._results.of_table(session, request.ink(session.box))
        ink = request.desk.texts.ink(request.table_language, session.box)
        claim, give_back = partial(stored.share, match), partial(stored.unshare, match)
        await share(request, result, ink, claim, give_back, pictured=pictured)

    async def _streaks(self, request: Request, change: Streaks) -> None:
        await request.desk.store.people.set_streaks(request.person, change.wanted)
        told = "streaks-told" if change.wanted else "streaks-hidden"
        await private.tell(request, request.ink()(told))
