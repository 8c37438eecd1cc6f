"""The state of Die Zwergenzugfahrt; every pair is (red, green)."""

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
Kind = Literal["walk", "stand", "sit", "shift", "kick", "lay", "take"]


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    clans: tuple[int, ...]
    """By seat its clan."""
    dwarfs: Squares
    """By clan the squares of its dwarfs 1 to 5."""
    removals: Counts
    """By clan how often it may still take a sign (T22)."""
    signs: Squares = ((), ())
    turn: int = 0
    """Turns of both clans so far, with dropped ones (T17)."""
    played: Counts = (0, 0)
    """By clan the turns actually taken, which decide who is next in its rotation (T1)."""
    kicks: Counts = (0, 0)
    drops: Counts = (0, 0)
    """By clan the turns that it has still to drop (T15)."""
    phase: Phase = "turn"
    tossed: int = 0
    """The clan whose sign is removed, while the rival picks it."""
    last: tuple[str, ...] = ()
    """The last act, for the screen: a dwarf's way, or the square of a sign."""
    expired: bool = False
    """The time limit has expired (T27)."""


def clan_of_turn(first: int, turn: int) -> int:
    """The clan of a turn; the clans alternate (T16)."""
    return (first + turn) % 2


def clan_to_move(state: State) -> int:
    """The clan of seat 0 begins."""
    return clan_of_turn(state.clans[0], state.turn)


def next_seat(state: State, clan: int) -> int:
    """The next seat in the rotation of a clan (T1)."""
    people = members(state.clans, clan)
    return people[state.played[clan] % len(people)]


@lru_cache
def members(clans: tuple[int, ...], clan: int) -> tuple[int, ...]:
    return tuple(seat for seat, of in enumerate(clans) if of == clan)


def kind(board: Board, state: State, act: Act) -> Kind:
    """The kind of an act of the clan to move."""
    match act:
        case Lay():
            return "lay"
        case Take():
            return "take"
        case Walk(origin, target) if target in board.seats:
            return "shift" if origin in board.seats else "sit"
        case Walk(_, target) if target in state.dwarfs[1 - clan_to_move(state)]:
            return "kick"
        case Walk(origin, _):
            return "stand" if origin in board.seats else "walk"


def plus(pair: Counts, clan: int, count: int) -> Counts:
    return (pair[0] + count, pair[1]) if clan == 0 else (pair[0], pair[1] + count)


def with_own(pair: tuple[T, T], clan: int, own: T) -> tuple[T, T]:
    """A copy of the pair with another value for this clan."""
    return (own, pair[1]) if clan == 0 else (pair[0], own)
