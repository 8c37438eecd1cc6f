"""The board of a try at the day's dice, and what came of it."""

from contextlib import suppress
from dataclasses import replace
from datetime import date

from bot.cards.card import Card
from bot.cards.daily import TryResult, result_card, running_line
from bot.daily.weeks import streak
from bot.engine.screen import Ink
from bot.live.daily import Daily
from bot.live.session import Session
from bot.live.workers import StuckError
from bot.shell.boards.private_kinds import PrivateKind
from bot.store.store import Store
from bot.table.days import DAILY, Try


class DailyResults:
    """Gathers what there is to tell of a try."""

    def __init__(self, daily: Daily, store: Store) -> None:
        self._daily = daily
        self._store = store

    async def of_table(self, session: Session, ink: Ink) -> TryResult:
        one = await self._daily.settled(session)
        result = await self.of(one, session.table.id, ink("title"))
        if one.score is not None:
            with suppress(StuckError):
                return replace(result, lines=await self._daily.lines(session))
        return result

    async def of(self, one: Try, match: str, game: str) -> TryResult:
        """`match`: whose dice they are, if any; `game`: its title."""
        result = TryResult(one, match, game)
        if one.score is None:
            return result
        worse, all_ = await self._store.days.worse(one.date, one.score.lost)
        return replace(result, worse=worse, others=all_ - 1, weeks=await self._weeks(one))

    async def _weeks(self, one: Try) -> int | None:
        if not (await self._store.people.preferences(one.person)).streaks:
            return None
        tries = await self._store.days.of(one.person)
        return streak((each.date for each in tries), self._daily.today)


class DailyKind(PrivateKind):
    def __init__(self, daily: Daily, results: DailyResults) -> None:
        self._daily = daily
        self._results = results

    async def changed(self, session: Session) -> None:
        """The try is written before anything of it is shown, and scored when it has ended."""
        if session.table.kind == DAILY:
            await self._daily.settled(session)

    async def frame(self, session: Session, card: Card, ink: Ink) -> Card:
        table = session.table
        if table.live or table.kind != DAILY:
            return self._above(session, card, ink)
        shown = result_card(await self._results.of_table(session, ink), ink)
        if ink.reading.aloud:
            told = "\n".join(filter(None, (card.line, shown.title, shown.body)))
            return replace(shown, line=told)
        return shown

    def _above(self, session: Session, card: Card, ink: Ink) -> Card:
        """A line above the board; who listens is told it once, at the beginning."""
        table, match = session.table, session.match
        begun = match is not None and any(move.seat >= 0 for move in match.log)
        if ink.reading.aloud and begun:
            return card
        if date.fromisoformat(table.day) > self._daily.today:
            return card
        counts = table.kind == DAILY
        late = counts and not self._daily.is_in_time(table)
        told = (
            ink("daily-late")
            if late
            else running_line(table, self._daily.today, ink, counts=counts)
        )
        return replace(card, line="\n".join(filter(None, (told, card.line))))
