"""The parameters of a sentence: plain values, and things that the reader's language must name."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class Who:
    """The person or computer on a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Icon:
    """A picture by its name in the seed's icon table."""

    name: str


@dataclass(frozen=True, slots=True)
class Word:
    """Another sentence or word of the catalogue, by its key."""

    key: str
    params: "dict[str, Param]" = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Many:
    """Several things in a row; without glue things by commas, people with «and» before the last."""

    items: "tuple[Param, ...]"
    glue: str | None = None


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody by the id that the adapter knows; how that is spelled, it alone knows."""

    id: int


@dataclass(frozen=True, slots=True)
class Channel:
    """A place by its id."""

    id: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A point in time, told in the reader's own zone: how far it is away, its day or hour."""

    at: float
    style: Literal["relative", "day", "clock"] = "relative"


Mention: TypeAlias = Person | Channel | Moment
"""What only the adapter can spell out."""

Param: TypeAlias = "str | float | Who | Icon | Word | Many | Mention"


def plain_mention(mention: Mention) -> str:
    """Where there is no adapter: in files and on the command line."""
    match mention:
        case Moment(at):
            return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"
        case Person(id=number) | Channel(id=number):
            return str(number)
