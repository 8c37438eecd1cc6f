"""A position of Drachenlachen: where the dwarfs stand, who carries a ring, what is going on."""

from dataclasses import dataclass
from typing import Literal

from bot.games.drachen.seed import Options

Phase = Literal["turn", "die", "dragon", "choice", "over"]


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    places: tuple[int, ...]
    """Where every seat's dwarf stands: an index of the path, the cave or the surface."""
    rings: tuple[bool, ...]
    """Who carries a ring: upwards with one, downwards without."""
    delivered: tuple[int, ...]
    turn: int = 0
    """Turns that are over."""
    phase: Phase = "turn"
    laugh: tuple[int, ...] = ()
    """The dragon's dice, shown until somebody rolls again."""
    choosing: tuple[int, ...] = ()
    """The struck seats that have still to choose, in turn order from the roller (D19)."""

    @property
    def seats(self) -> int:
        return len(self.places)

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.turn % len(self.places)

    @property
    def round(self) -> int:
        """The round that is played, counted from 1."""
        return self.turn // self.seats + 1
