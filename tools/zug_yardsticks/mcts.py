"""Monte Carlo tree search (UCT) in C, compiled at its first use: a strong player of another kind.

It needs a C compiler (`cc`). The rules in `mcts.c` are held against those of the game by a test.
"""

import atexit
import ctypes
import subprocess
import tempfile
from collections.abc import Iterable
from ctypes import byref, c_double, c_int, c_int8, c_uint64
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from bot.engine.errors import OperatorError
from bot.games.zug.moves import Action, Conduct
from bot.games.zug.rules import Zug
from bot.games.zug.state import State
from bot.games.zug.state.train import Coming, Train

SOURCE = Path(__file__).with_suffix(".c")
SQUARES, NEAR, DWARFS, PENALTIES = 96, 4, 5, 16
CURIOSITY = 0.7
WHIM = 30.0
"""How much luck a playout adds to the looks of a move; below 0 it plays by lot."""
HORIZON = 40
"""So many more turns a match without a last one goes on."""
COMING: dict[Coming, int] = {
    "turn": 0, "dropped": 1, "stuck": 2, "coin": 3, "won": 4, "over": 5,
}  # fmt: skip
PICK = 6
CONDUCT = 4


class Terms(ctypes.Structure):
    _fields_ = (
        *((name, c_int) for name in (
            "squares", "seats", "first", "signs", "every", "last", "expired", "signal_turn",
            "signal_seats", "horizon", "penalties")),
        ("penalty", c_int * PENALTIES),
        ("near", c_int * NEAR * SQUARES),
        ("is_seat", c_int * SQUARES),
        ("ground", c_int * SQUARES * 2),
        ("home", c_int * DWARFS * 2),
        ("far", c_int * SQUARES * SQUARES),
        ("seat_from", c_int * SQUARES * SQUARES),
    )  # fmt: skip


class Position(ctypes.Structure):
    _fields_ = (
        ("cells", c_int8 * SQUARES),
        ("dwarfs", c_int8 * DWARFS * 2),
        *((name, c_int8 * 2) for name in ("laid", "held", "removals", "kicks", "drops")),
        *((name, c_int) for name in ("turn", "coming", "tossed")),
    )


class Move(ctypes.Structure):
    _fields_ = (("kind", c_int), ("origin", c_int), ("target", c_int))


def choose(game: Zug, state: State, rounds: int, seconds: float, random: Random) -> Action:
    """After so many rounds, or so much time of the processor (0: any)."""
    train = game.train(state)
    found = library().best_move(
        byref(terms(train)), byref(position(train, state)), rounds, c_double(seconds),
        c_double(CURIOSITY), c_double(WHIM), c_uint64(random.getrandbits(64)),
    )  # fmt: skip
    board, kind, origin, target = train.terms.board, found >> 16, found >> 8 & 255, found & 255
    return Conduct(board.names[target]) if kind == CONDUCT else board.acts[kind, origin, target]


def terms(train: Train) -> Terms:
    rules, board = train.terms, train.terms.board
    found = Terms(
        len(board.names), len(board.seats), rules.first, rules.signs, rules.every,
        -1 if rules.last is None else rules.last, rules.expired,
        -1 if rules.signal_turn is None else rules.signal_turn, rules.signal_seats, HORIZON,
        len(rules.penalties),
    )  # fmt: skip
    _fill(found.penalty, rules.penalties)
    for square, near in enumerate(board.near):
        _fill(found.near[square], (*near, *[-1] * (NEAR - len(near))))
        _fill(found.far[square], (far for far, _ in board.seats_from[square]))
        _fill(found.seat_from[square], (seat for _, seat in board.seats_from[square]))
    _fill(found.is_seat, board.is_seat)
    for clan in (0, 1):
        _fill(found.ground[clan], board.ground[clan])
        _fill(found.home[clan], board.homes[clan])
    return found


def position(train: Train, state: State) -> Position:
    found = Position(turn=train.turn, tossed=0)
    conducting = state.phase == "conduct"
    found.coming, found.tossed = (PICK, state.tossed) if conducting else (COMING["turn"], 0)
    _fill(found.cells, train.cells)
    for clan in (0, 1):
        _fill(found.dwarfs[clan], train.dwarfs[clan])
        found.laid[clan] = len(train.signs[clan])
    for name in ("held", "removals", "kicks", "drops"):
        _fill(getattr(found, name), getattr(train, name))
    return found


def _fill(array: Any, values: Iterable[int]) -> None:
    for at, value in enumerate(values):
        array[at] = value


@cache
def library() -> Any:
    folder = tempfile.TemporaryDirectory(prefix="zug-mcts-")
    atexit.register(folder.cleanup)
    file = Path(folder.name) / "mcts.so"
    command = ["cc", "-O3", "-shared", "-fPIC", str(SOURCE), "-o", str(file), "-lm"]
    try:
        subprocess.run(command, check=True, capture_output=True)  # noqa: S603 our own file
    except (OSError, subprocess.CalledProcessError) as error:
        raise OperatorError(f"mcts.c needs a C compiler: {error}") from error
    return ctypes.CDLL(str(file))
