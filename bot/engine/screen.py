"""What a viewer is shown and can press, independent of Discord."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Literal

from bot.engine.game import CHANCE
from bot.engine.ink import Ink as Ink  # noqa: PLC0414 a screen is written with it
from bot.engine.phrases import Word
from bot.engine.twin import Twin

LOOK = "look"
"""The move prefix of a plain screen's private button."""
PLAIN_WIDTH = 200
"""The longest line about a part of a view, where a game has no screen of its own."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of icons."""

    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Lines:
    """Running text, line by line."""

    lines: tuple[str, ...]
    beside: bool = False
    """Stands also beside a picture of the board, which cannot show it."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Monospaced text."""

    lines: tuple[str, ...]
    words: Word | None = None
    """The same as a sentence, for a screen reader."""


@dataclass(frozen=True, slots=True)
class Large:
    """One row of icons, drawn larger."""

    line: str


Block = Grid | Lines | Sheet | Large


def board_block(blocks: "Sequence[Block]") -> Grid | Large | None:
    """The block that a picture of the board shows: the grid, else the large row."""
    grids = (block for block in blocks if isinstance(block, Grid))
    return next(grids, None) or next((b for b in blocks if isinstance(b, Large)), None)


@dataclass(frozen=True, slots=True)
class Choice:
    """A button or a menu entry: a whole move, or its beginning where `opens` is set."""

    label: str
    move: str
    icon: str = ""
    detail: str = ""
    style: Literal["main", "good", "bad", "plain"] = "plain"
    opens: bool = False
    private: bool = False
    """The next step is shown to the presser only."""
    off: bool = False
    """Shown, but disabled; the label or icon gives the reason."""


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu of any length.

    The move is the prefix followed by the moves of the picked choices.
    """

    prompt: str
    prefix: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    opens: bool = False


Control = tuple[Choice, ...] | Menu
"""A row of buttons, or a menu."""


def offered(controls: "Sequence[Control]") -> list[tuple[str, str]]:
    """The labels of all choices, each with its move or the beginning of one."""
    found: list[tuple[str, str]] = []
    for control in controls:
        choices = control.choices if isinstance(control, Menu) else control
        prefix = control.prefix if isinstance(control, Menu) else ""
        found += [(choice.label, f"{prefix} {choice.move}".strip()) for choice in choices]
    return found


@dataclass(frozen=True, slots=True)
class Screen:
    title: str
    blocks: tuple[Block, ...]
    twin: Callable[[], Twin] = field(compare=False)
    """The screen in full sentences; lazy, because most screens do not need it."""
    controls: tuple[Control, ...] = ()
    question: str = ""
    """The question of the moment, one line directly above the choices."""

    @property
    def text(self) -> str:
        return self.twin().text


def plain_describe(game: Any, view: Any, action: Any, ink: Ink) -> str:
    return str(action)


def plain_render(game: Any, view: Any, ink: Ink, prefix: str = "") -> Screen:
    """The screen of a game without one: who must act, and the legal moves as a list.

    The fields of a seat's own view are shown to it behind a private button.
    """
    waiting = sorted(game.to_act_in(view) - {CHANCE})
    names = tuple(ink.name(seat) for seat in waiting) or (ink("title"),)
    known = _known(view)
    lines = (*names, *(known if view.seat is not None else ()))
    moves = dict.fromkeys(str(a) for seat in waiting for a in game.legal_in(view, seat))
    choices = tuple(Choice(label=move, move=move) for move in moves)
    menu: tuple[Control, ...] = (Menu(ink("title"), "", choices),) if choices else ()
    look = Choice(ink("plain-look"), LOOK, opens=True, private=True)
    looks: tuple[Control, ...] = ((look,),) if known and menu and view.seat is None else ()
    controls = () if prefix == LOOK else (*looks, *menu)
    return Screen(ink("title"), (Lines(lines),), lambda: Twin(position=lines), controls)


def _known(view: Any) -> tuple[str, ...]:
    """The fields of a view other than `state` and `seat`, one per line."""
    parts = [part for part in fields(view) if part.name not in ("state", "seat")]
    return tuple(f"{part.name}: {getattr(view, part.name)}"[:PLAIN_WIDTH] for part in parts)
