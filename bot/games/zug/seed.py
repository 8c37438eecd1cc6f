"""What is agreed before the train is boarded: seed data, options, who is in which clan."""

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Annotated, Literal

from pydantic import Field, model_validator

from bot.engine import game
from bot.engine.brain import Strength
from bot.engine.errors import PlayerError
from bot.engine.game import Data, Effort, Few, Many, Measure, Share
from bot.engine.phrases import Word
from bot.games.zug.moves import CLANS

SEAT, CORRIDOR, PLATFORM, RED_START, GREEN_START, CLOSED = "S:.RG#"
"""How a square is drawn in the map of a board."""
STARTS = RED_START, GREEN_START
GROUND = {
    SEAT: "seat",
    CORRIDOR: "corridor",
    PLATFORM: "platform",
    RED_START: "red-start",
    GREEN_START: "green-start",
}
"""What every mark means, by the name of its picture and its words."""

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
    """How far a computer looks ahead."""

    budget: Effort
    """Positions that master looks at for one decision."""
    glance: Effort
    """The same in a look back, where every decision of a match is looked at."""
    deepest: Many
    certain: Measure
    """So many hundredths of a seat of lead make the victory likely (73 %)."""


class Playouts(Data):
    """Quick matches to the end by rule of thumb."""

    odds: Effort
    """How many tell everybody's chances."""
    whim: Measure
    """How far, in units of urge, one strays from the move that looks best."""
    timed_turns: Many
    """How many more turns a match by the clock is thought to last."""


class Seed(game.Seed):
    clan_size: Few
    signs: Few
    removals: Annotated[int, Field(ge=0, le=12)]
    conductor_every: Many
    penalties: tuple[Few, ...]
    departure: Departure
    boards: dict[str, BoardMap]
    search: Search
    playouts: Playouts
    depth: dict[Strength, Few]
    """How many turns a strength looks ahead; master looks as far as its budget goes."""
    mistakes: dict[Strength, Measure]
    """How far, in hundredths of a seat, a strength misjudges what it sees."""
    overlooked: dict[Strength, Share]
    """How often a strength does not even notice a possibility."""


class Options(game.Options):
    board: Literal["doppelbank", "salonwagen"] = "doppelbank"
    ending: Ending = "moves"
    turns: Literal[15, 20, 30] = 20
    """Per clan, where the match ends by moves (T24 a)."""
    minutes: Literal[10, 30, 60] = 30
    """Where it ends by time (T24 b)."""
    signal: bool = True
    """Where it ends by seats (T24 c): whether our departure signal keeps it from stalling."""


class SeatOptions(game.Options):
    clan: Literal["red", "green", "auto"] = "auto"


def clans_of(seats: Sequence[SeatOptions]) -> tuple[int, ...]:
    """The clan of every seat; those without a wish fill up the smaller clan in turn order."""
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
