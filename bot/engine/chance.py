"""Fair and provable dice: committed before the first roll, re-rollable by anyone afterwards."""

import hashlib
import hmac
from collections.abc import Sequence
from typing import TypeVar

SEED_BYTES = 32
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
        message = f"{self._players}|{place}|{attempt}".encode()
        return int.from_bytes(hmac.digest(self._seed, message, "sha256"), "big")


def _pick(number: int, outcomes: Sequence[tuple[T, int]]) -> T:
    for outcome, weight in outcomes:
        if number < weight:
            return outcome
        number -= weight
    raise ValueError("the weights do not cover the number")


def commitment(seed: bytes) -> str:
    """What is published before the first roll; it binds the seed without showing it."""
    return hashlib.sha256(seed).hexdigest()
