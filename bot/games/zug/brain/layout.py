"""The input of the value net: numbers of the features that are set, all of them 0 or 1.

A position is described from the clan that had the last turn: it is «own», the next turn is the
rival's. Green looks at the mirrored board, so that one net serves both clans.
"""

from functools import cache
from itertools import accumulate
from typing import NamedTuple

from bot.games.zug.state.board import Board, Numbers

LONGEST = 60
"""More turns to come than these are one feature."""
SIGNAL_STEP, SIGNAL_STEPS = 10, 6
"""The turns until fewer seats are enough (T24 c) are counted in tens."""
CAPS = {"removals": 5, "drops": 7, "kicks": 5, "held": 10}
"""Per counter of a clan the highest value with a feature of its own."""


class Layout(NamedTuple):
    """The number of the first feature of every group."""

    dwarfs: Numbers
    """Own, rival; by square."""
    signs: Numbers
    """Own, rival; by seat."""
    left: int
    conductor: int
    """Turns since he came last; one more feature while his coin is in the air."""
    signal: int
    """No signal, turns until it in tens, heard."""
    removals: Numbers
    drops: Numbers
    kicks: Numbers
    held: Numbers
    size: int


@cache
def layout(squares: int, seats: int, every: int) -> Layout:
    pairs = [squares, seats, *(cap + 1 for cap in CAPS.values())]
    single = [LONGEST + 2, every + 1, SIGNAL_STEPS + 2]
    sizes = [n for n in pairs[:2] for _ in (0, 1)] + single + [n for n in pairs[2:] for _ in (0, 1)]
    at = (0, *accumulate(sizes))
    return Layout(
        dwarfs=at[0:2],
        signs=at[2:4],
        left=at[4],
        conductor=at[5],
        signal=at[6],
        removals=at[7:9],
        drops=at[9:11],
        kicks=at[11:13],
        held=at[13:15],
        size=at[15],
    )


def mirror(board: Board) -> Numbers:
    """Per square the one in its place when left and right are swapped.

    A board that does not look the same then is left as it is; nothing is learned for such a one.
    """
    twin = {
        name: other for names in board.grid for name, other in zip(names, names[::-1], strict=True)
    }
    if any((twin[name] in board.seats) != (name in board.seats) for name in board.names):
        return tuple(range(len(board.names)))
    return tuple(board.index.get(twin[name], 0) for name in board.names)
