"""A state of Hex-hex-Kniffel: the sheets, and the dice of the turn."""

from dataclasses import dataclass

from bot.games.kniffel.seed import Options


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    sheets: tuple[tuple[int | None, ...], ...]
    """By seat the points of every row; None: free."""
    seat: int = 0
    rolls: int = 0
    """Rolls of this turn, with the one that chance has still to complete."""
    dice: tuple[str, ...] = ()
    pending: tuple[int, ...] = ()
    """Positions, from 0, that chance has still to roll."""
    kept: tuple[str, ...] = ()
    """The symbols that were kept for this throw, in alphabetical order."""

    @property
    def turn(self) -> int:
        """The current turn of all, counted from 1; at the end the last one."""
        filled = min(sum(points is not None for points in sheet) for sheet in self.sheets)
        return min(filled + 1, len(self.sheets[0]))
