"""Requests of a person about a table: a closed set of types, each with a short text for buttons."""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from bot.engine import notation
from bot.engine.brain import Strength
from bot.engine.errors import PlayerError
from bot.engine.notation import ShortText
from bot.table.table import Pace


@dataclass(frozen=True, slots=True)
class Join(ShortText):
    """Take a seat in the lobby."""

    words = "join"


@dataclass(frozen=True, slots=True)
class Leave(ShortText):
    """Leave the lobby."""

    words = "leave"


@dataclass(frozen=True, slots=True)
class AddComputer(ShortText):
    words = "computer"
    strength: Strength


@dataclass(frozen=True, slots=True)
class RemoveComputer(ShortText):
    words = "computer remove"


@dataclass(frozen=True, slots=True)
class RemoveOne(ShortText):
    """Remove the last computer of this strength."""

    words = "computer remove"
    strength: Strength


@dataclass(frozen=True, slots=True)
class Remove(ShortText):
    """Remove a person from the lobby, or withdraw an invitation; host only."""

    words = "unseat"
    person: int


@dataclass(frozen=True, slots=True)
class Invite(ShortText):
    """Keep a seat for a person, also behind a closed door; host only."""

    words = "invite"
    person: int


@dataclass(frozen=True, slots=True)
class SetDoor(ShortText):
    """Whether anybody may sit down, or only who is invited; host only."""

    words = "door"
    wanted: Literal["open", "closed"]


@dataclass(frozen=True, slots=True)
class FillSeats(ShortText):
    """Add as many computers as the match needs to start."""

    words = "computer fill"


@dataclass(frozen=True, slots=True)
class SetOption(ShortText):
    """Set an option of the game; host only."""

    words = "set"
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class SetOwnOption(ShortText):
    """Set an option of the own seat."""

    words = "own"
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class TakeCharm(ShortText):
    """Take a lucky charm: a sign, a word of one's own, or none."""

    words = "charm"
    named: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class First(ShortText):
    """Choose who begins, by the number of the seat, counted from 1."""

    words = "first"
    number: int


@dataclass(frozen=True, slots=True)
class FirstDrawn(ShortText):
    """Let the dice draw who begins (G1)."""

    words = "first drawn"


@dataclass(frozen=True, slots=True)
class SetPace(ShortText):
    words = "pace"
    pace: Pace


@dataclass(frozen=True, slots=True)
class SetPicture(ShortText):
    """Show the board as a picture or in emoji."""

    words = "picture"
    wanted: bool


@dataclass(frozen=True, slots=True)
class SetVoices(ShortText):
    """Whether computers say something; host only."""

    words = "voices"
    wanted: bool


@dataclass(frozen=True, slots=True)
class Start(ShortText):
    """Start the match; of anybody but the host only a vote for it."""

    words = "start"


@dataclass(frozen=True, slots=True)
class GiveUp(ShortText):
    """Leave a running match; a computer plays the seat."""

    words = "away"


@dataclass(frozen=True, slots=True)
class ComeBack(ShortText):
    """Take the own seat back from the computer."""

    words = "back"


@dataclass(frozen=True, slots=True)
class StepIn(ShortText):
    """Take a seat that another person gave up."""

    words = "step in"


@dataclass(frozen=True, slots=True)
class GoOn(ShortText):
    """Vote that computers play for those who are waited for."""

    words = "vote"


@dataclass(frozen=True, slots=True)
class Automatic(ShortText):
    """Let the bot make moves without a choice, or not."""

    words = "auto"
    wanted: bool


@dataclass(frozen=True, slots=True)
class SwitchAutomatic(ShortText):
    """Toggle `Automatic`."""

    words = "auto"


@dataclass(frozen=True, slots=True)
class Resume(ShortText):
    """Bring a shelved match back to its channel."""

    words = "resume"


@dataclass(frozen=True, slots=True)
class Rematch(ShortText):
    """Another match with the same players and options, in a new lobby."""

    words = "rematch"


@dataclass(frozen=True, slots=True)
class DirectMessages(ShortText):
    """Allow or forbid direct messages with secret questions, at every table."""

    words = "dm"
    wanted: bool


LobbyWish: TypeAlias = (
    Join
    | Leave
    | AddComputer
    | RemoveComputer
    | RemoveOne
    | Remove
    | Invite
    | SetDoor
    | FillSeats
    | SetOption
    | SetOwnOption
    | TakeCharm
    | First
    | FirstDrawn
    | SetPace
    | SetPicture
    | SetVoices
    | Start
)
SeatWish: TypeAlias = GiveUp | ComeBack | StepIn | GoOn | Automatic | SwitchAutomatic
Wish: TypeAlias = LobbyWish | SeatWish | Resume | Rematch | DirectMessages

KINDS: tuple[type[Any], ...] = notation.kinds_of(Wish)
RENAMED = {
    "letters": DirectMessages.words,
    "glücksbringer": TakeCharm.words,
    "gluecksbringer": TakeCharm.words,
}
"""First words that old boards still carry or that people type in German, and the present ones."""
FIRST_WORDS = {kind.words.split()[0] for kind in KINDS} | RENAMED.keys()


def is_wish(text: str) -> bool:
    """Whether a typed text is a wish and not a move."""
    return text.partition(" ")[0] in FIRST_WORDS


def parse(text: str) -> Wish:
    first, _, rest = text.partition(" ")
    wish: Wish | None = notation.parse(f"{RENAMED.get(first, first)} {rest}", KINDS)
    if wish is not None:
        return wish
    if is_wish(text):
        raise PlayerError("option-unknown", option=text.partition(" ")[2])
    raise PlayerError("illegal-unreadable", move=text)
