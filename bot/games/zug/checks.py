"""Why a dwarf may not do something: every way to be wrong has a sentence of its own."""

from bot.engine.errors import IllegalMoveError
from bot.games.zug.board import Board
from bot.games.zug.moves import Lay, Step, Take, Walk
from bot.games.zug.state import State


def check_step(board: Board, state: State, clan: int, step: Step, signs: int) -> None:
    _check_reach(board, state, clan, step)
    match step:
        case Walk(_, target):
            _check_walk(board, state, clan, target)
        case Lay(_, target):
            _check_lay(board, state, clan, target, signs)
        case Take(_, target):
            _check_take(state, clan, target)


def _check_reach(board: Board, state: State, clan: int, step: Step) -> None:
    if step.origin in state.dwarfs[1 - clan]:
        raise IllegalMoveError("illegal-rival-dwarf", square=step.origin)
    if step.origin not in state.dwarfs[clan]:
        raise IllegalMoveError("illegal-no-dwarf", square=step.origin)
    if step.target not in board.marks:
        raise IllegalMoveError("illegal-closed", square=step.target)
    if step.target not in board.neighbours[step.origin]:
        raise IllegalMoveError("illegal-far", origin=step.origin, target=step.target)


def _check_walk(board: Board, state: State, clan: int, target: str) -> None:
    if target in board.barred[clan]:
        raise IllegalMoveError("illegal-rival-start", rule="T11", square=target)
    if target in state.dwarfs[clan]:
        raise IllegalMoveError("illegal-own-dwarf", rule="T3", square=target)
    if target in state.signs[clan]:
        raise IllegalMoveError("illegal-own-sign", rule="T5", square=target)
    if target in state.signs[1 - clan]:
        raise IllegalMoveError("illegal-rival-sign", rule="T4", square=target)
    if target in state.dwarfs[1 - clan] and target in board.seats:
        raise IllegalMoveError("illegal-safe", rule="T10", square=target)


def _check_lay(board: Board, state: State, clan: int, target: str, signs: int) -> None:
    if target not in board.seats:
        raise IllegalMoveError("illegal-no-seat", square=target)
    if any(target in (*state.dwarfs[c], *state.signs[c]) for c in (0, 1)):
        raise IllegalMoveError("illegal-seat-taken", rule="T3", square=target)
    if len(state.signs[clan]) >= signs:
        raise IllegalMoveError("illegal-no-sign-left", rule="T30", signs=signs)


def _check_take(state: State, clan: int, target: str) -> None:
    if target in state.signs[clan]:
        raise IllegalMoveError("illegal-take-own", rule="T6", square=target)
    if target not in state.signs[1 - clan]:
        raise IllegalMoveError("illegal-take-nothing", square=target)
    if not state.removals[clan]:
        raise IllegalMoveError("illegal-no-removal-left", rule="T30")
