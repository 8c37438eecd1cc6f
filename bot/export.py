"""A match that is over as one file: the same bytes however often it is read and written again."""

import json
from collections.abc import Sequence
from typing import Any, Final, Literal

from pydantic import ConfigDict, Field, ValidationError

from bot.engine.brain import STRENGTHS
from bot.engine.chance import SEED_BYTES
from bot.engine.errors import PlayerError
from bot.engine.game import Data, Game
from bot.engine.match import Header, Match, Move
from bot.lobby import drawn_first
from bot.secrecy import opened_moves
from bot.tables import Seat, Table

FORMAT: Final = 1
NOWHERE = 0
"""The channel of a match that came from a file."""
MOVE_LENGTH = 60


class FileError(Exception):
    """A sentence for whoever reads a file: what is wrong with it, and where."""


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
    seed: str = Field(pattern=rf"^[0-9a-f]{{{2 * SEED_BYTES}}}$")
    players: str


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
    """All of them, or of an aborted match those before a secret that was never turned over."""
    dice: Seal

    @property
    def seed(self) -> bytes:
        return bytes.fromhex(self.dice.seed)

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
        return tuple(Move(number=m.number, seat=m.seat, text=m.text) for m in self.moves)

    def folded(self, game: Game[Any, Any, Any]) -> Match:
        return Match.fold(game, self.header, self.log)


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
    kept = opened_moves(game, table.header, log) if table.phase == "stopped" else len(log)
    return whole(table, log[:kept], times[:kept])


def whole(table: Table, log: Sequence[Move], times: Sequence[float]) -> Document:
    """The match with every move it is given, also those that no other seat may know."""
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
            Played(number=move.number, seat=move.seat, text=move.text, at=at)
            for move, at in zip(log, times, strict=True)
        ),
        dice=Seal(commitment=table.commitment, seed=table.seed.hex(), players=table.players),
    )


def dump(document: Document) -> bytes:
    """The one spelling of a document."""
    plain = document.model_dump(mode="json")
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return f"{text}\n".encode()


def load(data: bytes) -> Document:
    try:
        return Document.model_validate_json(data)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"]) or "the beginning"
        raise FileError(f"This is no match of Stammtisch: {place}: {first['msg']}.") from None


def table_of(document: Document) -> Table:
    """A table to keep a loaded match at: in no channel, with nobody's id."""
    drawn, begins = document.drawn, document.seats[0].joined
    return Table(
        id=document.match,
        game=document.game,
        rules=document.rules,
        channel=NOWHERE,
        guild=None,
        host=None,
        locale=document.locale,
        seed=document.seed,
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
