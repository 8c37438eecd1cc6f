"""The data of Becher and what a table may agree on."""

from typing import Literal

from pydantic import Field

from bot.engine import data


class Options(data.Options):
    lives: Literal[1, 2, 3] = 2
    pairs: bool = False


class Seed(data.Seed):
    rounds: int = Field(ge=1, le=99)
    throws: tuple[str, ...]

    def rank(self, throw: str) -> int:
        return self.throws.index(throw)

    def above(self, throw: str) -> tuple[str, ...]:
        return self.throws[self.rank(throw) + 1 :] if throw else self.throws
