"""A seal that opens roll by roll: each draw has a key of its own, and one hash binds them all.

Where a game hides rolls, its secret may never be shown whole: it would tell every one of them.
"""

import hashlib
import hmac
from dataclasses import dataclass
from functools import lru_cache

LEAVES = 4096
"""Longer matches use their keys again; a key is opened only where all its rolls are out."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The key of one draw, and the hashes beside the way from it up to the seal."""

    key: bytes
    path: tuple[bytes, ...]


def leaf(place: str) -> int:
    """Which key a draw uses; the one for who begins stands first."""
    return 1 + int(place) % (LEAVES - 1) if place.isdecimal() else 0


def key(seed: bytes, place: str) -> bytes:
    return _key(seed, leaf(place))


@lru_cache(maxsize=256)
def root(seed: bytes) -> str:
    return _levels(seed)[-1][0].hex()


def openings(seed: bytes, places: frozenset[str]) -> dict[str, Opening]:
    levels = _levels(seed)
    return {place: Opening(key(seed, place), _path(levels, leaf(place))) for place in places}


def fits(opening: Opening, place: str, sealed: str) -> bool:
    """Whether this key was under the seal from the beginning."""
    number, found = leaf(place), hashlib.sha256(opening.key).digest()
    for beside in opening.path:
        found = _joined(beside, found) if number % 2 else _joined(found, beside)
        number //= 2
    return number == 0 and len(opening.path) == LEAVES.bit_length() - 1 and found.hex() == sealed


def _key(seed: bytes, number: int) -> bytes:
    return hmac.digest(seed, f"key|{number}".encode(), "sha256")


def _levels(seed: bytes) -> list[list[bytes]]:
    """The tree of hashes from its leaves to its root."""
    levels = [[hashlib.sha256(_key(seed, number)).digest() for number in range(LEAVES)]]
    while len(below := levels[-1]) > 1:
        pairs = zip(below[::2], below[1::2], strict=True)
        levels.append([_joined(left, right) for left, right in pairs])
    return levels


def _path(levels: list[list[bytes]], number: int) -> tuple[bytes, ...]:
    return tuple(level[(number >> height) ^ 1] for height, level in enumerate(levels[:-1]))


def _joined(left: bytes, right: bytes) -> bytes:
    return hashlib.sha256(left + right).digest()
