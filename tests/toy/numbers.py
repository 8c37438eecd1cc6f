"""Zahlen: name a number, once each; more choices than any menu shows at once."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from bot.engine import data
from bot.engine.catalogue import GameParts
from bot.engine.errors import IllegalMoveError
from bot.engine.game import Event, Game, Result, Seen, ranked
from bot.engine.screen import Choice, Control, Ink, Lines, Menu, Screen
from bot.engine.twin import Twin

MOST = 60
Luck = Literal[
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 27, 28, 29, 30,
]  # fmt: skip


class Options(data.Options):
    """More than one menu of a lobby shows."""

    luck: Luck = 1


@dataclass(frozen=True, slots=True)
class Number:
    number: int

    def __str__(self) -> str:
        return f"name {self.number}"


@dataclass(frozen=True, slots=True)
class State:
    seats: int
    named: tuple[int, ...] = ()


class Numbers(Game[State, Number, Seen[State]]):
    options_type = Options

    def start(self, seats: Sequence[object], options: object) -> tuple[State, tuple[Event, ...]]:
        return State(len(seats)), ()

    def to_act(self, state: State) -> frozenset[int]:
        return frozenset({len(state.named)} if len(state.named) < state.seats else ())

    def legal(self, state: State, seat: int) -> tuple[Number, ...]:
        return tuple(map(Number, range(1, MOST + 1))) if seat in self.to_act(state) else ()

    def outcomes(self, state: State) -> tuple[tuple[Number, int], ...]:
        return ()

    def step(self, state: State, seat: int, action: Number) -> tuple[State, tuple[Event, ...]]:
        return State(state.seats, (*state.named, action.number)), ()

    def view(self, state: State, seat: int | None) -> Seen[State]:
        return Seen(state, seat)

    def result(self, state: State) -> Result | None:
        return None if self.to_act(state) else ranked(state.named)

    def parse(self, text: str) -> Number:
        match text.split():
            case ["name", number] if number.isdecimal():
                return Number(int(number))
        raise IllegalMoveError("illegal-unreadable", move=text)


def render(rules: Numbers, view: Seen[State], ink: Ink, prefix: str = "") -> Screen:
    """The same long menu on the board and, behind a button, in private."""
    choices = tuple(
        Choice(str(action.number), str(action.number))
        for seat in rules.to_act(view.state)
        for action in rules.legal(view.state, seat)
    )
    menu = Menu(ink("title"), "name", choices)
    secret = (Choice(ink("whisper"), "name", opens=True, private=True),)
    controls: tuple[Control, ...] = (menu,) if prefix else (secret, menu)
    told = " ".join(map(str, view.state.named)) or "–"
    return Screen(
        ink("title"), (Lines((told,)),), lambda: Twin((told,)), controls if choices else ()
    )


GAME: GameParts[Numbers, Seen[State], Number] = GameParts(rules=Numbers, render=render)
