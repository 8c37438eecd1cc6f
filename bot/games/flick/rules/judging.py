"""Checks whether a set of holes may be scored, and splits it into combinations, centre, lines."""

from collections.abc import Iterator

from bot.engine.errors import IllegalMoveError
from bot.games.flick.rules.position import Masks, Position, bits
from bot.games.flick.rules.scoring import Lines, readings
from bot.games.flick.state import Part, PartKind


def split(masks: Masks, position: Position, mask: int) -> tuple[Part, ...]:
    """The parts of a scoring; raises IllegalMoveError where the rules forbid it."""
    _check_things(masks, position, mask)
    ways = list(readings(masks, position, mask))
    if not ways:
        raise IllegalMoveError("illegal-line-incomplete", rule="F21")
    lines, painted, missing = min(ways, key=lambda way: way[2].bit_count())
    if missing:
        raise _uncovered(masks, position, mask, missing)
    return tuple(_parts(masks, position, mask, lines, painted))


def _check_things(masks: Masks, position: Position, mask: int) -> None:
    empty = mask & ~position.things
    if empty:
        raise IllegalMoveError("illegal-empty-hole", rule="F17", holes=_names(masks, empty))
    left = [hole for hole in position.knallers if not mask >> hole & 1]
    if left:
        raise IllegalMoveError("illegal-knaller-left", rule="F22", hole=masks.board.names[left[0]])


def _uncovered(masks: Masks, position: Position, mask: int, missing: int) -> IllegalMoveError:
    if not missing & position.dice:
        return IllegalMoveError("illegal-marker-alone", rule="F16", hole=_names(masks, missing))
    both = 0
    for colour in position.colours:
        both |= masks.grouped((colour | sum(position.jokers)) & mask)
    if not missing & ~both:
        return IllegalMoveError("illegal-joker-twice", rule="F13")
    return IllegalMoveError("illegal-no-combination", rule="F11", holes=_names(masks, missing))


def _names(masks: Masks, mask: int) -> str:
    return " ".join(masks.board.names[hole] for hole in bits(mask))


def _parts(
    masks: Masks, position: Position, mask: int, lines: Lines, painted: tuple[int, ...]
) -> Iterator[Part]:
    """Combinations that are not inside the lines, the centre alone, then the rest of the lines."""
    free = mask
    for line in lines:
        free &= ~masks.lines[line]
    left = mask
    for colour, holes in enumerate(painted):
        for group in masks.groups(masks.grouped(holes)):
            if group & free:
                left &= ~group
                yield _part("combination", colour, next(bits(group)), position, group)
    if left & free:
        yield _part("centre", -1, masks.centre, position, left & free)
    for hole, across in lines:
        rest = left & masks.lines[hole, across]
        left &= ~rest
        yield _part("row" if across else "column", -1, hole, position, rest)


def _part(kind: PartKind, colour: int, at: int, position: Position, holes: int) -> Part:
    values = tuple(position.values[hole] for hole in bits(holes))
    return Part(kind, colour, at, sum(values), values)
