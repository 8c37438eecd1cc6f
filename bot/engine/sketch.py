"""What a picture of a board shows, as data: a game describes it, `bot/art/` paints it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.phrases import Icon

Part: TypeAlias = Icon | str
Run: TypeAlias = tuple[Part, ...]
"""Icons and words beside each other."""
Spot: TypeAlias = tuple[float, float]
"""Column and row of a cell's centre."""
Tone: TypeAlias = Literal["written", "offered", "free"]


@dataclass(frozen=True, slots=True)
class Cell:
    """One tile, with letters in its middle or a label on its lower edge; without an icon a gap."""

    icon: str
    text: str = ""
    label: str = ""
    height: float = 0.5
    """Where the letters stand, from the upper edge (0) to the lower (1)."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A number in a sheet: written, offered by the dice on the table, or still free."""

    text: str
    tone: Tone = "written"


@dataclass(frozen=True, slots=True)
class SheetRow:
    label: str
    worth: str
    """What the row brings; empty where it depends."""
    entries: tuple[Entry, ...]
    """One per player."""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Player:
    """A seat, or the seats of one clan, with its points and what belongs to it."""

    seats: tuple[int, ...]
    name: str
    points: int
    notes: tuple[Run, ...] = ()
    acting: bool = False


@dataclass(frozen=True, slots=True)
class Sketch:
    """A board with all that its text says; painted, the text is left out."""

    rows: tuple[tuple[Cell, ...], ...] = ()
    sheet: tuple[SheetRow, ...] = ()
    """Instead of rows; the players are the head of its columns."""
    large: tuple[Cell, ...] | None = None
    """A row of large tiles on top; empty keeps its room."""
    facts: tuple[Run, ...] = ()
    players: tuple[Player, ...] = ()
    path: tuple[Spot, ...] = ()
    """The way of a flight over the rows."""
    legend: tuple[Run, ...] = ()
    """Below the players that stand beside the rows."""
    beside: bool = False
    """Facts and players stand beside the rows instead of around them."""


def counted(icon: str, count: int) -> tuple[Run, ...]:
    """An icon with its number; nothing for none."""
    return ((Icon(icon), str(count)),) if count else ()
