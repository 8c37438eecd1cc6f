"""The actions of Der 7bte Zwerg and their text."""

from dataclasses import dataclass

from bot.engine.errors import IllegalMoveError


@dataclass(frozen=True, slots=True)
class Roll:
    """Take the die of this colour and throw it (Z9)."""

    colour: str

    def __str__(self) -> str:
        return f"roll {self.colour}"


@dataclass(frozen=True, slots=True)
class Show:
    """Chance: the thrown die shows this value."""

    value: int

    def __str__(self) -> str:
        return str(self.value)


@dataclass(frozen=True, slots=True)
class Place:
    """Put the thrown die on this field, counted from 1."""

    field: int

    def __str__(self) -> str:
        return f"place {self.field}"


@dataclass(frozen=True, slots=True)
class Bet:
    """Bet whether all seven will lie on the row; secret until the reveal (Z11)."""

    yes: bool

    def __str__(self) -> str:
        return "bet yes" if self.yes else "bet no"


Action = Roll | Show | Place | Bet

FIELD_DIGITS = 2


def parse(text: str, colours: tuple[str, ...], faces: int) -> Action:
    match text.split():
        case ["roll", colour] if colour in colours:
            return Roll(colour)
        case ["place", field] if field.isascii() and field.isdigit() and len(field) <= FIELD_DIGITS:
            return Place(int(field))
        case ["bet", ("yes" | "no") as word]:
            return Bet(word == "yes")
        case [value] if value in map(str, range(1, faces + 1)):
            return Show(int(value))
    raise IllegalMoveError("illegal-unreadable", move=text)
