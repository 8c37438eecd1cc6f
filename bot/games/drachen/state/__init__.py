"""A state of Drachenlachen: places and rings of the dwarfs, phase, dice."""

from dataclasses import dataclass
from typing import Literal

from bot.games.drachen.seed import Options

Phase = Literal["turn", "die", "dragon", "choice", "over"]


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    places: tuple[int, ...]
    """By seat the place of its dwarf: an index of the path, the cave or the surface."""
    rings: tuple[bool, ...]
    """By seat whether it carries a ring: dwarfs go up with one and down without."""
    delivered: tuple[int, ...]
    turn: int = 0
    """The number of completed turns."""
    phase: Phase = "turn"
    laugh: tuple[int, ...] = ()
    """The dragon's dice of the last laugh, shown until the next roll."""
    choosing: tuple[int, ...] = ()
    """The struck seats that have still to choose, in turn order from the roller (D19)."""
    rolled: int = 0
    """The last die of a dwarf, for the picture."""

    @property
    def seats(self) -> int:
        return len(self.places)

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.turn % len(self.places)

    @property
    def round(self) -> int:
        """The current round, counted from 1."""
        return self.turn // self.seats + 1
