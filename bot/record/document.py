"""A match that is over as one file: the same bytes however often it is read and written again."""

import json
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

from pydantic import ConfigDict, Discriminator, Field, Tag, ValidationError

from bot.engine import seal
from bot.engine.brain import STRENGTHS
from bot.engine.chance import SEED_BYTES, Dice, OpenedDice, is_split
from bot.engine.errors import OperatorError, PlayerError
from bot.engine.game import CHANCE, Data, Game
from bot.engine.match import Header, Move
from bot.record.revealed import Told, told
from bot.table.lobby import drawn_first
from bot.table.table import Seat, Table

FORMAT: Final = 1
NOWHERE = 0
"""The channel of a match that came from a file."""
MOVE_LENGTH = 60
FACE_DOWN = "?"
"""Stands in a file for a move that never came out."""
Hex = Annotated[str, Field(pattern=rf"^[0-9a-f]{{{2 * SEED_BYTES}}}$")]


class Strict(Data):
    model_config = ConfigDict(strict=True, allow_inf_nan=False)


class Place(Strict):
    """A seat without its person: nobody's id leaves the house."""

    kind: Literal["person", "easy", "normal", "master"]
    joined: int
    """Its place in the order of the joins, before the round was turned."""
    join: str = Field(pattern=r"^[^,]{1,40}$")
    """The number that Discord gave this join."""
    options: dict[str, Any]


class Played(Strict):
    """A move; its number is also the place of the draw where chance made it."""

    number: int
    seat: int
    text: str = Field(max_length=MOVE_LENGTH)
    at: float


class Seal(Strict):
    """Everything that the dice hang on."""

    commitment: str
    seed: Hex
    players: str


class Key(Strict):
    """What one draw hangs on, and the way from it to the seal."""

    key: Hex
    path: tuple[Hex, ...]

    @property
    def opening(self) -> seal.Opening:
        return seal.Opening(bytes.fromhex(self.key), tuple(map(bytes.fromhex, self.path)))


class Keys(Strict):
    """Where rolls stay hidden: what those draws hang on that everybody saw, by their places."""

    commitment: str
    keys: dict[str, Key]
    players: str


SEAL, KEYS = "a seal", "keys"


def _kind(dice: Any) -> str:
    split = isinstance(dice, Keys) or (isinstance(dice, dict) and "keys" in dice)
    return KEYS if split else SEAL


class Document(Strict):
    format: Literal[1]
    match: str = Field(pattern=r"^[a-z0-9]{1,12}$")
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[Place, ...] = Field(min_length=1)
    drawn: bool
    """Whether the dice chose who begins; otherwise the host did."""
    phase: Literal["finished", "stopped"]
    locale: Literal["de", "en"]
    opened: float
    started: float
    ended: float
    moves: tuple[Played, ...]
    hidden: dict[str, str] = Field(default_factory=dict)
    """The moves that never came out, by their numbers, each as one that would look the same."""
    dice: Annotated[Annotated[Seal, Tag(SEAL)] | Annotated[Keys, Tag(KEYS)], Discriminator(_kind)]

    @property
    def rolling(self) -> Dice:
        """The dice, as far as they were opened."""
        if isinstance(self.dice, Seal):
            return Dice(bytes.fromhex(self.dice.seed), self.dice.players)
        keys = {place: bytes.fromhex(one.key) for place, one in self.dice.keys.items()}
        return OpenedDice(keys, self.dice.players)

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
        """As it can be played again, with what stands in for the hidden moves."""
        return tuple(
            Move(number=m.number, seat=m.seat, text=self.hidden.get(str(m.number), m.text))
            for m in self.moves
        )


def check_over(table: Table) -> None:
    """Only what is over may be opened: a live match keeps the seed of its dice to itself."""
    if not table.players:
        raise PlayerError("export-unstarted", match=table.id)
    if table.phase not in ("finished", "stopped"):
        raise PlayerError("export-live", match=table.id)


def document(
    game: Game[Any, Any, Any], table: Table, log: Sequence[Move], times: Sequence[float]
) -> Document:
    """The match as anybody may have it; raises a PlayerError while it is not over."""
    check_over(table)
    known = table.rules == game.seed.rules_version or not game.secret_types
    shown = told(game, table.header, log) if known else Told(())  # who knows what was hidden then?
    return _written(table, shown, times[: len(shown.moves)])


