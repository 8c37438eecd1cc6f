"""The actions of Hex-hex-Kniffel and their text."""

from dataclasses import dataclass

from bot.engine.errors import IllegalMoveError


@dataclass(frozen=True, slots=True)
class Roll:
    """The first roll of a turn, with all dice."""

    def __str__(self) -> str:
        return "roll"


@dataclass(frozen=True, slots=True)
class Reroll:
    """Roll the dice at these positions again, counted from 1."""

    positions: tuple[int, ...]

    def __str__(self) -> str:
        return "reroll " + " ".join(map(str, self.positions))


@dataclass(frozen=True, slots=True)
class Enter:
    """Write the dice into a row."""

    row: str

    def __str__(self) -> str:
        return f"enter {self.row}"


@dataclass(frozen=True, slots=True)
class Show:
    """Chance: the next rolled die shows this symbol."""

    symbol: str

    def __str__(self) -> str:
        return self.symbol


Action = Roll | Reroll | Enter | Show


def parse(text: str, symbols: tuple[str, ...], rows: tuple[str, ...]) -> Action:
    match text.split():
        case ["roll"]:
            return Roll()
        case ["reroll", *digits] if all(d.isascii() and d.isdigit() for d in digits):
            return Reroll(tuple(sorted({int(d) for d in digits})))
        case ["enter", row] if row in rows:
            return Enter(row)
        case [symbol] if symbol in symbols:
            return Show(symbol)
    raise IllegalMoveError("illegal-unreadable", move=text)
