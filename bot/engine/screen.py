"""What a viewer is shown and may press, in neutral words that any adapter can draw."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Literal

from bot.engine.game import CHANCE
from bot.engine.ink import Ink as Ink  # noqa: PLC0414 a screen is written with it
from bot.engine.phrases import Word
from bot.engine.twin import Twin

LOOK = "look"
"""What the private button of a plain screen carries."""
PLAIN_WIDTH = 200
"""So much of one thing that a seat knows is told where a game has no screen of its own."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of pictures."""

    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Lines:
    """Running text, line by line."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """Text in letters of one width."""

    lines: tuple[str, ...]
    words: Word | None = None
    """The same as a sentence, where nobody sees columns."""


@dataclass(frozen=True, slots=True)
class Large:
    """The one row that matters, drawn larger than the rest."""

    line: str


Block = Grid | Lines | Sheet | Large


def board_block(blocks: "Sequence[Block]") -> Grid | Large | None:
    """What a picture of the board shows: its rows, else the large row."""
    grids = (block for block in blocks if isinstance(block, Grid))
    return next(grids, None) or next((b for b in blocks if isinstance(b, Large)), None)


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to press: a whole move, or its beginning where `opens` leads to the next step."""

    label: str
    move: str
    icon: str = ""
    detail: str = ""
    style: Literal["main", "good", "bad", "plain"] = "plain"
    opens: bool = False
    private: bool = False
    """The next step is shown to the presser alone."""
    off: bool = False
    """It keeps its place but cannot be pressed; its label or icon tells why."""


@dataclass(frozen=True, slots=True)
class Menu:
    """A list of any length to pick from.

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
    """Everything that can be pressed, in words, with the move or its beginning."""
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
    """Writes the whole screen once more in full sentences; most screens are never asked for it."""
    controls: tuple[Control, ...] = ()
    question: str = ""
    """What is asked now, in one line; it stands directly above the choices."""

    @property
    def text(self) -> str:
        return self.twin().text


def plain_describe(game: Any, view: Any, action: Any, ink: Ink) -> str:
    return str(action)


def plain_render(game: Any, view: Any, ink: Ink, prefix: str = "") -> Screen:
    """Who is waited for, and the legal moves as a list: so a game can be played without a screen.

    What only one seat knows is told in the words of its view, behind a button of its own.
    """
    waiting = sorted(game.to_act_in(view) - {CHANCE})
    names = tuple(ink.name(seat) for seat in waiting) or (ink("title"),)
    known = _known(view)
    told = (*names, *(known if view.seat is not None else ()))
    moves = dict.fromkeys(str(a) for seat in waiting for a in game.legal_in(view, seat))
    choices = tuple(Choice(label=move, move=move) for move in moves)
    menu: tuple[Control, ...] = (Menu(ink("title"), "", choices),) if choices else ()
    look = Choice(ink("plain-look"), LOOK, opens=True, private=True)
    looks: tuple[Control, ...] = ((look,),) if known and menu and view.seat is None else ()
    controls = () if prefix == LOOK else (*looks, *menu)
    return Screen(ink("title"), (Lines(told),), lambda: Twin(position=told), controls)


def _known(view: Any) -> tuple[str, ...]:
    """The parts of a view that is no dataclass of a whole state, one per line."""
    parts = [part for part in fields(view) if part.name not in ("state", "seat")]
    return tuple(f"{part.name}: {getattr(view, part.name)}"[:PLAIN_WIDTH] for part in parts)
