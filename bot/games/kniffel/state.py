"""A position of Hex-hex-Kniffel: the sheets, and the dice of the turn."""

from dataclasses import dataclass

from bot.games.kniffel.seed import Options


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    sheets: tuple[tuple[int | None, ...], ...]
    """Per seat the points of every row, None where it is still free."""
    seat: int = 0
    rolls: int = 0
    """Rolls of this turn so far; a roll counts when it is announced."""
    dice: tuple[str, ...] = ()
    pending: tuple[int, ...] = ()
    """Positions (from 0) that chance has still to roll."""

    @property
    def turn(self) -> int:
        """The turn that all play now, counted from 1; at the end the last one."""
        filled = min(sum(points is not None for points in sheet) for sheet in self.sheets)
        return min(filled + 1, len(self.sheets[0]))
