"""What a game's data file and its options may hold: bounded numbers, icons, seats, puzzles."""

from typing import Annotated, Final, Self, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

DOZEN: Final = 12

EmojiName: TypeAlias = Annotated[
    str, Field(pattern=r"^[A-Za-z0-9]+(_[A-Za-z0-9]+)*$", min_length=2, max_length=32)
]
Few: TypeAlias = Annotated[int, Field(ge=1, le=DOZEN)]
"""Counts of dice, rolls, faces, seats."""
Many: TypeAlias = Annotated[int, Field(ge=1, le=100)]
"""Counts of fields, turns, minutes; weights."""
Points: TypeAlias = Annotated[int, Field(ge=0, le=1000)]
Effort: TypeAlias = Annotated[int, Field(ge=1, le=100_000)]
"""Positions or matches that a brain examines for one answer."""
Fraction: TypeAlias = Annotated[float, Field(ge=0, le=1, allow_inf_nan=False)]
Measure: TypeAlias = Annotated[float, Field(ge=0, le=10_000, allow_inf_nan=False)]


class Data(BaseModel):
    """Base of all input that is validated: seeds, options, headers."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Options(Data):
    """A game's options; every field is a Literal or a bool, so that a lobby can list the values."""


class SeatRange(Data):
    least: Few
    most: Few

    @model_validator(mode="after")
    def _is_a_range(self) -> Self:
        if self.least > self.most:
            raise ValueError("least is more than most")
        return self


class PuzzleTerms(Data):
    """Which decisions are worth asking others; values in the unit of the brain."""

    gap: Measure
    """By so much the best choice must beat the next one that is not as good."""
    error: Measure = 0.0
    """How far an estimated value may be off; 0: the values are exact."""
    worth: Measure | None = None
    """Where the unit is points: what one is about worth, as a part of the victory."""
    obvious: Fraction
    """Who plays `easy` finds the best choice at most this often."""

    @model_validator(mode="after")
    def _the_gap_exceeds_the_error(self) -> Self:
        if self.gap <= self.error:
            raise ValueError("an estimate may be off by more than the gap")
        return self


class Seed(Data):
    """A game's data file; each game adds its own fields."""

    rules_version: Many
    seats: SeatRange
    author: str
    publisher: str
    year: Annotated[int, Field(ge=1, le=9999)] | None = None
    minutes: Many | None = None
    """The usual length of a match."""
    icons: dict[str, str]
    """Every icon of the screens, with the Unicode emoji to use where there is no own emoji."""
    emoji: dict[str, EmojiName] = {}
    """By icon, the name of the uploaded application emoji, which screen readers read out."""
    daily: tuple[Annotated[int, Field(ge=1, le=7)], ...] = ()
    """The weekdays, from Monday 1, on which it is the game of the day. One person plays it alone,
    its values are exact, and it names the places of draws."""
    short: dict[str, str] = {}
    """The options of the shortest match."""
    puzzles: PuzzleTerms | None = None
    """None: its decisions are never asked."""
