"""Sets of dice that can still match, numbered by size: the small ones come first."""

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, TypeAlias

from bot.engine.lazy_module import LazyModule

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    np = LazyModule("numpy")


Ranks: TypeAlias = "NDArray[np.intp]"


def small(members: int, most: int) -> int:
    """How many sets hold at most so many."""
    return sum(comb(members, size) for size in range(min(members, most) + 1))


@lru_cache
def ranks(members: int) -> tuple[int, ...]:
    """By the set as bits: its number."""
    order = sorted(range(1 << members), key=lambda bits: (bits.bit_count(), bits))
    return tuple(sorted(range(1 << members), key=order.__getitem__))


@lru_cache
def _sets(members: int, most: int) -> Ranks:
    """The small sets as bits, in the order of their numbers."""
    order = sorted(range(1 << members), key=ranks(members).__getitem__)
    return np.array(order[: small(members, most)])


@lru_cache
def joined(members: int, bit: int, most: int) -> tuple[Ranks, Ranks]:
    """The numbers of the small sets without this member, and of the same sets with it."""
    without = [int(bits) for bits in _sets(members, most) if not int(bits) >> bit & 1]
    rank = ranks(members)
    return np.array([rank[b] for b in without]), np.array([rank[b | 1 << bit] for b in without])


@lru_cache
def dropped(members: int, bit: int, most: int) -> Ranks:
    """Per small set its number once this member is none any more."""
    rank = ranks(members - 1)
    low = (1 << bit) - 1
    return np.array([rank[int(b) & low | int(b) >> bit + 1 << bit] for b in _sets(members, most)])
