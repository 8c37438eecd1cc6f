"""What is agreed before the train is boarded: seed data, options, who is in which clan."""

from collections.abc import Sequence
from typing import Literal

from pydantic import model_validator

from bot.engine import game
from bot.engine.errors import PlayerError
from bot.engine.game import Data
from bot.engine.words import Word
from bot.games.zug.board import STARTS, Board, build, marks_of
from bot.games.zug.moves import CLANS


class BoardMap(Data):
    rows: tuple[str, ...]
    red: tuple[str, ...]
    green: tuple[str, ...]

    @model_validator(mode="after")
    def _starts_are_drawn(self) -> "BoardMap":
        marks = marks_of(self.rows)
        for mark, starts in zip(STARTS, (self.red, self.green), strict=True):
            if {name for name, found in marks.items() if found == mark} != set(starts):
                raise ValueError(f"the squares marked {mark} are not the start squares listed")
        if len(self.red) != len(self.green):
            raise ValueError("the clans have different numbers of start squares")
        return self

    def build(self) -> Board:
        return build(self.rows, self.red, self.green)


class Departure(Data):
    signal_turns: int
    signal_seats: int
    last_turns: int


class Seed(game.Seed):
    clan_size: int
    signs: int
    removals: int
    conductor_every: int
    penalties: tuple[int, ...]
    departure: Departure
    boards: dict[str, BoardMap]


class Options(game.Options):
    board: Literal["doppelbank", "salonwagen"] = "doppelbank"
    ending: Literal["moves", "time", "seats"] = "moves"
    turns: Literal[15, 20, 30] = 20
    """Per clan, where the match ends by moves (T24 a)."""
    minutes: Literal[10, 30, 60] = 30
    """Where it ends by time (T24 b)."""


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
