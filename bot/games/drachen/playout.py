"""Matches played to the end at full speed, to see who wins how often.

Nobody decides anything on the way: a struck dwarf without a ring always goes to the dragon (D20).
"""

from collections.abc import Iterator
from random import Random

from bot.games.drachen.cave import Cave
from bot.games.drachen.dwarfs import Dwarfs
from bot.games.drachen.rules import Drachen, State

HANDFUL = 128
"""So many dice are drawn at once; one by one would be several times slower."""


def throws(faces: int, random: Random) -> Iterator[int]:
    """Dice without end.

    What stands in the cave never changes how many dice a turn takes, so two positions that get
    the same throws see the same luck, and few playouts are enough to compare them.
    """
    every = range(1, faces + 1)
    while True:
        yield from random.choices(every, k=HANDFUL)


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
    while True:
        pips = next(dice)
        if pips == laugh:
            _laugh(game.cave, dwarfs, next(dice), next(dice))
        elif advance(seat, pips)[0] == "delivered" and delivered[seat] == rings:
            return seat
        seat = seat + 1 if seat < last else 0


def _laugh(cave: Cave, dwarfs: Dwarfs, first: int, second: int) -> None:
    struck = cave.struck(len(dwarfs.places), first, second)
    if struck.isdisjoint(dwarfs.places):
        return
    for chooser in dwarfs.strike(struck, range(len(dwarfs.places)))[1]:
        dwarfs.send(chooser, "cave")
