"""The decisions of a Sunday: one try per person, answered in order, judged at the end."""

import asyncio
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial

from bot.engine.errors import PlayerError
from bot.live.daily import Daily
from bot.live.recent import Recent
from bot.live.tables import LiveTables
from bot.puzzles import sunday
from bot.puzzles.posed import Posed, pose
from bot.puzzles.sunday import Decision
from bot.table import days
from bot.table.days import FINISHING_SECONDS, SUNDAY, Day, Try
from bot.table.table import Table

POSED_KEPT = 2 * sunday.DECISIONS
ECHO_SECONDS = 3.0
"""A second press on the last answer within so short a time asks for nothing more."""


@dataclass(frozen=True, slots=True)
class Question:
    """The decision of an open try that is to be answered next."""

    one: Try
    place: int
    """From 0."""
    count: int
    decision: Decision
    is_todays: bool
    """Not of yesterday."""


class Sundays:
    def __init__(self, sessions: LiveTables, daily: Daily) -> None:
        self._sessions = sessions
        self._daily = daily
        self._days = sessions.store.days
        self._answers = sessions.store.sunday_answers
        self._posed = Recent[tuple[str, int], Posed](POSED_KEPT)
        self._folding = asyncio.Lock()

    async def day(self, when: date) -> Day | None:
        """None: it is no Sunday, or one that brought an ordinary game."""
        found = await self._daily.written(when)
        return found if found and found.game == SUNDAY else None

    async def open_try(self, person: int) -> Try | None:
        """The try that the person may still finish, also yesterday's.

        One of yesterday whose rules changed since cannot be, and does not hold up today.
        """
        today = self._daily.today
        for when in (today - timedelta(days=1), today):
            one = await self._days.found(when, person) if await self.day(when) else None
            if one and self.goes_on(one) and (when == today or await self._can_be_asked(one)):
                return one
        return None

    async def _can_be_asked(self, one: Try) -> bool:
        return self._has_rules((await self.question(one)).decision)

    def goes_on(self, one: Try) -> bool:
        in_time = self._sessions.clock() <= one.begun + FINISHING_SECONDS
        return one.game == SUNDAY and one.ended is None and in_time

    async def begin(self, person: int, guild: int | None) -> Try | None:
        """Today's try, written before its first decision is shown; None: today brings a game.

        The clock is read once, for it may strike midnight meanwhile.
        """
        now = self._sessions.clock()
        day = await self._daily.day(days.today(now))
        if day.game != SUNDAY:
            return None
        for one in sunday.decisions(day):
            self._check_rules(one)
        return await self._daily.write(Try(day.date, SUNDAY, person, "", now), guild)

    async def decisions(self, when: date) -> tuple[Decision, ...]:
        return sunday.decisions(await self._daily.day(when))

    async def question(self, one: Try) -> Question:
        """Raises a PlayerError where the last answer was given meanwhile."""
        asked, answers = await self.decisions(one.date), await self._answers.answers(one)
        if len(answers) == len(asked):
            raise PlayerError("sunday-noted")
        is_todays = one.date == self._daily.today
        return Question(one, len(answers), len(asked), asked[len(answers)], is_todays)

    async def counting(self, table: Table, number: int, person: int) -> Question | None:
        """The question that an answer to this decision counts for; None: it counts for nothing.

        Raises a PlayerError while the decision is none of the person's business (any more).
        """
        when, now = date.fromisoformat(table.day), self._sessions.clock()
        one, asked = await self._days.found(when, person), await self.decisions(when)
        pointers = [(line.match, line.number) for line in asked]
        if (table.id, number) not in pointers:
            raise PlayerError("puzzle-gone")
        place = pointers.index((table.id, number))
        if one is None or not self.goes_on(one):
            self._check_over(one, table, place == len(asked) - 1, now)
            return None
        question = await self.question(one)
        if place != question.place:
            raise PlayerError("sunday-noted" if place < question.place else "daily-first")
        self._check_rules(question.decision)
        return question

    def _check_over(self, one: Try | None, table: Table, last: bool, now: float) -> None:
        """Whether a decision that the person does not play (any more) may be shown to them."""
        if one is not None and one.ended is not None:
            if last and now - one.ended < ECHO_SECONDS:
                raise PlayerError("sunday-noted")
        elif not days.is_open(table, now):
            raise PlayerError("daily-late" if one else "daily-first")

    async def answer(self, asked: Question, move: str) -> Try:
        """The first answer to a decision counts, whichever device it comes from."""
        score = partial(sunday.score, await self.decisions(asked.one.date))
        now = self._sessions.clock()
        one = await self._answers.answer(asked.one, asked.place, move, now, score)
        if one is None:
            raise PlayerError("daily-first")
        return one

    async def answers(self, one: Try) -> tuple[str, ...]:
        return await self._answers.answers(one)

    async def table(self, one: Decision) -> Table:
        table = await self._sessions.store.matches.table(one.match)
        if table is None:
            raise PlayerError("puzzle-gone")
        return table

    async def posed(self, table: Table, number: int) -> Posed:
        """Folded once, for everybody is asked the same; raises a PlayerError as `pose` does."""
        pointer = table.id, number
        if pointer not in self._posed:
            async with self._folding:  # at midnight all ask at once: the others wait for the first
                if pointer not in self._posed:
                    self._posed[pointer] = await self._folded(table, number)
        return self._posed[pointer]

    async def _folded(self, table: Table, number: int) -> Posed:
        box = self._sessions.catalogue.get(table.game)
        if box is None:
            raise PlayerError("puzzle-gone")
        log = await self._sessions.store.matches.log(table.id)
        return await asyncio.to_thread(pose, box, table.header, log, number)

    def _check_rules(self, one: Decision) -> None:
        if not self._has_rules(one):
            raise PlayerError("rules-changed")

    def _has_rules(self, one: Decision) -> bool:
        box = self._sessions.catalogue.get(one.game)
        return box is not None and box.game.seed.rules_version == one.rules
