"""The dragon's cave: its path, and which fields a laugh strikes."""

from functools import cache
from typing import Final

from bot.games.drachen.seed import Seed

CAVE: Final = 0
"""The index of the dragon's place, below the first field of the path."""


class Cave:
    """The fields by their index: 1 next to the dragon, rising towards the exit."""

    def __init__(self, seed: Seed) -> None:
        self.path = seed.path
        self.surface: Final = len(self.path) + 1
        self._index = {number: index for index, number in enumerate(self.path, start=1)}
        self._chains = seed.chains
        self.struck = cache(self._struck)

    def number(self, index: int) -> int:
        return self.path[index - 1]

    def index(self, number: int) -> int:
        return self._index[number]

    def is_field(self, index: int) -> bool:
        """Whether the place has a number; the cave and the surface do not (D1, D6, D21)."""
        return CAVE < index < self.surface

    def always_struck(self, seats: int) -> tuple[int, ...]:
        """The single numbers above the number of players (D15)."""
        return tuple(number for number in self.path if seats < number < 10)

    def aimed(self, first: int, second: int) -> tuple[int, ...]:
        """The fields that the dragon's dice name: two, or the whole chain of a double (D15)."""
        if first != second:
            return 10 * first + second, 10 * second + first
        return self._chains.get(self.chain(first), (11 * first,))

    def chain(self, pips: int) -> str:
        """The name of the chain that a double of these pips strikes; empty: none."""
        return next((name for name, chain in self._chains.items() if 11 * pips in chain), "")

    def _struck(self, seats: int, first: int, second: int) -> frozenset[int]:
        """The indices of all fields that this laugh strikes."""
        numbers = {*self.aimed(first, second), *self.always_struck(seats)}
        return frozenset(self._index[number] for number in numbers if number in self._index)
