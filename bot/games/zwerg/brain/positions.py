"""Rows seen by what still matters: the free fields and the values at their edges.

A falling row is a rising one with its values turned round, and a die whose neighbours are both
taken bounds nothing any more. So a position of the row is the set of taken fields together with
the values at the edges of the gaps, rising; or one value, while the direction is undecided.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement


def free_fields(mask: int, fields: int) -> tuple[int, ...]:
    return tuple(field for field in range(fields) if not mask >> field & 1)


@lru_cache(maxsize=1 << 10)
def edge_fields(mask: int, fields: int) -> tuple[int, ...]:
    """The taken fields beside a free one, from left to right."""
    free = set(free_fields(mask, fields))
    return tuple(f for f in range(fields) if f not in free and {f - 1, f + 1} & free)


@lru_cache
def rising_edges(length: int, faces: int) -> tuple[tuple[int, ...], ...]:
    """All ways the values at so many edges can rise; their order numbers the positions."""
    return tuple(combinations_with_replacement(range(1, faces + 1), length))


@lru_cache
def _ranks(length: int, faces: int) -> dict[tuple[int, ...], int]:
    return {edges: rank for rank, edges in enumerate(rising_edges(length, faces))}


def count(mask: int, fields: int, faces: int) -> int:
    """The positions of a row with these fields taken: rising ones first, then undecided ones."""
    rising = len(rising_edges(len(edge_fields(mask, fields)), faces))
    return rising + faces if mask else rising


def find(values: Sequence[int], faces: int) -> tuple[int, int]:
    """The taken fields and the number of the position, of a row with 0 for free fields."""
    lying = [value for value in values if value]
    mask = sum(1 << field for field, value in enumerate(values) if value)
    edges = edge_fields(mask, len(values))
    ranks = _ranks(len(edges), faces)
    if lying and lying[0] == lying[-1]:
        return mask, len(ranks) + lying[0] - 1
    if lying and lying[0] > lying[-1]:
        return mask, ranks[tuple(faces + 1 - values[field] for field in edges)]
    return mask, ranks[tuple(values[field] for field in edges)]
