"""The seats that the bot moves: computers, stand-ins, and automatic moves without a choice."""

from dataclasses import dataclass
from typing import Any

from bot.engine.brain import Strength
from bot.engine.match import Match
from bot.table.table import LESSON, STAND_IN, Seat, Table
from bot.table.waiting import deciding, has_no_choice


@dataclass(frozen=True, slots=True)
class Driven:
    """A seat that the bot must move, with the view for its brain."""

    seat: int
    strength: Strength
    view: Any
    version: int
    """The version of the match; a move for an older version is refused."""
    legal: tuple[str, ...] = ()

    @property
    def only(self) -> str:
        """The move, if there is only one; else empty."""
        return self.legal[0] if len(self.legal) == 1 else ""

    @property
    def simplest(self) -> str:
        """A move that needs no brain."""
        return self.legal[0]


def next_driven(table: Table, match: Match | None) -> Driven | None:
    """The next seat that the bot must move, if any."""
    if match is None or table.phase != "running" or table.kind == LESSON:
        return None
    for seat in deciding(match):
        if _is_driven(table, match, seat):
            strength = table.seats[seat].driver or STAND_IN
            legal = tuple(map(str, match.game.legal(match.state, seat)))
            view = match.game.view(match.state, seat)
            return Driven(seat, strength, view, match.version, legal)
    return None


def is_driven(table: Table, match: Match) -> bool:
    """Whether the bot must move a seat now, without the cost of its view and moves."""
    if table.kind == LESSON:
        return False
    return any(_is_driven(table, match, seat) for seat in deciding(match))


def _is_driven(table: Table, match: Match, seat: int) -> bool:
    taken = table.seats[seat]
    return taken.driver is not None or (taken.auto and has_no_choice(match, seat))


def may_drive(seat: Seat, *, only: bool) -> bool:
    """Whether a computer plays here, or a person has moves without a choice made by the bot."""
    return seat.driver is not None or (seat.auto and only)
