"""What a viewer is shown and may press, in neutral words that any adapter can draw."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from bot.engine.game import CHANCE, Game, Seen
from bot.engine.words import Icon, Many, Param, Who, Word

MENU_LIMIT = 25
"""More choices than this do not fit one menu on Discord."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of pictures, at most nine wide."""

    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Lines:
    """Running text, line by line."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """Text in letters of one width, at most 28 to the line."""

    lines: tuple[str, ...]


Block = Grid | Lines | Sheet


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


@dataclass(frozen=True, slots=True)
class Menu:
    """A list to pick from; the move is the prefix followed by the picked choices' moves."""

    prompt: str
    prefix: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    opens: bool = False


Control = tuple[Choice, ...] | Menu
"""A row of buttons, or a menu."""


@dataclass(frozen=True, slots=True)
class Screen:
    title: str
    blocks: tuple[Block, ...]
    text: str
    """The whole screen once more in full sentences."""
    controls: tuple[Control, ...] = ()


class Ink:
    """Everything a screen is written with: sentences, names of seats, pictures."""

    def __init__(
        self,
        say: Callable[[str, Mapping[str, str | float]], str],
        names: Sequence[str],
        icons: Mapping[str, str],
    ) -> None:
        self._say = say
        self._names = names
        self._icons = icons

    def __call__(self, key: str, **params: Param) -> str:
        return self._say(key, {name: self._plain(value) for name, value in params.items()})

    def name(self, seat: int) -> str:
        return self._names[seat]

    def icon(self, name: str) -> str:
        return self._icons[name]

    def _plain(self, value: Param) -> str | float:
        match value:
            case Who(seat):
                return self._names[seat]
            case Icon(name):
                return self._icons[name]
            case Word(key, params):
                return self(key, **params)
            case Many(items, glue):
                return glue.join(str(self._plain(item)) for item in items)
            case _:
                return value


class Render(Protocol):
    """How a game draws a view; `prefix` is the part of a move that was picked already."""

    def __call__(self, game: Any, view: Any, ink: Ink, prefix: str = "") -> Screen: ...


class Describe(Protocol):
    """A legal action in words, for lists where people read instead of press."""

    def __call__(self, game: Any, view: Any, action: Any, ink: Ink) -> str: ...


def plain_describe(game: Any, view: Any, action: Any, ink: Ink) -> str:
    return str(action)


def plain_render(game: Game[Any, Any, Any], view: Seen[Any], ink: Ink, prefix: str = "") -> Screen:
    """The legal moves as a list, so that a game can be played before it has a screen."""
    del prefix
    seats = sorted(game.to_act(view.state) - {CHANCE})
    moves = dict.fromkeys(str(a) for seat in seats for a in game.legal(view.state, seat))
    choices = tuple(Choice(label=move, move=move) for move in list(moves)[:MENU_LIMIT])
    lines = tuple(ink.name(seat) for seat in seats)
    menu: tuple[Control, ...] = (Menu(ink("title"), "", choices),) if choices else ()
    return Screen(ink("title"), (Lines(lines),), "\n".join(lines), menu)
