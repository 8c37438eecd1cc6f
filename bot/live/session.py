"""A running table: one lock, written to the store before anything is shown."""

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from bot.engine.changing import changed
from bot.engine.errors import PlayerError
from bot.engine.match import Match
from bot.engine.phrases import Person
from bot.live.stored_table import StoredTable, check_not_blocked, fenced, is_blocked
from bot.record.revealed import lies_face_down
from bot.store.matches import RaceLostError
from bot.store.presses import NO_MOVE, ServedBeforeError
from bot.table import clocks, lobby, phases, rematch, seats, votes
from bot.table.clocks import Due
from bot.table.driven import Driven, may_drive
from bot.table.snapshot import Snapshot
from bot.table.table import Table
from bot.table.waiting import acting_seat, waited_for
from bot.table.wishes import (
    GiveUp,
    GoOn,
    Invite,
    Join,
    Leave,
    Resume,
    SetPicture,
    Start,
    StepIn,
    Wish,
)

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class Session(StoredTable):
    """All changes of a table. Each calls the pure rules and writes their result, fenced."""

    showing: asyncio.Lock = field(init=False, default_factory=asyncio.Lock)
    """Held while the board is drawn, so that the newest state is drawn last."""
    repeats: str | None = field(init=False, default=None)
    """The match that this table asks its players to repeat. Not stored: after a restart they
    answer on the board of the new table only."""
    _hidden: tuple[int, dict[int, bool]] = field(init=False, default_factory=lambda: (-1, {}))
    """What `hides` found for each seat, at this length of the log."""

    async def move(
        self, person: int, text: str, turn: int | None = None, press: int | None = None
    ) -> int:
        """Play a move of a person; returns its number in the log.

        `turn` is the decision that the button was made for, `press` the snowflake of the press.
        """
        return await self._once(press, self._move(person, text, turn, press))

    @fenced
    async def _move(self, person: int, text: str, turn: int | None, press: int | None) -> int:
        match, seat = self.check_press(person, turn)
        played, table = match.play(seat, text), self.table
        if table.seats[seat].away:  # a move brings its person back
            table = seats.come_back(table, seat)
        try:
            await self._commit(table, played, press)
        except RaceLostError:
            if turn is not None:  # names its decision, so it can be repeated on the new state
                raise
            await self._reload()
            raise PlayerError("stale") from None
        return match.version

    @property
    def snapshot(self) -> Snapshot:
        return Snapshot(self.box, self.table, self.match, self.changes, self.hides)

    def hides(self, seat: int) -> bool:
        """Whether the seat's last secret decision lies face down; cached per move of the match."""
        match = self._running()
        version, hidden = self._hidden
        if version != match.version:
            self._hidden = _, hidden = match.version, {}
        if seat not in hidden:
            hidden[seat] = lies_face_down(match, seat)
        return hidden[seat]

    def check_live(self) -> None:
        """Raise a PlayerError if the table is over."""
        if not self.table.live:
            raise PlayerError("over")

    def check_press(self, person: int, turn: int | None) -> tuple[Match, int]:
        """The match and the person's seat; raises a PlayerError if they may not act now."""
        match = self._running()
        return match, acting_seat(self.table, match, person, turn)

    @fenced
    async def drive(self, driven: Driven, text: str) -> bool:
        """Play a move of the bot for a seat; False: the match has moved on since it was chosen."""
        match = self.match
        if match is None or not self.table.live or match.version != driven.version:
            return False
        if not may_drive(self.table.seats[driven.seat], only=bool(driven.only)):
            return False  # the person is back
        await self._commit(self.table, match.play(driven.seat, text))
        return True

    @fenced
    async def tick(self) -> Due | None:
        """Do what is due now; returns what it was."""
        table, match, now = self.table, self.match, self._clock()
        due = clocks.what_is_due(table, match, now) if table.live else None
        match due:
            case "alarm":
                await self._commit(table, clocks.ring(self._running()))
            case "timeout":
                await self._save(seats.time_out(table, waited_for(table, self._running()), now))
            case "start":
                await self._begin(rematch.begun(self.box, table, self._start_token(), now))
            case "remind":
                await self._save(changed(table, reminded=True))
            case "silence":
                await self._save(phases.put_away(table, now))
        return due

    async def ask(self, person: int, wish: Wish, token: str) -> None:
        """Carry out a wish; `token` is the snowflake of the press."""
        await self._once(int(token), self._ask(person, wish, token))

    async def leave(self, person: int, token: str) -> None:
        """Leave the lobby, or give up the seat in a match."""
        wish = Leave() if self.table.phase == "lobby" else GiveUp()
        await self.ask(person, wish, token)

    async def stop(self, person: int | None = None, press: int | None = None) -> None:
        """End the table; `person` only gives up the own seat where others play."""
        await self._once(press, self._stop(person, press))

    @fenced
    async def forget(self, person: int) -> None:
        """Remove a person's id from this table, in one write: an end by it is scored once."""
        table = self.table
        if not table.live:  # it has just ended; the store removes the id itself
            self.table = seats.forget(table, person, self._clock())
        elif table.phase == "lobby" and table.seat_of(person) is not None:
            await self._carry_out(person, Leave(), self._start_token(), None)
        elif seats.knows(table, person):
            await self._save(seats.forget(table, person, self._clock()))

    @fenced
    async def _stop(self, person: int | None, press: int | None) -> int:
        table, now = self.table, self._clock()
        ended = seats.stop(table, person, now) if person else phases.stopped(table, now)
        await self._save(ended, press)
        return NO_MOVE

    async def _once(self, press: int | None, act: Coroutine[Any, Any, int]) -> int:
        """A repetition of a press changes nothing and is granted, with its number."""
        try:
            return await act
        except ServedBeforeError as before:
            return before.number
        except PlayerError:
            served = await self._store.presses.find(press) if press is not None else None
            if served is None:
                raise
            return served.number

    async def catch_up(self) -> None:
        """Load the state of the store, which another process may have changed."""
        async with self._lock:
            await self._catch_up()

    @asynccontextmanager
    async def holding_still(self) -> AsyncIterator[None]:
        """Block changes while the store shifts the deadlines of all tables."""
        async with self._lock:
            yield

    def shift(self, seconds: float) -> None:
        """Shift the deadlines as the store has done."""
        if self.table.live:
            moved = clocks.shifted(self.table, seconds)
            self.table = changed(moved, version=moved.version + 1)

    @fenced
    async def _ask(self, person: int, wish: Wish, token: str) -> int:
        await self._carry_out(person, wish, token, int(token))
        return NO_MOVE

    async def _carry_out(self, person: int, wish: Wish, token: str, press: int | None) -> None:
        table = self.table
        lobby_open, now = table.phase == "lobby", self._clock()
        await self._check_blocks(person, wish)
        match wish:
            case _ if rematch.is_asking(table):
                await self._answer(person, wish, token, press)
            case Start() if lobby_open:
                await self._begin(lobby.press_start(self.box, table, person, token, now), press)
            case GoOn():
                await self._save(votes.go_on(table, self._running(), person, now), press)
            case Resume():
                await self._save(seats.resume(table, person, now), press)
            case SetPicture(wanted) if table.is_over:
                await self._save(seats.show_as(table, person, wanted), press)
            case _ if lobby_open:
                await self._save(lobby.apply(self.box, table, person, wish, token), press)
            case _:
                moves = self._running().version
                await self._save(seats.apply(table, person, wish, now, moves, self.hides), press)

    async def _check_blocks(self, person: int, wish: Wish) -> None:
        """Nobody but the host is told that somebody else is blocked."""
        guild = self.table.guild
        match wish:
            case Join() | StepIn():
                await check_not_blocked(self._store, guild, person)
            case Invite(guest) if person == self.table.host:
                if await is_blocked(self._store, guild, guest):
                    raise PlayerError("invited-blocked", who=Person(guest))

    async def _answer(self, person: int, wish: Wish, token: str, press: int | None) -> None:
        """Carry out a wish during a rematch question; the last yes starts the match."""
        table = self.table
        answered = rematch.apply(self.box, table, person, wish, token)
        if rematch.is_agreed(answered) and rematch.people_asked(table):
            answered = rematch.begun(self.box, answered, token, self._clock())
        await self._begin(answered, press)

    async def _begin(self, table: Table, press: int | None = None) -> None:
        """Write a lobby that may have become a match."""
        write = self._start if table.phase == "running" else self._save
        await write(table, press)

    def _start_token(self) -> str:
        """A snowflake created after the dice were committed, for a start without a press."""
        return str(self.table.board or self.table.seats[0].token)
