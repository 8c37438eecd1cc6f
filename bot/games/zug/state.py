"""The state of Die Zwergenzugfahrt and what can be read from it; every pair is red, green."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from bot.games.zug.board import Board
from bot.games.zug.moves import Lay, Step, Take, Walk
from bot.games.zug.setup import Options

Squares = tuple[str, ...]
SquaresPair = tuple[Squares, Squares]
Counts = tuple[int, int]
Kind = Literal["walk", "sit", "kick", "lay", "take"]


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    clans: tuple[int, ...]
    """Per seat its clan."""
    dwarfs: SquaresPair
    """Per clan where its dwarfs 1 … 5 stand."""
    removals: Counts
    """How often each clan may still take a sign away (T22)."""
    signs: SquaresPair = ((), ())
    turn: int = 0
    """Turns of both clans so far, dropped ones included (T17)."""
    played: Counts = (0, 0)
    """Turns that people really took: what the rotation of a clan counts (T1)."""
    kicks: Counts = (0, 0)
    drops: Counts = (0, 0)
    """Turns each clan has still to drop (T15)."""
    phase: Literal["turn", "coin", "conduct", "over"] = "turn"
    tossed: int = 0
    """The clan whose sign the conductor wants, while the rival picks it."""
    expired: bool = False
    """The clock of the ending by time has run out (T27)."""


def clan_to_move(state: State) -> int:
    """The clans alternate strictly (T16); the clan of seat 0 begins."""
    return (state.clans[0] + state.turn) % 2


def next_seat(state: State, clan: int) -> int:
    """Who of the clan is next in its rotation (T1)."""
    members = [seat for seat, of in enumerate(state.clans) if of == clan]
    return members[state.played[clan] % len(members)]


def seated(board: Board, state: State, clan: int) -> int:
    return sum(square in board.seats for square in state.dwarfs[clan])


def held(board: Board, state: State, clan: int) -> int:
    """The seats that count for the clan: under an own dwarf or an own sign (T26)."""
    return seated(board, state, clan) + len(state.signs[clan])


def steps(board: Board, state: State, clan: int, signs: int) -> Iterator[Step]:
    """What the clan may do, dwarf by dwarf; `signs` is how many signs it owns."""
    own, others = state.dwarfs[clan], state.dwarfs[1 - clan]
    own_signs, other_signs = state.signs[clan], state.signs[1 - clan]
    blocked = {*own, *own_signs, *board.barred[clan]}  # T5, T11
    may_lay, may_take = len(own_signs) < signs, state.removals[clan] > 0
    for origin in own:
        for target in board.neighbours[origin]:
            if target in blocked:
                continue
            if target in other_signs:  # T4
                if may_take:
                    yield Take(origin, target)
            elif target not in others:
                yield Walk(origin, target)
                if may_lay and target in board.seats:
                    yield Lay(origin, target)
            elif target not in board.seats:  # T10
                yield Walk(origin, target)


def kind(board: Board, state: State, step: Step) -> Kind:
    """What a step of the clan to move is called."""
    match step:
        case Lay():
            return "lay"
        case Take():
            return "take"
        case Walk(_, target) if target in board.seats:
            return "sit"
        case Walk(_, target):
            return "kick" if target in state.dwarfs[1 - clan_to_move(state)] else "walk"


def with_item(pair: SquaresPair, clan: int, squares: Squares) -> SquaresPair:
    return (squares, pair[1]) if clan == 0 else (pair[0], squares)


def plus(pair: Counts, clan: int, amount: int = 1) -> Counts:
    return (pair[0] + amount, pair[1]) if clan == 0 else (pair[0], pair[1] + amount)
