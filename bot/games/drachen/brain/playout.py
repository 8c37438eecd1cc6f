"""Matches played to the end at full speed, to see who wins how often.

Nobody decides anything on the way: a struck dwarf without a ring always goes to the dragon (D20).
"""

from collections.abc import Iterator
from functools import cache
from hashlib import shake_128
from itertools import chain, count

from bot.games.drachen.rules import Drachen
from bot.games.drachen.state import State
from bot.games.drachen.state.cave import Cave
from bot.games.drachen.state.dwarfs import Dwarfs

HANDFUL = 256
"""So many bytes are drawn at once, each of them good for a die or thrown away."""


def throws(faces: int, luck: str) -> Iterator[int]:
    """Fair dice without end, always the same ones for the same luck.

    What stands in the cave never changes how many dice a turn takes, so two positions that get
    the same throws see the same luck, and fewer playouts are enough to compare them.
    """
    pips, uneven = _fair(faces)
    handfuls = (
        shake_128(f"{luck} {handful}".encode()).digest(HANDFUL).translate(pips, uneven)
        for handful in count()
    )
    return chain.from_iterable(handfuls)


@cache
def _fair(faces: int) -> tuple[bytes, bytes]:
    """The die that every byte shows, and the bytes that would make the low faces likelier."""
    return (
        bytes(byte % faces + 1 for byte in range(256)),
        bytes(range(256 - 256 % faces, 256)),
    )


def winner(game: Drachen, state: State, dice: Iterator[int]) -> int:
    """The seat that wins with these dice; what lies on the table already stays as it is."""
    if state.phase == "over":
        return state.seat
    dwarfs, seat = game.dwarfs(state), state.seat
    for chooser in state.choosing:
        dwarfs.send(chooser, "cave")
    if state.phase == "dragon":
        first = state.laugh[0] if state.laugh else next(dice)
        _laugh(game.cave, dwarfs, first, next(dice))
    if state.phase in {"choice", "dragon"}:
        seat = (seat + 1) % state.seats
    return _run(game, dwarfs, seat, state.options.rings, dice)


def _run(game: Drachen, dwarfs: Dwarfs, seat: int, rings: int, dice: Iterator[int]) -> int:
    laugh, last = game.seed.laugh, len(dwarfs.places) - 1
    advance, delivered = dwarfs.advance, dwarfs.delivered
    for pips in dice:
        if pips == laugh:
            _laugh(game.cave, dwarfs, next(dice), next(dice))
        elif advance(seat, pips)[0] == "delivered" and delivered[seat] == rings:
            return seat
        seat = seat + 1 if seat < last else 0
    raise AssertionError("dice have no end")


def _laugh(cave: Cave, dwarfs: Dwarfs, first: int, second: int) -> None:
    struck = cave.struck(len(dwarfs.places), first, second)
    if struck.isdisjoint(dwarfs.places):
        return
    for chooser in dwarfs.strike(struck, range(len(dwarfs.places)))[1]:
        dwarfs.send(chooser, "cave")
