"""What an end shows beside the result: highlights, chances, wins of the evening, records."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from pydantic import ValidationError

from bot.advice.curve import Curve
from bot.advice.highlights import by_luck
from bot.advice.look_back import LookBack
from bot.cards.end_of_match import EndOfMatch
from bot.engine.catalogue import Box
from bot.engine.highlights import Highlight, chosen
from bot.engine.match import Match
from bot.live.background import Background
from bot.live.brain_pool import BusyError
from bot.live.recent import Recent
from bot.live.session import Session
from bot.live.workers import StuckError
from bot.store.evenings import Evenings
from bot.table.table import Table

log = logging.getLogger(__name__)

MOST_MATCHES = 200

Chosen = dict[str, Any]
Recall = Callable[[Box, Match], Awaitable[LookBack]]
CurveOf = Callable[[Box, Match], Awaitable[Curve | None]]
Show = Callable[[Session], Awaitable[None]]


def _is_alike(box: Box, table: Table, options: Chosen, own: Chosen) -> bool:
    """Whether another match alone had the same options; one that is missing has its default."""
    game = box.game
    try:
        return (game.options_type(**options), game.seat_options_type(**own)) == (
            game.options_type(**table.options),
            game.seat_options_type(**table.seats[0].options),
        )
    except ValidationError:  # options of older rules
        return False


class EndsOfMatches:
    """Derived from the store, and kept in memory while somebody may look at it."""

    def __init__(
        self, evenings: Evenings, recall: Recall, curve_of: CurveOf, *, think: bool
    ) -> None:
        """`recall` looks back on a match, `curve_of` computes its chances; `think`: whether
        nobody needs to ask for that.
        """
        self._evenings = evenings
        self._recall = recall
        self._curve_of = curve_of
        self.think = think
        self._known: Recent[str, EndOfMatch] = Recent(MOST_MATCHES)
        self._background = Background("end-of-match")

    def of(self, match: str) -> EndOfMatch:
        return self._known.get(match, EndOfMatch())

    def forget(self, person: int) -> None:
        """Drop what names a person; it is read from the store again, without the person."""
        for match, end in list(self._known.items()):
            if any(person == who for who, _ in end.wins):
                del self._known[match]

    async def prepare(self, session: Session) -> None:
        """Before the end is drawn: what its events and one read of the store give."""
        table, match = session.table, session.match
        if not table.is_over or match is None or table.id in self._known:
            return
        closing = await self._read(session) if table.phase == "finished" else EndOfMatch()
        self._known[table.id] = replace(
            closing,
            highlights=_highlights(session.box, table, match),
            offers_picture=await self._offers_picture(table),
        )

    async def _offers_picture(self, table: Table) -> bool:
        if table.guild is None or table.phase != "finished":
            return False
        return not table.pictured and await self._evenings.is_first(table.guild, table.id)

    async def _read(self, session: Session) -> EndOfMatch:
        table, ended = session.table, session.table.ended or 0.0
        if len(table.seats) > 1:
            wins = await self._evenings.wins(table.channel, ended)
            most_first = sorted(wins.items(), key=lambda one: -one[1])
            return EndOfMatch(wins=tuple((who, won) for who, won in most_first if won))
        if not table.people:  # the person deleted their data
            return EndOfMatch()
        agreed = partial(_is_alike, session.box, table)
        best = await self._evenings.best_alone(table.people[0], table.game, ended, agreed)
        return EndOfMatch(record=best, first_alone=best is None)

    async def curve(self, session: Session) -> Curve | None:
        """The chances over a match that was played to its end, where its game tells them."""
        table, match = session.table, session.match
        if match is None or not match.result or not session.box.brain.foretells:
            return None
        await self.prepare(session)
        if self.of(table.id).curve is None:
            with suppress(BusyError, StuckError):
                found = await self._curve_of(session.box, match)
                self._known[table.id] = replace(self.of(table.id), curve=found)
        return self.of(table.id).curve

    def add_thoughts(self, session: Session, show: Show) -> None:
        """The end is posted: compute the chances, ask luck for highlights, then redraw."""
        table, known = session.table, self.of(session.table.id)
        told = {one.seat for one in known.highlights}
        missing = {n for n, seat in enumerate(table.seats) if seat.person is not None} - told
        missing = set() if known.looked_back else missing
        plots = known.curve is None and session.box.brain.foretells
        if self.think and table.phase == "finished" and (missing or plots):
            self._background.start(self._add(session, missing, show), table.id)

    async def close(self) -> None:
        await self._background.cancel()

    async def _add(self, session: Session, seats: set[int], show: Show) -> None:
        before = self.of(session.table.id)
        await self.curve(session)
        if seats:
            with suppress(BusyError, StuckError):
                await self._add_luck(session, seats)
        now = self.of(session.table.id)
        if (now.highlights, now.curve) != (before.highlights, before.curve):
            await show(session)

    async def _add_luck(self, session: Session, seats: set[int]) -> None:
        table, match = session.table, session.match
        if match is None:
            return
        found = await self._recall(session.box, match)
        known, added = self.of(table.id), chosen(by_luck(found), sorted(seats))
        told = (*known.highlights, *added)
        self._known[table.id] = replace(known, highlights=_in_order(told), looked_back=True)


def _highlights(box: Box, table: Table, match: Match) -> tuple[Highlight, ...]:
    """Of all seats, persons first: a picture marks those of computers too."""
    seats = range(len(table.seats))
    found = box.highlights(match, {seat: table.sat_since(seat) for seat in seats})
    people = [seat for seat in seats if table.seats[seat].person is not None]
    told = chosen(found, people)
    keys = {one.key for one in told}
    left = (one for one in found if one.key not in keys)
    return (*told, *chosen(left, (seat for seat in seats if seat not in people)))


def _in_order(highlights: tuple[Highlight, ...]) -> tuple[Highlight, ...]:
    return tuple(sorted(highlights, key=lambda one: one.seat))
