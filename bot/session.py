"""A match that lives in a channel: one lock, store before telling, one path for every move."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from bot import clocks, lobby
from bot.clocks import Due
from bot.engine.brain import Strength
from bot.engine.catalogue import Box
from bot.engine.errors import PlayerError
from bot.engine.game import CHANCE
from bot.engine.match import Match
from bot.engine.words import Many
from bot.scores import Changes, scored
from bot.secrecy import opened_moves
from bot.store.store import RaceLostError, Store
from bot.tables import Phase, Table

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Driven:
    """A seat that the bot must move: a computer, a stand-in, or a move without a choice."""

    seat: int
    strength: Strength
    view: Any
    version: int
    only: str = ""
    """The move, where there is just one."""


class Session:
    def __init__(
        self,
        box: Box,
        table: Table,
        match: Match | None,
        store: Store,
        clock: Callable[[], float],
        pause: float,
    ) -> None:
        self.box = box
        self.table = table
        self.match = match
        self.changes: Changes = {}
        """How the ratings changed, once the match is over."""
        self.showing = asyncio.Lock()
        """Held by whoever draws the board, so that the newest state is drawn last."""
        self._store = store
        self._clock = clock
        self._pause = pause
        self._lock = asyncio.Lock()

    async def move(self, person: int, text: str, turn: int | None = None) -> None:
        """A move of a person; `turn` is the stamp of the button that was pressed."""
        async with self._lock:
            match, seat = self.check_press(person, turn)
            played = match.play(seat, text)
            if self.table.seats[seat].away:  # whoever moves is back
                await self._ask_running(person, "back")
            await self._commit(played)

    def check_press(self, person: int, turn: int | None) -> tuple[Match, int]:
        """The match and the person's seat, if that person may act in this very decision."""
        match = self._running()
        seat = self._seat(person)
        if turn is not None and turn != match.turn:
            raise PlayerError("stale")
        self._check_turn(match, seat)
        return match, seat

    async def drive(self, driven: Driven, text: str) -> bool:
        """A move of the bot for a seat; refused when the match has gone on meanwhile."""
        async with self._lock:
            match = self.match
            if match is None or not self.table.live or match.version != driven.version:
                return False
            place = self.table.seats[driven.seat]
            if not (place.driver or (place.auto and driven.only)):
                return False  # the person is back
            await self._commit(match.play(driven.seat, text))
            return True

    async def tick(self) -> Due | None:
        """Do what a clock has made due, and say what it was."""
        async with self._lock:
            now = self._clock()
            due = clocks.what_is_due(self.table, self.match, now) if self.table.live else None
            match due:
                case "alarm":
                    await self._ring()
                case "timeout":
                    await self._time_out()
                case "remind":
                    await self._save(self._wound(replace(self.table, reminded=True)))
                case "silence":
                    phase: Phase = "stopped" if self.match is None else "shelved"
                    await self._save(replace(self.table, phase=phase, due=None))
            return due

    async def leave(self, person: int, token: str) -> None:
        """Give a seat up: for good in the lobby, to a computer in a match."""
        async with self._lock:
            if self.table.phase == "lobby":
                await self._ask_lobby(person, "leave", token)
            else:
                await self._ask_running(person, "away")

    async def forget(self, person: int) -> None:
        """Take a person out of this table for good; in a match a computer plays on."""
        async with self._lock:
            number = self.table.seat_of(person)
            if number is not None and self.table.phase == "lobby":
                await self._ask_lobby(person, "leave", "")
            elif number is not None:
                await self._forget_seat(person, number)
            elif self.table.host == person:
                await self._save(replace(self.table, host=None))

    async def _forget_seat(self, person: int, number: int) -> None:
        """In one write: the end of a match is scored once and never again."""
        gone = replace(self.table.seats[number], person=None, away=True, left=True, auto=False)
        table = lobby.handed_on(lobby.with_seat(self.table, number, gone))
        if table.host == person:
            table = replace(table, host=None)
        if self.table.live and all(place.driver for place in table.seats):
            table = replace(table, phase="stopped", ended=self._clock())
        await self._save(self._wound(table, fresh=True))

    async def ask(self, person: int, text: str, token: str) -> None:
        """A wish about the table itself: join, leave, options, start, automatic rolls."""
        async with self._lock:
            if self.table.phase == "lobby":
                await self._ask_lobby(person, text, token)
            else:
                await self._ask_running(person, text)

    async def stop(self) -> None:
        async with self._lock:
            if not self.table.live:
                raise PlayerError("over")
            await self._save(replace(self.table, phase="stopped", ended=self._clock(), due=None))

    async def put(self, table: Table) -> None:
        async with self._lock:
            await self._save(table)

    def posted(self, board: int | None, at: float) -> None:
        """Remember where the board stands; the store is told by whoever posted it."""
        self.table = replace(self.table, board=board, posted=at)

    def driven(self) -> Driven | None:
        """The next seat that the bot itself must move, if any."""
        match = self.match
        if match is None or self.table.phase != "running":
            return None
        for seat in sorted(match.to_act - {CHANCE}):
            place, legal = self.table.seats[seat], match.game.legal(match.state, seat)
            only = str(legal[0]) if len(legal) == 1 else ""
            strength = place.driver
            if strength or (place.auto and only):
                view = match.game.view(match.state, seat)
                return Driven(seat, strength or "normal", view, match.version, only)
        return None

    def secretly_waited_for(self) -> list[int]:
        """The people who must decide something that nobody else may see."""
        match = self.match
        if match is None or self.table.phase != "running":
            return []
        places = (self.table.seats[seat] for seat in sorted(match.to_act - {CHANCE}))
        return [
            place.person
            for place in places
            if place.person is not None and not place.away
            if self.may_decide_secretly(place.person)
        ]

    def may_decide_secretly(self, person: int) -> bool:
        """Whether a secret decision is open to this person, also one to be changed."""
        match, seat = self.match, self.table.seat_of(person)
        if match is None or seat is None or self.table.phase != "running":
            return False
        legal = match.game.legal(match.state, seat)
        return bool(legal) and isinstance(legal[0], match.game.secret_types)

    async def _ring(self) -> None:
        match = self._running()
        alarm = match.game.alarm(match.state)
        if alarm is not None:
            await self._commit(match.play(CHANCE, str(alarm.action)))

    async def _time_out(self) -> None:
        """The computer takes over every seat that was waited for; one move takes it back."""
        table, match = self.table, self._running()
        for number in clocks.waited_for(table, match):
            table = lobby.with_seat(table, number, replace(table.seats[number], away=True))
        await self._save(self._wound(table, fresh=True))

    async def _ask_lobby(self, person: int, text: str, token: str) -> None:
        if text != "start":
            table = lobby.apply(self.box, self.table, person, text, token)
            await self._save(self._wound(table))
            return
        table = lobby.start(self.box, self.table, person, token, self._clock())
        match = Match.begin(self.box.game, table.header).settle(table.dice)
        table = clocks.wound(table, match, self._clock(), self._pause, fresh=True)
        await self._store.save(table, match.log, self._clock())
        self.table, self.match = self._with_board(table), match
        log.info("match %s started: %s, %d seats", table.id, table.game, len(table.seats))

    async def _ask_running(self, person: int, text: str) -> None:
        if text == "resume":
            await self._resume(person)
            return
        self._running()
        if text == "join" and self.table.seat_of(person) is None and self._deserted() is not None:
            await self._step_in(person)
            return
        if text.partition(" ")[0] in (*lobby.VERBS, "start"):
            raise PlayerError("started")  # a press in the lobby, overtaken by the start
        number = self._seat(person)
        seat = self.table.seats[number]
        match text.split():
            case ["away"]:
                seat = replace(seat, away=True, left=True)
            case ["back"]:
                seat = replace(seat, away=False, left=False)
            case ["auto"]:
                seat = replace(seat, auto=not seat.auto)
            case ["auto", "on" | "off" as wanted]:
                seat = replace(seat, auto=wanted == "on")
            case _:
                raise PlayerError("illegal-unreadable", move=text)
        table = lobby.handed_on(lobby.with_seat(self.table, number, seat))
        if all(place.driver for place in table.seats):
            table = replace(table, phase="stopped", ended=self._clock())
        await self._save(self._wound(table, fresh=text == "back"))

    def _deserted(self) -> int | None:
        """A seat that its person gave up, so that somebody else may step in.

        Not while a bet lies face down: whoever steps in would see it.
        """
        match = self._running()
        secrets = bool(match.game.secret_types)
        if secrets and opened_moves(match.game, match.header, match.log) < match.version:
            return None
        seats = enumerate(self.table.seats)
        return next((n for n, seat in seats if seat.away and seat.left), None)

    async def _step_in(self, person: int) -> None:
        number = self._deserted()
        if number is not None:
            seat = replace(self.table.seats[number], person=person, away=False, auto=False)
            table = lobby.with_seat(self.table, number, seat)
            await self._save(self._wound(table, fresh=True))

    async def _resume(self, person: int) -> None:
        """Take a table that was put away back to its channel, if the channel is free."""
        if self.table.phase != "shelved":
            raise PlayerError("not-shelved")
        self._seat(person)
        try:
            await self._save(self._wound(replace(self.table, phase="running"), fresh=True))
        except RaceLostError:
            raise PlayerError("table-busy") from None

    async def _commit(self, match: Match) -> None:
        """Let chance answer, write it all down, and only then be of the new state."""
        match = match.settle(self.table.dice)
        old = self._running()
        rows = match.log[old.version :]
        now, fresh = self._clock(), match.turn != old.turn
        table = clocks.wound(self.table, match, now, self._pause, fresh=fresh)
        try:
            if match.result:
                table = replace(table, phase="finished", ended=now, due=None)
                self.changes = await self._store.save(table, rows, now, scored(table, match))
                log.info("match %s finished", table.id)
            else:
                await self._store.append(table, rows, now)
        except RaceLostError:
            await self._reload()
            raise PlayerError("stale") from None
        self.table, self.match = self._with_board(table), match

    async def _reload(self) -> None:
        table = await self._store.table(self.table.id)
        if table is None:
            raise PlayerError("table-gone")
        moves = await self._store.log(table.id)
        self.table, self.match = table, Match.fold(self.box.game, table.header, moves)

    async def _save(self, table: Table) -> None:
        self.changes = await self._store.save(table, scores=scored(table, self.match))
        self.table = self._with_board(table)

    def _with_board(self, table: Table) -> Table:
        """A board that was posted while the store was writing is not forgotten."""
        return replace(table, board=self.table.board, posted=self.table.posted)

    def _wound(self, table: Table, *, fresh: bool = False) -> Table:
        return clocks.wound(table, self.match, self._clock(), self._pause, fresh=fresh)

    def _running(self) -> Match:
        if self.table.phase == "lobby" or self.match is None:
            raise PlayerError("not-started")
        if not self.table.live:
            raise PlayerError("over")
        return self.match

    def _seat(self, person: int) -> int:
        seat = self.table.seat_of(person)
        if seat is None:
            raise PlayerError("not-seated")
        return seat

    def _check_turn(self, match: Match, seat: int) -> None:
        if seat not in match.game.may_act(match.state):
            waiting = (self.table.seats[s] for s in sorted(match.to_act - {CHANCE}))
            there = (s for s in waiting if s.person is not None and not s.away)
            people = tuple(f"<@{s.person}>" for s in there)
            raise PlayerError("not-your-turn", who=Many(people)) if people else PlayerError("wait")
