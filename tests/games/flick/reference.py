"""Scoring played out step by step in every order, slow and plain, to check the optimiser by."""

from collections.abc import Iterator

from bot.games.flick.state import Field
from tests.games.flick.table import GAME

NEIGHBOURS = {
    hole: {
        other
        for other in GAME.board.holes
        if abs(hole % 5 - other % 5) + abs(hole // 5 - other // 5) == 1
    }
    for hole in GAME.board.holes
}
Holes = frozenset[int]


def things(field: Field) -> dict[int, str]:
    """Kind of the die, or colour of the bare marker, by hole."""
    bare = {h: c for h, c in GAME.masks.upgrades.items() if not field[h]}
    return {h: die.kind for h, die in enumerate(field) if die} | bare


def legal_sets(field: Field) -> set[Holes]:
    """Every set of holes that some row of allowed steps scores, with no Knaller left."""
    there = things(field)
    reached: set[Holes] = set()
    front: set[Holes] = {frozenset()}
    while front:
        reached |= front
        front = {scored | step for scored in front for step in _steps(field, there, scored)}
        front -= reached
    knallers = {hole for hole, kind in there.items() if kind == "pink"}
    return {scored for scored in reached if knallers <= scored}


def _steps(field: Field, there: dict[int, str], scored: Holes) -> Iterator[Holes]:
    left = {hole: kind for hole, kind in there.items() if hole not in scored}
    for colour in GAME.seed.colours:
        yield from _combinations({h for h, kind in left.items() if kind in (colour, "white")})
    if left.get(12, "pink") != "pink":
        yield frozenset({12})
    for knaller in (hole for hole, kind in left.items() if kind == "pink"):
        yield frozenset(hole for hole in left if hole % 5 == knaller % 5)
        yield frozenset(hole for hole in left if hole // 5 == knaller // 5)


def _combinations(holes: set[int]) -> set[Holes]:
    connected = {frozenset({hole}) for hole in holes}
    found: set[Holes] = set()
    while connected:
        found |= connected
        connected = {
            group | {other}
            for group in connected
            for hole in group
            for other in NEIGHBOURS[hole] & holes - group
        }
        connected -= found
    return {group for group in found if len(group) >= 3}
