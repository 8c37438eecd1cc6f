"""The state."""

from dataclasses import dataclass

from .seed import Options


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    points: tuple[int, ...]
    round: int = 1
    seat: int = 0
    """The seat whose turn it is."""
    heap: int = 0
    """The points of this turn, not yet safe."""
    falling: bool = False
    """A die was thrown, and chance must roll it."""

    @property
    def over(self) -> bool:
        return self.round > self.options.rounds
