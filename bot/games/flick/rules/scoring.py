"""The possible scorings: choices of groups, joker colours and Knaller lines."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

from bot.games.flick.rules.position import Masks, Position

Lines = tuple[tuple[int, bool], ...]
"""The scored lines: hole of the Knaller, and whether its row (else its column) is scored."""


@cache
def paintings(jokers: int, colours: int) -> tuple[tuple[int, ...], ...]:
    """Every assignment of colours to jokers: by colour the set of its jokers, as bits (F13)."""
    return tuple(
        tuple(
            sum(1 << j for j, c in enumerate(painted) if c == colour) for colour in range(colours)
        )
        for painted in product(range(colours), repeat=jokers)
    )


def line_choices(masks: Masks, position: Position) -> Iterator[tuple[Lines, int]]:
    """Every choice of lines: each Knaller scores one, or is part of the other's (F21, F22, F23)."""
    for picks in product((True, False, None), repeat=len(position.knallers)):
        pairs = zip(position.knallers, picks, strict=True)
        lines = tuple((hole, pick) for hole, pick in pairs if pick is not None)
        covered = 0
        for line in lines:
            covered |= masks.lines[line]
        if all(covered >> hole & 1 for hole in position.knallers):
            yield lines, covered & position.things


def fullest(masks: Masks, position: Position) -> set[int]:
    """The maximal scorings, one per choice of joker colours and lines.

    Combinations first and lines last is never worse (F25), so that a choice is a union of sets.
    """
    subsets = _unions(position.jokers)
    grouped = [[masks.grouped(colour | extra) for extra in subsets] for colour in position.colours]
    unions = set()
    for painting in paintings(len(position.jokers), len(position.colours)):
        union = position.centre
        for groups, extra in zip(grouped, painting, strict=True):
            union |= groups[extra]
        unions.add(union)
    if not position.knallers:
        return unions
    lines = {covered for _, covered in line_choices(masks, position)}
    return {union | line for union in unions for line in lines}


def scorable(masks: Masks, position: Position) -> bool:
    """Whether anything can be scored; enough to try each colour with all jokers."""
    if position.centre or position.knallers:
        return True
    jokers = sum(position.jokers)
    return any(masks.grouped(colour | jokers) for colour in position.colours)


def rank(position: Position, mask: int) -> tuple[int, int, int]:
    """Sorts scorings best first: points, then dice taken off, then a fixed order (F31)."""
    return -position.total(mask), -(mask & position.dice).bit_count(), mask


def best(masks: Masks, position: Position) -> int:
    return min(fullest(masks, position), key=lambda mask: rank(position, mask))


def choices(masks: Masks, position: Position) -> tuple[int, ...]:
    """Every scoring of whole groups, with or without the centre and other groups, best first.

    F15 allows parts of a group as well. They are accepted as typed moves, but not listed: on a full
    field there can be a hundred thousand of them, and they rarely make sense.
    """
    lines = {covered for _, covered in line_choices(masks, position)}
    chosen = {union | line for union in _of_groups(masks, position) for line in lines} - {0}
    return tuple(sorted(chosen, key=lambda mask: rank(position, mask)))


def _of_groups(masks: Masks, position: Position) -> set[int]:
    """Every union of groups, for all joker colours; F19: with the centre alone, or without it."""
    found: set[int] = set()
    for painted in _painted(position.colours, position.jokers):
        for left in {0, position.centre}:
            joined = [masks.grouped(holes & ~left) for holes in painted]
            groups = [group for holes in joined for group in masks.groups(holes)]
            found.update(_unions((*groups, position.centre) if position.centre else groups))
    return found


def _unions(parts: Sequence[int]) -> list[int]:
    """The unions of all subsets of the parts, indexed by the subset as bits."""
    unions = [0]
    for part in parts:
        unions += [union | part for union in unions]
    return unions


def _painted(colours: tuple[int, ...], jokers: Sequence[int]) -> list[tuple[int, ...]]:
    """For every assignment of joker colours: by colour its holes, with the assigned jokers."""
    subsets = _unions(jokers)
    return [
        tuple(colour | subsets[extra] for colour, extra in zip(colours, painting, strict=True))
        for painting in paintings(len(jokers), len(colours))
    ]


def readings(
    masks: Masks, position: Position, mask: int
) -> Iterator[tuple[Lines, tuple[int, ...], int]]:
    """Every interpretation of a set of holes: lines, holes by colour, and the remaining holes."""
    jokers = [joker for joker in position.jokers if joker & mask]
    colours = tuple(colour & mask for colour in position.colours)
    ways = _painted(colours, jokers)
    for lines, covered in line_choices(masks, position):
        if covered & ~mask:
            continue  # F21: a line is scored whole
        for painted in ways:
            missing = mask & ~covered & ~position.centre
            for holes in painted:
                missing &= ~masks.grouped(holes)
            yield lines, painted, missing
