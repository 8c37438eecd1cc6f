"""The seats that the bot itself must move: computers, stand-ins, moves without a choice."""

from dataclasses import dataclass
from typing import Any

from bot.engine.brain import Strength
from bot.engine.match import Match
from bot.table.table import STAND_IN, Seat, Table
from bot.table.waiting import deciding


@dataclass(frozen=True, slots=True)
class Driven:
    """A seat that the bot must move, with what its brain may see."""

    seat: int
    strength: Strength
    view: Any
    version: int
    """The match as it was looked at; a move found for an older one is refused."""
    legal: tuple[str, ...] = ()

    @property
    def only(self) -> str:
        """The move, where there is just one."""
        return self.legal[0] if len(self.legal) == 1 else ""

    @property
    def simplest(self) -> str:
        """A move that takes no thought."""
        return self.legal[0]


def next_driven(table: Table, match: Match | None) -> Driven | None:
    """The next seat that the bot itself must move, if any."""
    if match is None or table.phase != "running":
        return None
    for seat in deciding(match):
        legal = tuple(map(str, match.game.legal(match.state, seat)))
        if may_drive(table.seats[seat], only=len(legal) == 1):
            strength = table.seats[seat].driver or STAND_IN
            view = match.game.view(match.state, seat)
            return Driven(seat, strength, view, match.version, legal)
    return None


def may_drive(seat: Seat, *, only: bool) -> bool:
    """A computer plays here, or a person lets moves without a choice be made."""
    return seat.driver is not None or (seat.auto and only)
