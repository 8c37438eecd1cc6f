"""A commitment that is opened roll by roll: a Merkle tree over the keys of all draws.

For games with hidden rolls: their seed is never published, because it would reveal every roll.
"""

import hashlib
import hmac
from dataclasses import dataclass
from functools import lru_cache

START = "start"
"""The place of the draw of the starting player."""
LEAVES = 4096
"""The number of keys. Longer matches reuse keys; a key is opened once all its rolls are public."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The key of one draw and its Merkle path: the sibling hashes up to the root."""

    key: bytes
    path: tuple[bytes, ...]


def leaf(place: str) -> int:
    """The number of the key of a draw; 0 is the draw of the starting player."""
    if place == START:
        return 0
    named = hashlib.sha256(place.encode()).hexdigest()
    return 1 + (int(place) if place.isdecimal() else int(named, 16)) % (LEAVES - 1)


def key(seed: bytes, place: str) -> bytes:
    return _key(seed, leaf(place))


@lru_cache(maxsize=256)
def root(seed: bytes) -> str:
    return _levels(seed)[-1][0].hex()


def openings(seed: bytes, places: frozenset[str]) -> dict[str, Opening]:
    levels = _levels(seed)
    return {place: Opening(key(seed, place), _path(levels, leaf(place))) for place in places}


def root_above(opening: Opening, place: str) -> bytes | None:
    """The root to which the key and its path lead; None: the path is not of this place."""
    number, found = leaf(place), hashlib.sha256(opening.key).digest()
    for beside in opening.path:
        found = _joined(beside, found) if number % 2 else _joined(found, beside)
        number //= 2
    return found if number == 0 and len(opening.path) == LEAVES.bit_length() - 1 else None


def _key(seed: bytes, number: int) -> bytes:
    return hmac.digest(seed, f"key|{number}".encode(), "sha256")


def _levels(seed: bytes) -> list[list[bytes]]:
    """The Merkle tree, from the leaves to the root."""
    levels = [[hashlib.sha256(_key(seed, number)).digest() for number in range(LEAVES)]]
    while len(below := levels[-1]) > 1:
        pairs = zip(below[::2], below[1::2], strict=True)
        levels.append([_joined(left, right) for left, right in pairs])
    return levels


def _path(levels: list[list[bytes]], number: int) -> tuple[bytes, ...]:
    return tuple(level[(number >> height) ^ 1] for height, level in enumerate(levels[:-1]))


def _joined(left: bytes, right: bytes) -> bytes:
    return hashlib.sha256(left + right).digest()
