"""Parameters of texts: plain values, and values that depend on the reader's language."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class Who:
    """The person or computer on a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Icon:
    """An icon by its name in the seed's table of icons."""

    name: str


@dataclass(frozen=True, slots=True)
class Word:
    """Another text by its key."""

    key: str
    params: "dict[str, Param]" = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Many:
    """A list. Without `glue` joined by commas, and people with «and» before the last."""

    items: "tuple[Param, ...]"
    glue: str | None = None


@dataclass(frozen=True, slots=True)
class Person:
    """A person by the id of the adapter, which also knows the syntax of a mention."""

    id: int


@dataclass(frozen=True, slots=True)
class Channel:
    """A channel by its id."""

    id: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A point in time, shown in the reader's own time zone."""

    at: float
    style: Literal["relative", "day", "clock"] = "relative"


Mention: TypeAlias = Person | Channel | Moment
"""Values in the adapter's own syntax."""

Param: TypeAlias = "str | float | Who | Icon | Word | Many | Mention"


def plain_mention(mention: Mention) -> str:
    """The syntax without an adapter: in files and on the command line."""
    match mention:
        case Moment(at):
            return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"
        case Person(id=number) | Channel(id=number):
            return str(number)
