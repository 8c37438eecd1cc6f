"""What can be done, and how it is written."""

from dataclasses import dataclass

from bot.engine.errors import IllegalMoveError


@dataclass(frozen=True, slots=True)
class Throw:
    """Chance: what falls under the cup."""

    dice: str

    def __str__(self) -> str:
        return self.dice


@dataclass(frozen=True, slots=True)
class Claim:
    dice: str

    def __str__(self) -> str:
        return f"claim {self.dice}"


@dataclass(frozen=True, slots=True)
class Vote:
    doubts: bool

    def __str__(self) -> str:
        return "doubt" if self.doubts else "trust"


Action = Throw | Claim | Vote


def parse(text: str, throws: tuple[str, ...]) -> Action:
    match text.split():
        case ["trust"]:
            return Vote(False)
        case ["doubt"]:
            return Vote(True)
        case ["claim", dice] if dice in throws:
            return Claim(dice)
        case [dice] if dice in throws:
            return Throw(dice)
    raise IllegalMoveError("illegal-unreadable", move=text)
