"""/daily on a Sunday: one decision after the other, then what came of the answers."""

from datetime import date
from functools import partial
from typing import Any

from bot.cards.card import Card
from bot.cards.look import NO_MATCH
from bot.cards.sunday import ShareSunday, SundayLine, Told, line_card, result_card
from bot.engine.errors import PlayerError
from bot.live.daily import Daily
from bot.live.sundays import Sundays
from bot.puzzles.sunday import Decision
from bot.shell.answers import private
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route
from bot.shell.boards.daily_kind import DailyResults
from bot.shell.challenges.puzzles import PuzzleLooks, ink_of
from bot.shell.challenges.share_day import share
from bot.table.days import SUNDAY, Try


class SundayLooks:
    def __init__(
        self,
        daily: Daily,
        sundays: Sundays,
        results: DailyResults,
        puzzles: PuzzleLooks,
    ) -> None:
        self._daily = daily
        self._sundays = sundays
        self._results = results
        self._puzzles = puzzles

    @property
    def routes(self) -> tuple[Route[Any], ...]:
        return Route(ShareSunday, self._share), Route(SundayLine, self._line)

    def is_open(self, one: Try) -> bool:
        return self._sundays.goes_on(one)

    async def goes_on(self, request: Request) -> bool:
        """Ask the next decision, where the person may still answer some."""
        one = await self._sundays.open_try(request.person)
        if one is None:
            return False
        if request.guild is not None:
            await request.desk.store.days.visit(one, request.guild)
        await self.show(request, one)
        return True

    async def begin(self, request: Request) -> bool:
        """Where today brings decisions, or yesterday's can still be answered."""
        if await self.goes_on(request):
            return True
        one = await self._sundays.begin(request.person, request.guild)
        if one is None:
            return False
        await self.show(request, one)
        return True

    async def show(self, request: Request, one: Try, noted: str = "") -> None:
        """The next decision, after the last one what came of all."""
        if self._sundays.goes_on(one):
            asked = (await self._sundays.question(one)).decision
            await self._puzzles.ask(request, asked.match, asked.number, noted)
        else:
            await private.show(request, await self._result(request, one))

    async def _result(self, request: Request, one: Try) -> Card:
        today, tomorrow = await self._daily.seals()
        catalogue, titles = request.desk.sessions.catalogue, request.titles()
        games = dict.fromkeys(asked.game for asked in await self._sundays.decisions(one.date))
        known = [(titles[game], catalogue[game]) for game in games if game in catalogue]
        seals = today.commitment, tomorrow.commitment
        result = await self._results.of(one, NO_MATCH, request.ink()("sunday-title"))
        return result_card(result, known, request.ink(), seals)

    async def _finished(self, request: Request, text: str) -> Try:
        """The person's try of the day that a button names."""
        try:
            one = await request.desk.store.days.found(date.fromisoformat(text), request.person)
        except ValueError:
            raise PlayerError("button-unknown") from None
        if one is None or one.game != SUNDAY or self._sundays.goes_on(one):
            raise PlayerError("daily-first")
        return one

    async def _line(self, request: Request, look: SundayLine) -> None:
        one = await self._finished(request, look.date)
        asked, answers = await self._sundays.decisions(one.date), await self._sundays.answers(one)
        given = (*answers, *("" for _ in asked[len(answers) :]))
        told = [
            await self._told(request, each, move) for each, move in zip(asked, given, strict=True)
        ]
        await private.show(request, line_card(told, one.date, request.ink()))

    async def _told(self, request: Request, one: Decision, move: str) -> Told:
        posed = await self._sundays.posed(await self._sundays.table(one), one.number)
        box, ink = posed.box, ink_of(request, posed)
        answer, best = (
            box.describe(posed.view, posed.action(text), ink) if text else ""
            for text in (move, one.best)
        )
        return Told(
            one.match, one.number, ink("title"), answer, best, *one.answers.get(move, (0, ""))
        )

    async def _share(self, request: Request, change: ShareSunday) -> None:
        one = await self._finished(request, change.date)
        stored = request.desk.store.sunday_answers
        ink = request.desk.texts.ink(request.table_language)
        result = await self._results.of(one, NO_MATCH, ink("sunday-title"))
        claim, give_back = partial(stored.share, one), partial(stored.unshare, one)
        await share(request, result, ink, claim, give_back, pictured=change.pictured)
