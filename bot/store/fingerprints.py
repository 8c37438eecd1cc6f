"""Keyed fingerprints in the place of ids, for what must hold after somebody deleted their data.

Such a row carries a negative number: whoever comes again is recognised, and no id can be read from
it. The context is a part of it, so that nobody sees which fingerprints are of one person.
"""

import secrets
from hashlib import blake2b

from sqlalchemy import Connection, select

from bot.store.schema import notes
from bot.store.upsert import add

KEY = "block-key"
KEY_BYTES = 32


def known(connection: Connection, context: object, person: int) -> int | None:
    """None: nobody has one yet."""
    key = connection.scalar(select(notes.c.value).where(notes.c.key == KEY))
    if key is None:
        return None
    told = f"{context}:{person}".encode()
    digest = blake2b(told, key=bytes.fromhex(key), digest_size=8).digest()
    return -1 - (int.from_bytes(digest) >> 1)


def made(connection: Connection, context: object, person: int) -> int:
    """The first who needs one makes the key."""
    add(connection, notes, {"key": KEY, "value": secrets.token_hex(KEY_BYTES)})
    return known(connection, context, person) or 0