def _written(table: Table, shown: Told, times: Sequence[float]) -> Document:
    return Document(
        format=FORMAT,
        match=table.id,
        game=table.game,
        rules=table.rules,
        options=table.options,
        seats=tuple(_places(table)),
        drawn=table.first is None,
        phase="finished" if table.phase == "finished" else "stopped",
        locale="de" if table.locale == "de" else "en",
        opened=table.opened,
        started=table.started or table.opened,
        ended=table.ended or table.started or table.opened,
        moves=tuple(
            Played(number=move.number, seat=move.seat, text=_open_text(move, shown), at=at)
            for move, at in zip(shown.moves, times, strict=True)
        ),
        hidden={str(m.number): m.text for m in shown.moves if m.number in shown.hidden},
        dice=_dice(table, shown),
    )


def _open_text(move: Move, shown: Told) -> str:
    return FACE_DOWN if move.number in shown.hidden else move.text


def _dice(table: Table, shown: Told) -> Seal | Keys:
    """The whole secret, or where it would tell hidden rolls the keys of all others."""
    if not is_split(table.seed):
        return Seal(commitment=table.commitment, seed=table.seed.hex(), players=table.players)
    rolls = {str(move.number): move for move in shown.moves if move.seat == CHANCE}
    hidden = {seal.leaf(place) for place, roll in rolls.items() if roll.number in shown.hidden}
    places = frozenset(place for place in ("start", *rolls) if seal.leaf(place) not in hidden)
    keys = {
        place: Key(key=one.key.hex(), path=tuple(part.hex() for part in one.path))
        for place, one in seal.openings(table.seed, places).items()
    }
    return Keys(commitment=table.commitment, keys=keys, players=table.players)


def dump(document: Document) -> bytes:
    """The one spelling of a document."""
    plain = document.model_dump(mode="json", exclude=None if document.hidden else {"hidden"})
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return f"{text}\n".encode()


def load(data: bytes) -> Document:
    try:
        return Document.model_validate_json(data)
    except ValidationError as error:
        first = error.errors()[0]
        parts = [str(part) for part in first["loc"] if part not in (SEAL, KEYS)]
        place = ".".join(parts) or "the beginning"
        raise OperatorError(f"This is no match of Stammtisch: {place}: {first['msg']}.") from None


def table_of(document: Document) -> Table:
    """A table to keep a loaded match at: in no channel, with nobody's id."""
    if not isinstance(document.dice, Seal):
        raise OperatorError(f"The match {document.match} is not taken in: its secret was kept.")
    drawn, begins = document.drawn, document.seats[0].joined
    return Table(
        id=document.match,
        game=document.game,
        rules=document.rules,
        channel=NOWHERE,
        guild=None,
        host=None,
        locale=document.locale,
        seed=bytes.fromhex(document.dice.seed),
        opened=document.opened,
        options=document.options,
        seats=tuple(_seat(place) for place in document.seats),
        first=None if drawn else begins,
        phase=document.phase,
        players=document.dice.players,
        started=document.started,
        ended=document.ended,
    )


def _places(table: Table) -> list[Place]:
    turned, count = _turned(table), len(table.seats)
    return [
        Place(
            kind=seat.strength or "person",
            joined=(turned + number) % count,
            join=seat.token,
            options=seat.options,
        )
        for number, seat in enumerate(table.seats)
    ]


def _turned(table: Table) -> int:
    """Which join begins, as the seats themselves tell; computers may share one join's number."""
    tokens = [seat.token for seat in table.seats]
    joins = table.players.split(",")[: len(tokens)]
    fitting = [n for n in range(len(joins)) if joins[n:] + joins[:n] == tokens]
    agreed = drawn_first(table) if table.first is None else table.first
    return agreed if agreed in fitting or not fitting else fitting[0]


def _seat(place: Place) -> Seat:
    strength = next((s for s in STRENGTHS if s == place.kind), None)
    return Seat(None, place.join, strength=strength, options=place.options)
