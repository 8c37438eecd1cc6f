"""Calls whoever a table waits for and who is not at the board: one push for a decision, no rest."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from bot.engine.errors import PlayerError
from bot.live.pauses import Pauses, over_and_over
from bot.live.session import Session
from bot.shell.call_messages import CallMessages
from bot.shell.responses import TROUBLE
from bot.store.calls import Call
from bot.store.share import Share
from bot.table import calling
from bot.table.waiting import people_waited_for

if TYPE_CHECKING:
    from bot.shell.client import Stammtisch

log = logging.getLogger(__name__)

TICK_SECONDS = 1.0


class TurnCalls:
    def __init__(self, client: "Stammtisch") -> None:
        self._client = client
        self.messages = CallMessages(client)
        self._open: dict[str, dict[int, Call]] = defaultdict(dict)
        """By match and person what the store has, so that a press asks it nothing."""
        self._drifting: dict[str, float] = {}
        """By match when somebody will be away who is there now and must decide."""
        self._unsure: set[str] = set()
        """Matches where a killed process may have sent a call that it did not write down."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._closing = asyncio.Event()
        self._pauses = Pauses()

    async def look(self, session: Session) -> None:
        """After every change: end what is over, call who is away."""
        if not self._has_work(session):
            return
        async with self._lock(session):
            await self._recognise(session)
            await self._end(session)
            await self._call(session, self._to_call(session))
            await self._give_due(session)

    async def remind(self, session: Session) -> None:
        """The time of those who are waited for runs out: they are called once more."""
        async with self._lock(session):
            people = people_waited_for(session.table, session.match)
            calls = self._open[session.table.id]
            await self._take_away([calls.pop(person) for person in people if person in calls])
            await self._call(session, people, reminding=True)

    async def to_tell(self, session: Session) -> list[int]:
        """Who is not at the board and is to hear by a mention how the match ended."""
        hears = self._client.listeners.hears
        away = [p for p in session.table.people if not (hears(p) or self._is_there(session, p))]
        return [person for person in away if await self.messages.may_mention(person)]

    async def tell_end(self, session: Session) -> None:
        """Who listens hears how it ended, wherever they are."""
        for person in filter(self._client.listeners.hears, session.table.people):
            await self.messages.tell_end(session, person)

    async def load(self, share: Share) -> None:
        """Before anybody is served: what was called before a restart is not called again."""
        now = self._client.sessions.clock()
        for call in await self._client.store.calls.open(share):
            self._open[call.match][call.person] = call
            if _is_due(call, now):
                self._unsure.add(call.match)

    async def after_a_restart(self) -> None:
        """End what was over when the bot went down."""
        for match in list(self._open):
            await self._look_at(match)

    async def run(self) -> None:
        await over_and_over("the care of calls", self._look_round, self._closing, TICK_SECONDS)

    def close(self) -> None:
        self._closing.set()

    async def _look_round(self) -> None:
        """Give what quiet hours held back, and call who went away meanwhile."""
        now = self._client.sessions.clock()
        calls = [call for calls in self._open.values() for call in calls.values()]
        held = [call.match for call in calls if _is_due(call, now)]
        gone = [match for match, at in self._drifting.items() if at <= now]
        for match in {*held, *gone}:
            self._drifting.pop(match, None)
            await self._look_at(match)

    async def _look_at(self, match: str) -> None:
        """One that goes wrong keeps nobody else from being called, and waits ever longer."""
        if self._pauses.seconds(match):
            return
        try:
            session = await self._client.sessions.get(match)
        except PlayerError:  # its server threw the bot out
            self._open.pop(match, None)
            return
        if not self._client.sessions.shards.owns(session.table):
            self._open.pop(match, None)
            return
        try:
            await self.look(session)
        except Exception:
            if self._pauses.failed(match):
                log.exception("match %s: nobody could be called", match)
        else:
            self._pauses.succeeded(match)

    def _has_work(self, session: Session) -> bool:
        calls = self._open.get(session.table.id, {})
        self._watch(session)
        return bool(calls or self._to_call(session))

    def _watch(self, session: Session) -> None:
        table, called = session.table, self._open.get(session.table.id, {})
        now = self._client.sessions.clock()
        people = calling.may_drift(table, session.match, called, now)
        moments = [self._client.presence.until(table.channel, person) for person in people]
        self._drifting.pop(table.id, None)
        if later := [moment for moment in moments if moment > now]:
            self._drifting[table.id] = min(later)

    def _to_call(self, session: Session) -> list[int]:
        calls = self._open.get(session.table.id, {})
        return calling.to_call(
            session.table, session.match, calls, lambda person: self._is_there(session, person)
        )

    def _is_there(self, session: Session, person: int) -> bool:
        """Whether they see the board change; who listens does not."""
        if self._client.listeners.hears(person):
            return False
        return self._client.presence.is_there(session.table.channel, person)

    async def _end(self, session: Session) -> None:
        """What is over goes; who has come needs no message any more, but is not called again."""
        table, calls = session.table, self._open[session.table.id]
        over = [call for call in calls.values() if _is_over(session, call)]
        for call in over:
            calls.pop(call.person)
        if not calls:
            self._open.pop(table.id)
        came = [
            call
            for call in calls.values()
            if not call.secret and call.message and self._is_there(session, call.person)
        ]
        await self._take_away(over)
        if over:
            await self._client.store.calls.drop(over)
        await self._take_away(came)
        await self._note(replace(call, channel=None, message=None) for call in came)

    async def _call(
        self, session: Session, people: Iterable[int], *, reminding: bool = False
    ) -> None:
        match, now = session.match, self._client.sessions.clock()
        if match is None or not people:
            return
        table = session.table
        await self._note([Call(table.id, person, match.turn, due=now) for person in people])
        claimed = [self._open[table.id][person] for person in people]
        await self._note(await self.messages.give(session, claimed, reminding=reminding))

    async def _give_due(self, session: Session) -> None:
        """Held back in quiet hours: given once, if it is still their turn and they are not here."""
        now, calls = self._client.sessions.clock(), self._open.get(session.table.id, {})
        due = [call for call in calls.values() if _is_due(call, now)]
        there = [call for call in due if self._is_there(session, call.person)]
        await self._note(replace(call, due=None) for call in there)
        due = [call for call in due if call not in there]
        await self._note(await self.messages.give(session, due))

    async def _recognise(self, session: Session) -> None:
        if session.table.id not in self._unsure:
            return
        self._unsure.discard(session.table.id)
        now, calls = self._client.sessions.clock(), self._open[session.table.id]
        unsure = [call for call in calls.values() if _is_due(call, now)]
        with suppress(*TROUBLE):
            await self._note(await self.messages.sent_before(session, unsure))

    async def _take_away(self, calls: Iterable[Call]) -> None:
        """One message may be for several people: it goes with the last of them."""
        going = {(call.channel, call.message) for call in calls}
        standing = {
            (call.channel, call.message)
            for match in {call.match for call in calls}
            for call in self._open.get(match, {}).values()
            if call not in calls
        }
        for channel, message in going - standing:
            if channel is not None and message is not None:
                await self.messages.delete(channel, message)

    async def _note(self, calls: Iterable[Call]) -> None:
        calls = list(calls)
        for call in calls:
            self._open[call.match][call.person] = call
        if calls:
            await self._client.store.calls.put(calls)

    def _lock(self, session: Session) -> asyncio.Lock:
        return self._locks.setdefault(session.table.id, asyncio.Lock())


def _is_due(call: Call, now: float) -> bool:
    return call.due is not None and call.due <= now


def _is_over(session: Session, call: Call) -> bool:
    return calling.is_over(session.table, session.match, call.person, call.turn, secret=call.secret)
