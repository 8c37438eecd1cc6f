"""The values of this process: computed at the first question, or taken back from kept bytes."""

import hashlib
from typing import TYPE_CHECKING, Final

from bot.engine.lazy_module import LazyModule
from bot.games.zwerg.brain.oracle import Oracle
from bot.games.zwerg.brain.values import Terms, Values, compute, shapes
from bot.games.zwerg.rules import Zwerg

if TYPE_CHECKING:
    import numpy as np
else:
    np = LazyModule("numpy")

_KEPT: Final[dict[Terms, Values]] = {}


def oracle(game: Zwerg) -> Oracle:
    terms = _terms(game)
    if terms not in _KEPT:
        _KEPT[terms] = compute(terms)
    return Oracle(terms, _KEPT[terms])


def prepare(game: Zwerg) -> bytes:
    """The values as bytes to keep; takes about a second, so another process may do it."""
    terms = _terms(game)
    return _to_bytes(terms, compute(terms))


def restore(game: Zwerg, kept: bytes) -> None:
    """Take the values from kept bytes; a ValueError if they do not belong to this game's data."""
    terms = _terms(game)
    _KEPT[terms] = _from_bytes(terms, kept)


def _terms(game: Zwerg) -> Terms:
    seed = game.seed
    dwarfs = tuple(map(bool, seed.row))
    return Terms(dwarfs, seed.faces, seed.points.all, seed.points.evasion, seed.points.match)


def _to_bytes(terms: Terms, values: Values) -> bytes:
    body = b"".join(values[key].tobytes() for key in shapes(terms))
    return terms.fingerprint + hashlib.sha256(body).digest() + body


def _from_bytes(terms: Terms, kept: bytes) -> Values:
    size = hashlib.sha256().digest_size
    fingerprint, checksum, body = kept[:size], kept[size : 2 * size], memoryview(kept)[2 * size :]
    if fingerprint != terms.fingerprint:
        raise ValueError("the kept values belong to other rules")
    if checksum != hashlib.sha256(body).digest():
        raise ValueError("the kept values are not whole")
    wanted = shapes(terms)
    ends = np.cumsum([rows * sets for rows, sets in wanted.values()])
    parts = np.split(np.frombuffer(body, np.int64), ends[:-1])
    return {key: p.reshape(s) for (key, s), p in zip(wanted.items(), parts, strict=True)}
