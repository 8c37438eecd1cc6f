"""The data of Die Zwergenzugfahrt: seed, options, clans of the seats."""

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Annotated, Literal

from pydantic import Field, model_validator

from bot.engine import data
from bot.engine.brain import Strength
from bot.engine.data import Data, Effort, Few, Fraction, Many
from bot.engine.errors import PlayerError
from bot.engine.phrases import Word
from bot.games.zug.moves import CLANS

SEAT, CORRIDOR, PLATFORM, RED_START, GREEN_START, CLOSED = "S:.RG#"
"""The characters of a board's map."""
STARTS = RED_START, GREEN_START
GROUND = {
    SEAT: "seat",
    CORRIDOR: "corridor",
    PLATFORM: "platform",
    RED_START: "red-start",
    GREEN_START: "green-start",
}
"""By character of the map the name of its icon and texts."""

Ending = Literal["moves", "time", "seats"]


def square(column: int, row: int) -> str:
    return f"{ascii_lowercase[column]}{row + 1}"


def marks_of(rows: tuple[str, ...]) -> dict[str, str]:
    return {
        square(column, row): mark
        for row, marks in enumerate(rows)
        for column, mark in enumerate(marks)
        if mark != CLOSED
    }


class BoardMap(Data):
    rows: tuple[str, ...]
    red: tuple[str, ...]
    green: tuple[str, ...]

    @model_validator(mode="after")
    def _starts_are_drawn(self) -> "BoardMap":
        if max(map(len, self.rows), default=0) > len(ascii_lowercase):
            raise ValueError("a row is longer than the alphabet")
        marks = marks_of(self.rows)
        for mark, starts in zip(STARTS, (self.red, self.green), strict=True):
            if {name for name, found in marks.items() if found == mark} != set(starts):
                raise ValueError(f"the squares marked {mark} are not the start squares listed")
        if len(self.red) != len(self.green):
            raise ValueError("the clans have different numbers of start squares")
        return self


class Departure(Data):
    signal_turns: Many
    signal_seats: Many
    last_turns: Many


class Search(Data):
    """The search of the brain."""

    budget: Effort
    """Positions whose moves a master evaluates per decision."""
    advice: Effort
    """The same for a hint, the odds and each decision of a look back."""
    deepest: Many
    equal: Fraction
    """A master draws among the moves whose value is at most this far below the best."""
    horizon: Many
    """The assumed number of remaining turns of a match that ends by time or seats."""


class Seed(data.Seed):
    clan_size: Few
    signs: Few
    removals: Annotated[int, Field(ge=0, le=12)]
    conductor_every: Many
    penalties: tuple[Few, ...]
    departure: Departure
    boards: dict[str, BoardMap]
    search: Search
    depth: dict[Strength, Few]
    """By strength the search depth in turns; a master is limited by its budget."""
    mistakes: dict[Strength, Fraction]
    """By strength the rating error, as a share of the victory."""
    overlooked: dict[Strength, Fraction]
    """By strength the chance to overlook an act."""


class Options(data.Options):
    board: Literal["doppelbank", "salonwagen"] = "doppelbank"
    ending: Ending = "moves"
    turns: Literal[10, 15, 20, 30] = 20
    """Turns per clan, where the match ends by turns (T24 a); 10 are the printed 20 of both."""
    minutes: Literal[10, 30, 60] = 30
    """Minutes, where it ends by time (T24 b)."""
    signal: bool = True
    """The departure signal, where it ends by seats (T24 c); it prevents a stall."""


class SeatOptions(data.Options):
    clan: Literal["red", "green", "auto"] = "auto"


def clans_of(seats: Sequence[SeatOptions]) -> tuple[int, ...]:
    """The clan of every seat; seats without a choice fill the smaller clan in turn order."""
    sizes = [sum(seat.clan == clan for seat in seats) for clan in CLANS]
    clans = []
    for seat in seats:
        clan = CLANS.index(seat.clan) if seat.clan in CLANS else int(sizes[1] < sizes[0])
        sizes[clan] += seat.clan == "auto"
        clans.append(clan)
    return tuple(clans)


def check_clans(seats: Sequence[SeatOptions], most: int) -> None:
    clans = clans_of(seats)
    for clan, name in enumerate(CLANS):
        if clan not in clans:
            raise PlayerError("seats-clan-empty", clan=Word(f"clan-{name}"))
        if clans.count(clan) > most:
            raise PlayerError("seats-clan-full", clan=Word(f"clan-{name}"), most=most)
