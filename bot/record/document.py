"""The export format of a finished match. Reading and writing a file again gives the same bytes."""

import json
from datetime import date
from typing import Annotated, Any, Literal, Self

from pydantic import ConfigDict, Discriminator, Field, Tag, ValidationError, model_validator

from bot.engine import seal
from bot.engine.chance import FORM_OF_DAYS, FORM_OF_JOINS, SEED_BYTES, Dice, OpenedDice
from bot.engine.data import Data
from bot.engine.errors import OperatorError
from bot.engine.match import Header, Move
from bot.record.drawing import Drawn
from bot.table import charms, days

MOVE_LENGTH = 60
FACE_DOWN = "?"
"""The text of a move that the rules never revealed."""
Hex = Annotated[str, Field(pattern=rf"^[0-9a-f]{{{2 * SEED_BYTES}}}$")]


class Strict(Data):
    model_config = ConfigDict(strict=True, allow_inf_nan=False)


class Place(Strict):
    """A seat of format 1 without its person: no id of a person is exported."""

    kind: Literal["person", "easy", "normal", "master"]
    joined: int
    """Its place in the order of the joins, before the seats were rotated."""
    join: str = Field(pattern=r"^[^,]{1,40}$")
    """The snowflake of the join."""
    options: dict[str, Any]

    @property
    def charm(self) -> str:
        return ""


class CharmPlace(Strict):
    """A seat of format 2: what it chose takes the place of the join."""

    kind: Literal["person", "easy", "normal", "master"]
    joined: int
    charm: str = Field(pattern=charms.PATTERN)
    options: dict[str, Any]

    @property
    def join(self) -> str:
        return ""

    @model_validator(mode="after")
    def _computers_have_none(self) -> Self:
        if self.charm and self.kind != "person":
            raise ValueError("a computer has no charm")
        return self


class Played(Strict):
    """A move; its number is also the place of the draw if it is chance's."""

    number: int
    seat: int
    text: str = Field(max_length=MOVE_LENGTH)
    at: float
    of: int | None = Field(default=None, ge=0)
    """From format 2 on: what could be drawn here, by its number in `outcomes`."""
    place: str | None = None
    """Format 3: the place of the draw."""

    @property
    def drawn_at(self) -> str:
        return self.place or str(self.number)


class Seal(Strict):
    """Everything that the dice depend on."""

    commitment: str
    seed: Hex
    players: str


class Key(Strict):
    """The key of one draw and its Merkle path."""

    key: Hex
    path: tuple[Hex, ...]

    @property
    def opening(self) -> seal.Opening:
        return seal.Opening(bytes.fromhex(self.key), tuple(map(bytes.fromhex, self.path)))


class Keys(Strict):
    """For a game with hidden rolls: the keys of the public draws, by place."""

    commitment: str
    keys: dict[str, Key]
    players: str


SEAL, KEYS = "a seal", "keys"
JOINS, CHARMS = "joins", "charms"
TAGS = (SEAL, KEYS, JOINS, CHARMS)


def _kind(dice: Any) -> str:
    split = isinstance(dice, Keys) or (isinstance(dice, dict) and "keys" in dice)
    return KEYS if split else SEAL


def _place_kind(seat: Any) -> str:
    charmed = isinstance(seat, CharmPlace) or (isinstance(seat, dict) and "charm" in seat)
    return CHARMS if charmed else JOINS


AnyPlace = Annotated[
    Annotated[Place, Tag(JOINS)] | Annotated[CharmPlace, Tag(CHARMS)], Discriminator(_place_kind)
]


class Document(Strict):
    format: Literal[1, 2, 3]
    """The form of the dice (see `bot.engine.chance`)."""
    day: str | None = Field(default=None, pattern=r"^\d{4}-\d{2}-\d{2}$")
    """Format 3: the date whose dice these are; the seal binds them to it instead of the match."""
    match: str = Field(pattern=r"^[a-z0-9]{1,12}$")
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[AnyPlace, ...] = Field(min_length=1)
    drawn: bool
    """Whether the dice chose who begins; else the host did."""
    phase: Literal["finished", "stopped"]
    locale: Literal["de", "en"]
    opened: float
    started: float
    ended: float
    moves: tuple[Played, ...]
    hidden: dict[str, str] = Field(default_factory=dict)
    """By number, for each unrevealed move a move that nobody could tell from it."""
    outcomes: tuple[Drawn, ...] = ()
    """From format 2 on: everything that draws could bring, each with its weight."""
    dice: Annotated[Annotated[Seal, Tag(SEAL)] | Annotated[Keys, Tag(KEYS)], Discriminator(_kind)]

    @model_validator(mode="after")
    def _of_one_form(self) -> Self:
        kind = Place if self.format == FORM_OF_JOINS else CharmPlace
        if not all(isinstance(seat, kind) for seat in self.seats):
            raise ValueError("the seats are of another format")
        told = self.outcomes or any(move.of is not None for move in self.moves)
        if told and self.format == FORM_OF_JOINS:
            raise ValueError("outcomes are of another format")
        placed = any(move.place is not None for move in self.moves)
        if (self.day is None) == (self.format == FORM_OF_DAYS):
            raise ValueError("the day is of another format")
        if self.day and not _is_a_day(self.day):
            raise ValueError("there is no such day")
        if placed and self.format != FORM_OF_DAYS:
            raise ValueError("places are of another format")
        return self

    @property
    def named(self) -> bool:
        """Whether the game names the places of draws."""
        return self.format == FORM_OF_DAYS

    @property
    def rolling(self) -> Dice:
        """The dice, as far as their keys are in the file."""
        if isinstance(self.dice, Seal):
            return Dice(bytes.fromhex(self.dice.seed), self.dice.players, named=self.named)
        keys = {place: bytes.fromhex(one.key) for place, one in self.dice.keys.items()}
        return OpenedDice(keys, self.dice.players, named=self.named)

    @property
    def header(self) -> Header:
        return Header(
            id=self.match,
            game=self.game,
            rules=self.rules,
            options=self.options,
            seats=tuple(seat.options for seat in self.seats),
            commitment=self.dice.commitment,
            players=self.dice.players,
        )

    @property
    def log(self) -> tuple[Move, ...]:
        """The moves for a replay, with the substitutes of hidden moves."""
        return tuple(
            Move(number=m.number, seat=m.seat, text=self.hidden.get(str(m.number), m.text))
            for m in self.moves
        )


def _is_a_day(text: str) -> bool:
    try:
        return days.opens(date.fromisoformat(text)) > 0
    except (ValueError, OverflowError):
        return False


def dump(document: Document) -> bytes:
    """The canonical bytes of a document."""
    plain = document.model_dump(mode="json", exclude=None if document.hidden else {"hidden"})
    if document.format == FORM_OF_JOINS:
        del plain["outcomes"]
    if document.day is None:
        del plain["day"]
    for move in plain["moves"]:
        for key in ("of", "place"):
            if move[key] is None:
                del move[key]
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return f"{text}\n".encode()


def load(data: bytes) -> Document:
    try:
        return Document.model_validate_json(data)
    except ValidationError as error:
        first = error.errors()[0]
        parts = [str(part) for part in first["loc"] if part not in TAGS]
        place = ".".join(parts) or "the beginning"
        raise OperatorError(f"This is no match of Stammtisch: {place}: {first['msg']}.") from None
