"""The parameters of a sentence: plain values, and things that the reader's language must name."""

from dataclasses import dataclass, field
from typing import TypeAlias


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
    """Several things in a row."""

    items: "tuple[Param, ...]"
    glue: str = ", "


Param: TypeAlias = "str | float | Who | Icon | Word | Many"
