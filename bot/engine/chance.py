"""Verifiable dice: committed before the first roll, and reproducible by anyone afterwards."""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import TypeVar

from bot.engine import seal

SEED_BYTES = 32
SPLIT_BYTES = 2 * SEED_BYTES
"""A seed of this length has a key for every draw, so that draws can be revealed one by one."""
_DIGEST_RANGE = 1 << 256
FORM_OF_JOINS, FORM_OF_CHARMS, FORM_OF_DAYS = 1, 2, 3
"""What the dice of a match are made of. Form 1: the snowflakes of the joins and of the start, and a
seal of the secret alone; matches of this form stay verifiable, but no new table has it. Form 2:
what people chose and see in the lobby, and a seal that binds the secret to match and game. Form 3:
many matches share the secret of a day, a seal binds it to the day, and the game names the place of
a draw, so that the same choices meet the same dice."""

T = TypeVar("T")


class Dice:
    """Every draw is an HMAC, keyed by the secret seed, of the players' part and the draw's place.

    The commitment is published with the lobby; the players' part is what people choose afterwards
    (docs/dice.md says what that proves). A draw depends on its place only, so each can be verified
    alone.
    """

    def __init__(self, seed: bytes, players: str, *, named: bool = False) -> None:
        self._seed = seed
        self._players = players
        self.named = named
        """The game names the places of draws (form 3)."""

    def draw(self, place: str, outcomes: Sequence[tuple[T, int]]) -> T:
        """One outcome by exact integer weights, without modulo bias (rejection sampling)."""
        total = sum(weight for _, weight in outcomes)
        limit = _DIGEST_RANGE - _DIGEST_RANGE % total
        attempt = 0
        while (number := int.from_bytes(self.digest(place, attempt), "big")) >= limit:
            attempt += 1
        return _pick(number % total, outcomes)

    def digest(self, place: str, attempt: int = 0) -> bytes:
        message = f"{self._players}|{place}|{attempt}".encode()
        return hmac.digest(self._key(place), message, "sha256")

    def _key(self, place: str) -> bytes:
        return seal.key(self._seed, place) if is_split(self._seed) else self._seed


class OpenedDice(Dice):
    """Dice of which only the draws with a revealed key can be reproduced."""

    def __init__(self, keys: Mapping[str, bytes], players: str, *, named: bool = False) -> None:
        super().__init__(b"", players, named=named)
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
    """The hash that was published before the first roll in form 1; it fixes and hides the seed."""
    return seal.root(seed) if is_split(seed) else hashlib.sha256(seed).hexdigest()


def bound_commitment(seed: bytes, match: str, game: str) -> str:
    """The hash that is published beforehand: it fixes secret, match (in form 3 day) and game."""
    return bound(bytes.fromhex(seal.root(seed)) if is_split(seed) else seed, match, game)


def bound(secret: bytes, match: str, game: str) -> str:
    """`secret` is the seed; where it has a key for every draw, the root of the tree of keys."""
    return hashlib.sha256(f"{match}|{game}|".encode() + secret).hexdigest()


def is_split(seed: bytes) -> bool:
    return len(seed) == SPLIT_BYTES


def seed_bytes(*, hides_chance: bool) -> int:
    """The length of the seed of a new table."""
    return SPLIT_BYTES if hides_chance else SEED_BYTES
