"""The day's dice at private tables: opened once, counted once, scored when the match has ended."""

import logging
import secrets
from datetime import date, timedelta

from bot.daily.line import Lines
from bot.daily.plan import proposed
from bot.engine.chance import SEED_BYTES
from bot.engine.errors import PlayerError
from bot.live.brain_pool import BrainPool
from bot.live.recent import Recent
from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.live.workers import StuckError
from bot.table import days
from bot.table.days import AGAIN, DAILY, FINISHING_SECONDS, SUNDAY, Day, Try
from bot.table.table import Table

log = logging.getLogger(__name__)

DAYS_KEPT = 8
TRIES_KEPT = 10_000


class Daily:
    def __init__(self, sessions: LiveTables, brains: BrainPool) -> None:
        self._sessions = sessions
        self._days = sessions.store.days
        self._brains = brains
        self._known: Recent[date, Day] = Recent(DAYS_KEPT)
        self._lines: Recent[date, Lines] = Recent(DAYS_KEPT)
        self._counting: Recent[str, Try] = Recent(TRIES_KEPT)
        """By match the tries that are known to be written, so that not every board writes."""
        self._swept: date | None = None

    @property
    def today(self) -> date:
        return days.today(self._sessions.clock())

    async def day(self, when: date) -> Day:
        """Written the first time that anybody asks for it, at the latest on the day before."""
        found = await self.written(when)
        if found is None:
            seed = secrets.token_bytes(SEED_BYTES)
            found = await self._days.settle(proposed(self._sessions.catalogue, when, seed))
            self._known[when] = found
        return found

    async def written(self, when: date) -> Day | None:
        """None: nobody has asked for it yet."""
        if when not in self._known and (found := await self._days.day(when)):
            self._known[when] = found
        return self._known.get(when)

    async def seals(self) -> tuple[Day, Day]:
        """Today and tomorrow, whose seal is shown today."""
        today = self.today
        if self._swept != today:
            await self._days.sweep(today)
            self._swept = today
        return await self.day(today), await self.day(today + timedelta(days=1))

    async def open_try(self, person: int) -> Session | None:
        """The try that the person may still finish, also one of yesterday."""
        session = await self._sessions.private(person, DAILY)
        return session if session and self.is_in_time(session.table) else None

    async def of_today(self, person: int) -> Try | None:
        return await self._days.found(self.today, person)

    async def of(self, table: Table) -> Try | None:
        """The try of the owner of a table, on the day whose dice it has."""
        return await self._days.found(date.fromisoformat(table.day), table.owner or 0)

    def is_in_time(self, table: Table) -> bool:
        """Whether a try still counts when it ends now, or did when it ended."""
        return (table.ended or self._sessions.clock()) <= table.opened + FINISHING_SECONDS

    async def begin(self, person: int, locale: str, token: str, guild: int | None) -> Session:
        """The counted try of today, which is written before anything of it is shown.

        One of yesterday that may still be finished comes first.
        """
        old = await self._sessions.private(person, DAILY)
        if old and (self.is_in_time(old.table) or old.table.day == self.today.isoformat()):
            return await self._counted(old, guild)
        if old:
            await old.stop(person)
        if found := await self.of_today(person):
            return await self._sessions.get(found.match)
        await self._check_unspent(self.today, person)
        session = await self._open(DAILY, await self.day(self.today), person, locale, token)
        return await self._counted(session, guild)

    async def write(self, one: Try, guild: int | None) -> Try:
        """A try without a match, unless the person has one for its day; returns the one that is."""
        if await self._days.found(one.date, one.person) is None:
            await self._check_unspent(one.date, one.person)
        return await self._days.begin(one, guild)

    async def _check_unspent(self, when: date, person: int) -> None:
        """Whoever had a try that day and deleted their data has no second one."""
        if await self._days.is_spent(when, person):
            raise PlayerError("daily-spent")

    async def again(self, one: Try, person: int, locale: str, token: str) -> Session:
        """With the dice of a try that is over, as often as one likes."""
        if session := await self._sessions.private(person, AGAIN):
            if session.table.day == one.date.isoformat():
                return session
            await session.stop(person)
        return await self._open(AGAIN, await self.day(one.date), person, locale, token)

    async def settled(self, session: Session) -> Try:
        """The try of a table as it is stored: written if it is not, scored if it has ended."""
        table, match = session.table, session.match
        if table.live and table.id in self._counting:
            return self._counting[table.id]
        found = await self._written(table, None)
        over = table.phase == "finished" and match is not None and found.match == table.id
        if not over or found.score or match is None or not self.is_in_time(table):
            return found
        try:
            score = await self._brains.score(session.box, match)
        except StuckError:  # the next look at it tries again
            return found
        if score is None:
            return found
        await self._days.finish(found, table.ended or 0.0, score)
        return await self._days.found(found.date, found.person) or found

    async def settle_all(self, when: date) -> None:
        """Score what ended and was not scored, because the bot died in between.

        The last answer of a Sunday is written with its score.
        """
        day = await self.written(when)
        if day is None or day.game == SUNDAY:
            return
        for one in await self._days.unscored(when):
            try:
                session = await self._sessions.get(one.match)
            except PlayerError:
                log.warning("the daily match %s cannot be read", one.match)
                continue
            await self.settled(session)

    async def lines(self, session: Session) -> Lines:
        """What our computers make of the same dice."""
        table = session.table
        when = date.fromisoformat(table.day)
        if when not in self._lines:
            day = await self.day(when)
            luck = day.commitment
            self._lines[when] = await self._brains.lines(
                session.box, table.header, day.seed, table.players, luck
            )
        return self._lines[when]

    async def _open(self, kind: str, day: Day, person: int, locale: str, token: str) -> Session:
        box = self._sessions.catalogue.get(day.game)
        if box is None or box.game.seed.rules_version != day.rules:
            raise PlayerError("rules-changed")
        return await self._sessions.open_private(
            kind,
            day.game,
            person=person,
            locale=locale,
            token=token,
            options=day.options,
            seed=day.seed,
            day=day.date.isoformat(),
        )

    async def _counted(self, session: Session, guild: int | None) -> Session:
        await self._written(session.table, guild)
        return session

    async def _written(self, table: Table, guild: int | None) -> Try:
        """The try of a table, written unless the person has one for its day."""
        found = await self._days.begin(_try(table), guild)
        self._counting[table.id] = found
        return found


def _try(table: Table) -> Try:
    """Everything about a try that is known when it begins stands at its table."""
    when = date.fromisoformat(table.day)
    return Try(when, table.game, table.owner or 0, table.id, table.opened)
