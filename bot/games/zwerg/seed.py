"""The data of Der 7bte Zwerg: the row, the prices, the options, how roughly computers guess."""

from typing import Literal, Self

from pydantic import model_validator

from bot.engine import game
from bot.engine.brain import Strength


class Prices(game.Data):
    all: game.Points
    evasion: game.Points
    match: game.Points
    bet: game.Points


class Seed(game.Seed):
    faces: game.Few
    row: tuple[str, ...]
    """The colour of every field, empty for an evasion field."""
    bets_after: int
    points: Prices
    blur: dict[Strength, game.Measure]
    """How roughly the computers guess the worth of a choice, in points."""

    @property
    def colours(self) -> tuple[str, ...]:
        """One die of each."""
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


class Options(game.Options):
    rounds: Literal[3, 2, 1] = 3
    """Z19: how often everybody is active."""
    dwarf_bets: bool = False
    """Z13: a ✓ is right only if all seven lie on the dwarf fields."""
