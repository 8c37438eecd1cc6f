"""The state of Die Zwergenzugfahrt and what can be read from it; every pair is red, green."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeVar

from bot.games.zug.moves import Act, Lay, Take, Walk
from bot.games.zug.seed import Options
from bot.games.zug.state.board import Board

T = TypeVar("T")
Squares = tuple[tuple[str, ...], tuple[str, ...]]
Counts = tuple[int, int]
Phase = Literal["turn", "coin", "conduct", "over"]
Kind = Literal["walk", "sit", "shift", "kick", "lay", "take"]


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    clans: tuple[int, ...]
    """Per seat its clan."""
    dwarfs: Squares
    """Per clan where its dwarfs 1 … 5 stand."""
    removals: Counts
    """How often each clan may still take a sign away (T22)."""
    signs: Squares = ((), ())
    turn: int = 0
    """Turns of both clans so far, dropped ones included (T17)."""
    played: Counts = (0, 0)
    """Turns that people really took: what the rotation of a clan counts (T1)."""
    kicks: Counts = (0, 0)
    drops: Counts = (0, 0)
    """Turns each clan has still to drop (T15)."""
    phase: Phase = "turn"
    tossed: int = 0
    """The clan whose sign the conductor wants, while the rival picks it."""
    last: tuple[str, ...] = ()
    """What was just done, for the eye: a dwarf's way, or where a sign came or went."""
    expired: bool = False
    """The clock of the ending by time has run out (T27)."""


def clan_of_turn(first: int, turn: int) -> int:
    """The clans alternate strictly (T16)."""
    return (first + turn) % 2


def clan_to_move(state: State) -> int:
    """The clan of seat 0 begins."""
    return clan_of_turn(state.clans[0], state.turn)


def next_seat(state: State, clan: int) -> int:
    """Who of the clan is next in its rotation (T1)."""
    people = members(state.clans, clan)
    return people[state.played[clan] % len(people)]


@lru_cache
def members(clans: tuple[int, ...], clan: int) -> tuple[int, ...]:
    return tuple(seat for seat, of in enumerate(clans) if of == clan)


def kind(board: Board, state: State, act: Act) -> Kind:
    """What an act of the clan to move is called."""
    match act:
        case Lay():
            return "lay"
        case Take():
            return "take"
        case Walk(origin, target) if target in board.seats:
            return "shift" if origin in board.seats else "sit"
        case Walk(_, target):
            return "kick" if target in state.dwarfs[1 - clan_to_move(state)] else "walk"


def plus(pair: Counts, clan: int, count: int) -> Counts:
    return (pair[0] + count, pair[1]) if clan == 0 else (pair[0], pair[1] + count)


def with_own(pair: tuple[T, T], clan: int, own: T) -> tuple[T, T]:
    """The pair with something else for this clan."""
    return (own, pair[1]) if clan == 0 else (pair[0], own)
