"""A table that lives in a channel: one lock, store before telling, one path for every move."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.engine.changing import changed
from bot.engine.errors import PlayerError
from bot.engine.match import Match
from bot.live.fence import fenced
from bot.live.stored_table import StoredTable
from bot.record.revealed import lies_face_down
from bot.store.matches import RaceLostError
from bot.table import clocks, lobby, phases, rematch, seats
from bot.table.clocks import Due
from bot.table.driven import Driven, may_drive
from bot.table.table import Table
from bot.table.waiting import acting_seat, waited_for
from bot.table.wishes import GiveUp, Leave, Resume, Start, Wish

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class Session(StoredTable):
    """The ways in: each asks the pure rules and writes what they say, behind the fence."""

    showing: asyncio.Lock = field(init=False, default_factory=asyncio.Lock)
    """Held by whoever draws the board, so that the newest state is drawn last."""
    _lock: asyncio.Lock = field(init=False, default_factory=asyncio.Lock)
    _hidden: tuple[int, int, bool] = field(init=False, default=(-1, -1, False))

    @fenced
    async def move(
        self, person: int, text: str, turn: int | None = None, press: int | None = None
    ) -> int:
        """A move of a person, by its number in the log.

        `turn` is the stamp of the button that was pressed, `press` the number of that press.
        """
        match, seat = self.check_press(person, turn)
        played, table = match.play(seat, text), _pressed(self.table, press)
        if table.seats[seat].away:  # whoever moves is back
            table = seats.come_back(table, seat)
        try:
            await self._commit(table, played)
        except RaceLostError:
            if turn is not None:  # it names its decision, so it can be tried on what there is now
                raise
            await self._reload()
            raise PlayerError("stale") from None
        return match.version

    def hides(self, seat: int) -> bool:
        """Whether what was last decided there in secret lies face down; reckoned out once."""
        match = self._running()
        if (match.version, seat) != self._hidden[:2]:
            self._hidden = match.version, seat, lies_face_down(match, seat)
        return self._hidden[2]

    def check_live(self) -> None:
        """Refused where the table is over."""
        if not self.table.live:
            raise PlayerError("over")

    def check_press(self, person: int, turn: int | None) -> tuple[Match, int]:
        """The match and the person's seat, if that person may act in this very decision."""
        match = self._running()
        return match, acting_seat(self.table, match, person, turn)

    @fenced
    async def drive(self, driven: Driven, text: str) -> bool:
        """A move of the bot for a seat; refused when the match has gone on meanwhile."""
        match = self.match
        if match is None or not self.table.live or match.version != driven.version:
            return False
        if not may_drive(self.table.seats[driven.seat], only=bool(driven.only)):
            return False  # the person is back
        await self._commit(self.table, match.play(driven.seat, text))
        return True

    @fenced
    async def tick(self) -> Due | None:
        """Do what a clock has made due, and say what it was."""
        table, match, now = self.table, self.match, self._clock()
        due = clocks.what_is_due(table, match, now) if table.live else None
        match due:
            case "alarm":
                await self._commit(table, clocks.ring(self._running()))
            case "timeout":
                await self._save(seats.time_out(table, waited_for(table, self._running()), now))
            case "start":
                await self._begin(rematch.begun(self.box, table, self._unchosen(), now))
            case "remind":
                await self._save(changed(table, reminded=True))
            case "silence":
                await self._save(phases.put_away(table))
        return due

    @fenced
    async def ask(self, person: int, wish: Wish, token: str) -> None:
        """A wish about the table itself; `token` is the number of the press that carried it."""
        await self._ask(person, wish, token)

    @fenced
    async def leave(self, person: int, token: str) -> None:
        """Stand up: for good in the lobby, to a computer in a match."""
        wish = Leave() if self.table.phase == "lobby" else GiveUp()
        await self._ask(person, wish, token)

    @fenced
    async def forget(self, person: int) -> None:
        """Take a person out of this table for good, in one write: the end is scored once."""
        table = self.table
        if not table.live:  # it ended a moment ago; what is written of it is the store's to do
            self.table = seats.forget(table, person, self._clock())
        elif table.phase == "lobby" and table.seat_of(person) is not None:
            await self._ask(person, Leave(), self._unchosen())
        elif seats.knows(table, person):
            await self._save(seats.forget(table, person, self._clock()))

    @fenced
    async def stop(self, person: int | None = None) -> None:
        """End the table: for cause, or as somebody wishes who may not spoil others' match."""
        table, now = self.table, self._clock()
        ended = seats.stop(table, person, now) if person else phases.stopped(table, now)
        await self._save(ended)

    async def catch_up(self) -> None:
        """Be of the state that the store has: another process may have changed it."""
        async with self._lock:
            await self._catch_up()

    @asynccontextmanager
    async def holding_still(self) -> AsyncIterator[None]:
        """While the store moves the clocks of all tables."""
        async with self._lock:
            yield

    def shift(self, seconds: float) -> None:
        """The store has moved the clocks: be of its state."""
        if self.table.live:
            moved = clocks.shifted(self.table, seconds)
            self.table = changed(moved, version=moved.version + 1)

    async def _ask(self, person: int, wish: Wish, token: str) -> None:
        table = _pressed(self.table, int(token) if token.isdigit() else None)
        lobby_open, now = table.phase == "lobby", self._clock()
        match wish:
            case _ if rematch.is_asking(table):
                await self._answer(table, person, wish, token)
            case Start() if lobby_open:
                await self._start(lobby.start(self.box, table, person, token, now))
            case Resume():
                await self._save(seats.resume(table, person))
            case _ if lobby_open:
                await self._save(lobby.apply(self.box, table, person, wish, token))
            case _:
                moves = self._running().version
                await self._save(seats.apply(table, person, wish, now, moves, self.hides))

    async def _answer(self, table: Table, person: int, wish: Wish, token: str) -> None:
        """Somebody says something while the others are asked; with the last yes it begins."""
        answered = rematch.apply(self.box, table, person, wish, token)
        if rematch.is_agreed(answered) and rematch.people_asked(table):
            answered = rematch.begun(self.box, answered, token, self._clock())
        await self._begin(answered)

    async def _begin(self, table: Table) -> None:
        """A lobby that may have become a match."""
        await (self._start(table) if table.phase == "running" else self._save(table))

    def _unchosen(self) -> str:
        """A number that Discord gave after the seal was made, where nobody pressed."""
        return str(self.table.board or self.table.seats[0].token)


def _pressed(table: Table, press: int | None) -> Table:
    return changed(table, pressed=max(press, table.pressed or 0)) if press else table
