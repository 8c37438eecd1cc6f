"""The actions of Drachenlachen and their text."""

from dataclasses import dataclass
from typing import Literal

from bot.engine.errors import IllegalMoveError

Refuge = Literal["cave", "surface"]


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll the die of the own dwarf."""

    def __str__(self) -> str:
        return "roll"


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose where a struck dwarf without a ring starts again (D18)."""

    refuge: Refuge

    def __str__(self) -> str:
        return self.refuge


@dataclass(frozen=True, slots=True)
class Pips:
    """Chance: a dwarf's die, or one of the dragon's two, shows these pips."""

    number: int

    def __str__(self) -> str:
        return str(self.number)


Action = Roll | Choose | Pips


def parse(text: str, faces: int) -> Action:
    match text.split():
        case ["roll"]:
            return Roll()
        case ["cave" | "surface" as refuge]:
            return Choose(refuge)
        case [digit] if digit in map(str, range(1, faces + 1)):
            return Pips(int(digit))
    raise IllegalMoveError("illegal-unreadable", move=text)
