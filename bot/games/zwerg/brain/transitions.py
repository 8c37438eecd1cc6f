"""From every position of the row to the next: which value may lie where, and what it leads to."""

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from bot.engine.lazy_module import LazyModule
from bot.games.zwerg.brain.positions import edge_fields, free_fields, rising_edges

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    np = LazyModule("numpy")

Positions: TypeAlias = "NDArray[np.int32]"


def transitions(mask: int, fields: int, faces: int) -> dict[int, Positions]:
    """Per free field an array [position, value - 1] of following positions, -1 where illegal."""
    return {
        taken: np.concatenate(
            (_from_rising(mask, taken, fields, faces), _from_undecided(mask, taken, fields, faces))
        )
        if mask
        else _from_nothing(taken, fields, faces)
        for taken in free_fields(mask, fields)
    }


def _from_nothing(taken: int, fields: int, faces: int) -> Positions:
    edges = len(edge_fields(1 << taken, fields))
    values = np.arange(faces, dtype=np.int32)
    return (len(rising_edges(edges, faces)) + values)[np.newaxis, :]


def _from_rising(mask: int, taken: int, fields: int, faces: int) -> Positions:
    """The die must lie between the edges of its gap; the new edges are old ones or the die."""
    old = edge_fields(mask, fields)
    edges = np.array(rising_edges(len(old), faces), np.int32)[:, np.newaxis, :]
    value = np.arange(1, faces + 1, dtype=np.int32)[np.newaxis, :]
    left = sum(f < taken for f in old)
    low = edges[..., left - 1] if left else 1
    high = edges[..., left] if left < len(old) else faces
    values = {f: edges[..., at] for at, f in enumerate(old)} | {taken: value}
    after = edge_fields(mask | 1 << taken, fields)
    return np.where((low <= value) & (value <= high), _rank(values, after, faces), np.int32(-1))


def _from_undecided(mask: int, taken: int, fields: int, faces: int) -> Positions:
    """Z2: the same value fits everywhere, another one only outside all lying dice."""
    lying = np.arange(1, faces + 1, dtype=np.int32)[:, np.newaxis]
    value = np.arange(1, faces + 1, dtype=np.int32)[np.newaxis, :]
    leftmost, rightmost = taken < _lowest(mask), taken >= mask.bit_length()
    falls = (value > lying) if leftmost else (value < lying)
    turned = dict.fromkeys(edge_fields(mask, fields), np.where(falls, faces + 1 - lying, lying))
    turned[taken] = np.where(falls, faces + 1 - value, value)
    after = edge_fields(mask | 1 << taken, fields)
    outside = _rank(turned, after, faces) if leftmost or rightmost else np.int32(-1)
    same = len(rising_edges(len(after), faces)) + lying - 1
    return np.where(lying == value, same, outside)


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def _rank(values: dict[int, Positions], after: tuple[int, ...], faces: int) -> Positions:
    """The numbers of the rising positions with these values at their edges."""
    code = np.zeros(np.broadcast_shapes(*(v.shape for v in values.values())), np.int32)
    for edge in after:
        code = code * faces + values[edge] - 1
    return _ranks(len(after), faces)[code]


@lru_cache
def _ranks(length: int, faces: int) -> Positions:
    """By the edges read as one number: the position; -1 where they do not rise."""
    edges = np.array(rising_edges(length, faces), np.int32)
    ranks = np.full(faces**length, -1, np.int32)
    ranks[(edges - 1) @ faces ** np.arange(length - 1, -1, -1)] = np.arange(len(edges))
    return ranks
