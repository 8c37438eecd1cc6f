"""The data of Der 7bte Zwerg: row, points, options, errors of the computers."""

from typing import Literal, Self

from pydantic import model_validator

from bot.engine import data
from bot.engine.brain import Strength


class Prices(data.Data):
    all: data.Points
    evasion: data.Points
    match: data.Points
    bet: data.Points


class Seed(data.Seed):
    faces: data.Few
    row: tuple[str, ...]
    """The colour of every field, empty for an evasion field."""
    bets_after: int
    points: Prices
    blur: dict[Strength, data.Measure]
    """The error of a computer when it rates a choice, in points."""

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of the dice, one of each."""
        return tuple(filter(None, self.row))

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        if len(set(self.colours)) != len(self.colours):
            raise ValueError("a colour stands twice in the row")
        if not 0 < self.bets_after < len(self.colours):
            raise ValueError("bets_after must leave at least one die before and after the bets")
        wanted = {f"{thing}-{colour}" for thing in ("die", "field") for colour in self.colours}
        wanted |= {f"value-{value}" for value in range(1, self.faces + 1)}
        if missing := sorted(wanted - self.icons.keys()):
            raise ValueError(f"the icon {missing[0]} is missing")
        return self


class Options(data.Options):
    rounds: Literal[3, 2, 1] = 3
    """Z19: how often each seat is active."""
    dwarf_bets: bool = False
    """Z13: a ✓ is right only if all seven lie on the dwarf fields."""
