"""Fair and provable dice: committed before the first roll, re-rollable by anyone afterwards."""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import TypeVar

from bot.engine import seal

SEED_BYTES = 32
SPLIT_BYTES = 2 * SEED_BYTES
"""A secret of this length has a key for every draw, so that some can be shown and others not."""
_DIGEST_RANGE = 1 << 256

T = TypeVar("T")


class Dice:
    """Every draw is an HMAC of the secret seed over the players' part and the draw's place.

    The commitment is published with the lobby; the players' part comes from the joins and the
    start that follow, so neither side can steer a roll. A draw hangs on its place alone, so each
    can be checked alone.
    """

    def __init__(self, seed: bytes, players: str) -> None:
        self._seed = seed
        self._players = players

    def draw(self, place: str, outcomes: Sequence[tuple[T, int]]) -> T:
        """One outcome by exact integer weights; the uneven rest of the range is drawn again."""
        total = sum(weight for _, weight in outcomes)
        limit = _DIGEST_RANGE - _DIGEST_RANGE % total
        attempt = 0
        while (number := self._number(place, attempt)) >= limit:
            attempt += 1
        return _pick(number % total, outcomes)

    def _number(self, place: str, attempt: int) -> int:
        return int.from_bytes(self.digest(place, attempt), "big")

    def digest(self, place: str, attempt: int = 0) -> bytes:
        message = f"{self._players}|{place}|{attempt}".encode()
        return hmac.digest(self._key(place), message, "sha256")

    def _key(self, place: str) -> bytes:
        return seal.key(self._seed, place) if is_split(self._seed) else self._seed


class OpenedDice(Dice):
    """Dice of which only some draws can be made again: those whose keys were opened."""

    def __init__(self, keys: Mapping[str, bytes], players: str) -> None:
        super().__init__(b"", players)
        self._keys = keys

    def _key(self, place: str) -> bytes:
        return self._keys[place]


def _pick(number: int, outcomes: Sequence[tuple[T, int]]) -> T:
    for outcome, weight in outcomes:
        if number < weight:
            return outcome
        number -= weight
    raise ValueError("the weights do not cover the number")


def commitment(seed: bytes) -> str:
    """What is published before the first roll; it binds the seed without showing it."""
    return seal.root(seed) if is_split(seed) else hashlib.sha256(seed).hexdigest()


def is_split(seed: bytes) -> bool:
    return len(seed) == SPLIT_BYTES


def seed_bytes(*, hides_chance: bool) -> int:
    """How long the secret of a new table must be."""
    return SPLIT_BYTES if hides_chance else SEED_BYTES
