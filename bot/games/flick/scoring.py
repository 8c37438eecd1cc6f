"""The best scoring and the sensible ones beside it, over joker colours and Knaller lines."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from bot.games.flick.position import Masks, Position

LISTED = 24
"""So many scorings are offered; any other legal one can be written (a menu holds 25)."""
TRIMMED = 3
"""From so many of the best scorings also parts are offered."""

Lines = tuple[tuple[int, bool], ...]
"""The scored lines: hole of the Knaller, and whether its row (or its column) is taken."""


@cache
def paintings(jokers: int, colours: int) -> tuple[tuple[int, ...], ...]:
    """Every way to give each joker a colour: per colour the set of its jokers, as bits (F13)."""
    return tuple(
        tuple(
            sum(1 << j for j, c in enumerate(painted) if c == colour) for colour in range(colours)
        )
        for painted in product(range(colours), repeat=jokers)
    )


def line_choices(masks: Masks, position: Position) -> Iterator[tuple[Lines, int]]:
    """Each Knaller scores one line, or is scored in the other's line (F21, F22, F23)."""
    for picks in product((True, False, None), repeat=len(position.knallers)):
        pairs = zip(position.knallers, picks, strict=True)
        lines = tuple((hole, pick) for hole, pick in pairs if pick is not None)
        covered = 0
        for line in lines:
            covered |= masks.lines[line]
        if all(covered >> hole & 1 for hole in position.knallers):
            yield lines, covered & position.things


def fullest(masks: Masks, position: Position) -> set[int]:
    """The scorings that leave nothing out, one per choice of joker colours and lines.

    Combinations first and lines last is never worse (F25), so a choice is just a union.
    """
    subsets = [0]
    for joker in position.jokers:
        subsets += [subset | joker for subset in subsets]
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


def rank(position: Position, mask: int) -> tuple[int, int, int]:
    """Sorts scorings best first: points, then dice taken off, then a fixed order (F31)."""
    return -position.total(mask), -(mask & position.dice).bit_count(), mask


def best(masks: Masks, position: Position) -> int:
    return min(fullest(masks, position), key=lambda mask: rank(position, mask))


def listed(masks: Masks, position: Position) -> tuple[int, ...]:
    """The best scoring, then what else is sensible: other colours and lines, parts left lying."""
    full = sorted(fullest(masks, position), key=lambda mask: rank(position, mask))
    trimmed = {part for mask in full[:TRIMMED] for part in _trimmed(masks, position, mask)}
    legal = {part for part in trimmed.difference(full) if uncovered(masks, position, part) == 0}
    ordered = sorted({*full, *legal} - {0}, key=lambda mask: rank(position, mask))
    return tuple(ordered[:LISTED])


def _trimmed(masks: Masks, position: Position, mask: int) -> Iterator[int]:
    """The same without one of its groups or without the centre, and each of these alone (F15)."""
    lines = max((c for _, c in line_choices(masks, position) if not c & ~mask), key=int.bit_count)
    jokers = sum(position.jokers)
    joined = [masks.grouped((colour | jokers) & mask) for colour in position.colours]
    groups = [group for holes in joined for group in masks.groups(holes)]
    for group in (*groups, position.centre & mask):
        yield from (lines | group, mask & ~(group & ~lines), lines)


def uncovered(masks: Masks, position: Position, mask: int) -> int | None:
    """The holes of this scoring that nothing covers, at best; None: no complete Knaller line."""
    least = None
    for _, _, missing in readings(masks, position, mask):
        if least is None or missing.bit_count() < least.bit_count():
            least = missing
        if not missing:
            break
    return least


def readings(
    masks: Masks, position: Position, mask: int
) -> Iterator[tuple[Lines, tuple[int, ...], int]]:
    """Every way to read a set of holes: lines, per colour its holes, and what stays uncovered."""
    jokers = [joker for joker in position.jokers if joker & mask]
    for lines, covered in line_choices(masks, position):
        if covered & ~mask:
            continue  # F21: a line is scored whole
        for painting in paintings(len(jokers), len(position.colours)):
            painted = tuple(
                colour & mask | sum(j for n, j in enumerate(jokers) if extra >> n & 1)
                for colour, extra in zip(position.colours, painting, strict=True)
            )
            missing = mask & ~covered & ~position.centre
            for holes in painted:
                missing &= ~masks.grouped(holes)
            yield lines, painted, missing
