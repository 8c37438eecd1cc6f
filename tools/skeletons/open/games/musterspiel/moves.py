"""The actions and their texts, for buttons, commands, logs and tests."""

from dataclasses import dataclass

from bot.engine.errors import IllegalMoveError


@dataclass(frozen=True, slots=True)
class Throw:
    def __str__(self) -> str:
        return "throw"


@dataclass(frozen=True, slots=True)
class Show:
    """Chance: the die shows this face."""

    face: int

    def __str__(self) -> str:
        return str(self.face)


@dataclass(frozen=True, slots=True)
class Keep:
    """Take the points of this turn and pass the die on."""

    def __str__(self) -> str:
        return "keep"


Action = Throw | Show | Keep


def parse(text: str, faces: int) -> Action:
    match text.split():
        case ["throw"]:
            return Throw()
        case ["keep"]:
            return Keep()
        case [face] if face in map(str, range(1, faces + 1)):
            return Show(int(face))
    raise IllegalMoveError("illegal-unreadable", move=text)
