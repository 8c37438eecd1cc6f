"""What a person can want of a table: a closed set, each with the short text that buttons carry."""

from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.engine import notation
from bot.engine.brain import Strength
from bot.engine.errors import PlayerError
from bot.engine.notation import Spoken
from bot.table.table import Pace


@dataclass(frozen=True, slots=True)
class Join(Spoken):
    """Sit down in the lobby."""

    words = "join"


@dataclass(frozen=True, slots=True)
class Leave(Spoken):
    """Stand up from the lobby."""

    words = "leave"


@dataclass(frozen=True, slots=True)
class AddComputer(Spoken):
    words = "computer"
    strength: Strength


@dataclass(frozen=True, slots=True)
class RemoveComputer(Spoken):
    words = "computer remove"


@dataclass(frozen=True, slots=True)
class FillSeats(Spoken):
    """As many computers as are missing before the game can begin."""

    words = "computer fill"


@dataclass(frozen=True, slots=True)
class SetOption(Spoken):
    """An option of the game, for everybody at the table."""

    words = "set"
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class SetOwnOption(Spoken):
    """An option of the own seat."""

    words = "own"
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class First(Spoken):
    """Who begins, by the number of the seat as people count."""

    words = "first"
    number: int


@dataclass(frozen=True, slots=True)
class FirstDrawn(Spoken):
    """Who begins is drawn (G1)."""

    words = "first drawn"


@dataclass(frozen=True, slots=True)
class SetPace(Spoken):
    words = "pace"
    pace: Pace


@dataclass(frozen=True, slots=True)
class SetPicture(Spoken):
    """The board as a picture, or in emoji, for everybody."""

    words = "picture"
    wanted: bool


@dataclass(frozen=True, slots=True)
class Start(Spoken):
    words = "start"


@dataclass(frozen=True, slots=True)
class GiveUp(Spoken):
    """Leave a match that goes on; a computer plays the seat."""

    words = "away"


@dataclass(frozen=True, slots=True)
class ComeBack(Spoken):
    """Take the own seat back from the computer."""

    words = "back"


@dataclass(frozen=True, slots=True)
class StepIn(Spoken):
    """Take a seat that somebody else gave up."""

    words = "step in"


@dataclass(frozen=True, slots=True)
class Automatic(Spoken):
    """Moves without a choice are made by themselves, or not."""

    words = "auto"
    wanted: bool


@dataclass(frozen=True, slots=True)
class SwitchAutomatic(Spoken):
    """The same, the other way than now."""

    words = "auto"


@dataclass(frozen=True, slots=True)
class Resume(Spoken):
    """Bring a table that was put away back to its channel."""

    words = "resume"


@dataclass(frozen=True, slots=True)
class Rematch(Spoken):
    """The same game once more, in a new lobby."""

    words = "rematch"


@dataclass(frozen=True, slots=True)
class DirectMessages(Spoken):
    """Whether secret questions also come as direct messages; for good, at every table."""

    words = "dm"
    wanted: bool


LobbyWish: TypeAlias = (
    Join
    | Leave
    | AddComputer
    | RemoveComputer
    | FillSeats
    | SetOption
    | SetOwnOption
    | First
    | FirstDrawn
    | SetPace
    | SetPicture
    | Start
)
SeatWish: TypeAlias = GiveUp | ComeBack | StepIn | Automatic | SwitchAutomatic
Wish: TypeAlias = LobbyWish | SeatWish | Resume | Rematch | DirectMessages

KINDS: tuple[type[Any], ...] = notation.kinds_of(Wish)
RENAMED = {"letters": DirectMessages.words}
"""First words on boards of long ago, and what they are called now."""
FIRST_WORDS = {kind.words.split()[0] for kind in KINDS} | RENAMED.keys()


def is_wish(text: str) -> bool:
    """Whether a typed text is about the table and not about the game."""
    return text.partition(" ")[0] in FIRST_WORDS


def parse(text: str) -> Wish:
    first, _, rest = text.partition(" ")
    wish: Wish | None = notation.parse(f"{RENAMED.get(first, first)} {rest}", KINDS)
    if wish is not None:
        return wish
    if is_wish(text):
        raise PlayerError("option-unknown", option=text.partition(" ")[2])
    raise PlayerError("illegal-unreadable", move=text)
