"""The actions and their texts, for buttons, commands, logs and tests."""

from dataclasses import dataclass

from bot.engine.errors import IllegalMoveError


@dataclass(frozen=True, slots=True)
class Fall:
    """Chance: the die under the cup shows this face; only one seat sees it."""

    face: int

    def __str__(self) -> str:
        return str(self.face)


@dataclass(frozen=True, slots=True)
class Say:
    """A public claim about the die, true or not."""

    high: bool

    def __str__(self) -> str:
        return "say high" if self.high else "say low"


@dataclass(frozen=True, slots=True)
class Guess:
    """Believe the claim or not; secret until the cup is lifted."""

    believes: bool

    def __str__(self) -> str:
        return "believe" if self.believes else "doubt"


Action = Fall | Say | Guess


def parse(text: str, faces: int) -> Action:
    match text.split():
        case ["say", ("high" | "low") as word]:
            return Say(word == "high")
        case [("believe" | "doubt") as word]:
            return Guess(word == "believe")
        case [face] if face in map(str, range(1, faces + 1)):
            return Fall(int(face))
    raise IllegalMoveError("illegal-unreadable", move=text)
