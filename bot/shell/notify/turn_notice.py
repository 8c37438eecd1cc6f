"""Turn notices: at most one notification per decision, to people who are not active.

A notice is deleted once the person has decided. It is stored before it is sent, so that after a
kill nobody is notified twice.
"""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from weakref import WeakValueDictionary

from bot.engine.errors import PlayerError
from bot.live.backoff import Backoff, attempt, repeat_until_closed
from bot.live.session import Session
from bot.shell.discord_errors import TROUBLE
from bot.shell.notify.activity import Attention
from bot.shell.notify.notices import Notices
from bot.store.shard_set import ShardSet
from bot.store.turn_notices import TurnNotice
from bot.store.turn_notices import TurnNotices as StoredNotices
from bot.table import clocks, turn_notices
from bot.table.snapshot import Snapshot
from bot.table.table import Table
from bot.table.waiting import people_waited_for

TICK_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class OwnTables:
    """The tables that this process looks after."""

    get: Callable[[str], Awaitable[Session]]
    owns: Callable[[Table], bool]


@dataclass(frozen=True, slots=True)
class DirectAnswer:
    """A secret decision that was made in a direct message."""

    person: int
    turn: int
    channel: int
    message: int
    receipt: str
    """What the message says once all have decided."""


class TurnNotices:
    def __init__(
        self,
        notices: Notices,
        stored: StoredNotices,
        tables: OwnTables,
        attention: Attention,
        clock: Callable[[], float],
    ) -> None:
        self._notices = notices
        self._stored = stored
        self._tables = tables
        self._attention = attention
        self._clock = clock
        self._open: dict[str, dict[int, TurnNotice]] = defaultdict(dict)
        """By match and person, as stored, so that a press needs no read."""
        self._look_again: dict[str, float] = {}
        """By match when: an active person who must decide becomes inactive, or a look failed."""
        self._receipts: dict[tuple[str, int], str] = {}
        """By match and person what stays of the open direct message, unless the bot restarts."""
        self._closed: dict[str, dict[int, TurnNotice]] = defaultdict(dict)
        """Direct messages that became receipts, and who stepped in, by match and person. They are
        stored like open ones, so that a restart deletes them."""
        self._unsure: set[str] = set()
        """Matches in which a killed process may have sent a notice without storing that."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._closing = asyncio.Event()
        self._backoff = Backoff()

    async def update(self, session: Session) -> None:
        """After every change: delete notices that are over, notify who must decide and is away.

        The table may change while a message is sent, so every step looks at it anew.
        """
        if not self._has_work(session.snapshot):
            return
        async with self._lock(session.table):
            await self._recognise(session.snapshot)
            await self._end(session.snapshot)
            await self._notify(session.snapshot, self._to_notify(session.snapshot))
            await self._send_due(session.snapshot)

    async def remind(self, session: Session) -> None:
        """The deadline of a decision is near: notify once more, and delete the first notice."""
        async with self._lock(session.table):
            at = session.snapshot
            waiting = people_waited_for(at.table, at.match)
            people = [p for p in waiting if not turn_notices.needs_no_notice(at.table, p)]
            here = self._open[at.table.id]
            await self._delete([here.pop(person) for person in people if person in here])
            await self._notify(at, people, reminding=True)

    async def answered(self, at: Snapshot, answer: DirectAnswer) -> None:
        """A secret decision was made in a direct message, which becomes a receipt later.

        Of a typed answer the reply takes the place of the question and of an earlier reply.
        """
        match, person = at.table.id, answer.person
        if not self._tables.owns(at.table):
            return
        async with self._lock(at.table):
            old = self._open[match].pop(person, None)
            if old is not None and old.message != answer.message:
                await self._delete([old])
            self._receipts[match, person] = answer.receipt
            place = {"channel": answer.channel, "message": answer.message}
            await self._store([TurnNotice(match, person, answer.turn, secret=True, **place)])

    async def tell_stepped_in(self, at: Snapshot, former: int, who: int) -> None:
        """Somebody plays on a seat that was given up; the message goes when the match ends."""
        async with self._lock(at.table):
            sent = await self._notices.tell_stepped_in(at, former, who)
            if sent and sent.message and self._tables.owns(at.table):
                await self._delete_closed([sent])
                self._closed[at.table.id][former] = sent
                await self._stored.put([sent])

    async def load(self, shards: ShardSet) -> None:
        """Before anybody is served: what was notified before a restart is not notified again."""
        now = self._clock()
        for notice in await self._stored.open(shards):
            self._open[notice.match][notice.person] = notice
            if _is_due(notice, now):
                self._unsure.add(notice.match)

    async def after_restart(self) -> None:
        """Delete notices whose decision was made while the bot was down."""
        for match in list(self._open):
            await self._check(match)

    async def run(self) -> None:
        await repeat_until_closed("turn notices", self._check_all, self._closing, TICK_SECONDS)

    def close(self) -> None:
        self._closing.set()

    async def _check_all(self) -> None:
        """Send what quiet hours deferred, and notify people who became inactive."""
        now = self._clock()
        notices = [notice for here in self._open.values() for notice in here.values()]
        deferred = [notice.match for notice in notices if _is_due(notice, now)]
        again = [match for match, at in self._look_again.items() if at <= now]
        for match in {*deferred, *again}:
            await self._check(match)

    async def _check(self, match: str) -> None:
        """A failure at one table neither stops the others nor is retried every second."""
        what = f"notifying the players of match {match}"
        if self._backoff.seconds(what):
            return
        if not await attempt(what, partial(self._look, match), self._backoff):
            self._look_again[match] = self._clock()

    async def _look(self, match: str) -> None:
        try:
            session = await self._tables.get(match)
        except PlayerError:  # the table no longer exists
            session = None
        if session is None or not self._tables.owns(session.table):
            self._open.pop(match, None)
            self._look_again.pop(match, None)
            return
        await self.update(session)

    def _has_work(self, at: Snapshot) -> bool:
        here = self._open.get(at.table.id, {}) or (
            not at.table.live and at.table.id in self._closed
        )
        self._attention.note_decision(at)
        self._watch_activity(at)
        return bool(here or self._to_notify(at))

    def _watch_activity(self, at: Snapshot) -> None:
        table, notified = at.table, self._open.get(at.table.id, {})
        now, reminder = self._clock(), clocks.reminder(table, at.match)
        people = turn_notices.may_become_inactive(table, at.match, notified)
        until = [self._attention.until(at, person) for person in people]
        self._look_again.pop(table.id, None)
        latest = float("inf") if reminder is None else reminder  # which notifies them by itself
        if later := [moment for moment in until if now < moment < latest]:
            self._look_again[table.id] = min(later)

    def _to_notify(self, at: Snapshot) -> list[int]:
        notified = self._open.get(at.table.id, {})
        return turn_notices.to_notify(
            at.table, at.match, notified, lambda person: self._attention.sees_board(at, person)
        )

    async def _end(self, at: Snapshot) -> None:
        """Delete what is over; who became active needs no message, but is not notified again."""
        table, here = at.table, self._open[at.table.id]
        over = [notice for notice in here.values() if _is_over(at, notice)]
        for notice in over:
            here.pop(notice.person)
        if not here:
            self._open.pop(table.id)
        over = [notice for notice in over if not await self._close(notice)]
        if not table.live:  # receipts stay until the end of the match
            over += self._closed.pop(table.id, {}).values()
        came = [
            notice
            for notice in here.values()
            if not notice.secret
            and notice.message
            and self._attention.sees_board(at, notice.person)
        ]
        await self._delete(over)
        if over:
            await self._stored.drop(over)
        await self._delete(came)
        await self._store(replace(notice, channel=None, message=None) for notice in came)

    async def _close(self, notice: TurnNotice) -> bool:
        """Turn an answered direct message into its receipt."""
        text = self._receipts.pop((notice.match, notice.person), None)
        if text is None or notice.channel is None or notice.message is None:
            return False
        if not await self._notices.close(notice.channel, notice.message, text):
            return False
        self._closed[notice.match][notice.person] = notice
        return True

    async def _notify(
        self, at: Snapshot, people: Iterable[int], *, reminding: bool = False
    ) -> None:
        match, now = at.match, self._clock()
        if match is None or not people:
            return
        table = at.table
        await self._store([TurnNotice(table.id, person, match.turn, due=now) for person in people])
        claimed = [self._open[table.id][person] for person in people]
        await self._store(await self._notices.send(at, claimed, reminding=reminding))

    async def _send_due(self, at: Snapshot) -> None:
        """Deferred by quiet hours: sent once, if the person must still decide and is inactive."""
        now, here = self._clock(), self._open.get(at.table.id, {})
        due = [notice for notice in here.values() if _is_due(notice, now)]
        active = [notice for notice in due if self._attention.sees_board(at, notice.person)]
        await self._store(replace(notice, due=None) for notice in active)
        due = [notice for notice in due if notice not in active]
        await self._store(await self._notices.send(at, due))

    async def _recognise(self, at: Snapshot) -> None:
        if at.table.id not in self._unsure:
            return
        self._unsure.discard(at.table.id)
        now, here = self._clock(), self._open[at.table.id]
        unsure = [notice for notice in here.values() if _is_due(notice, now)]
        with suppress(*TROUBLE):
            await self._store(await self._notices.sent_before(at, unsure))

    async def _delete(self, notices: Iterable[TurnNotice]) -> None:
        """One message may notify several people: it is deleted with the last of them."""
        going = {(notice.channel, notice.message) for notice in notices}
        standing = {
            (notice.channel, notice.message)
            for match in {notice.match for notice in notices}
            for notice in self._open.get(match, {}).values()
            if notice not in notices
        }
        for channel, message in going - standing:
            if channel is not None and message is not None:
                await self._notices.delete(channel, message)

    async def _store(self, notices: Iterable[TurnNotice]) -> None:
        notices = list(notices)
        for notice in notices:
            self._open[notice.match][notice.person] = notice
        await self._delete_closed(notices)
        if notices:
            await self._stored.put(notices)

    async def _delete_closed(self, notices: Iterable[TurnNotice]) -> None:
        """The receipts of these people, who are asked or have answered again."""
        pairs = ((self._closed.get(notice.match, {}), notice) for notice in notices)
        going = [here.pop(n.person) for here, n in pairs if n.person in here]
        for old in going:
            if old.channel is not None and old.message is not None:
                await self._notices.delete(old.channel, old.message)

    def _lock(self, table: Table) -> asyncio.Lock:
        return self._locks.setdefault(table.id, asyncio.Lock())


def _is_due(notice: TurnNotice, now: float) -> bool:
    return notice.due is not None and notice.due <= now


def _is_over(at: Snapshot, notice: TurnNotice) -> bool:
    person, turn = notice.person, notice.turn
    return turn_notices.is_over(at.table, at.match, person, turn, secret=notice.secret)
