"""Databases whose answers get lost."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from bot.store.pool import Pool


@pytest.fixture
def answers_lost(kind: str, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """The next COMMITs arrive, and the answers to them are lost with the connection."""
    if kind != "postgres":
        pytest.skip("an SQLite file has no connection that could break")
    write = Pool._write

    def lose(count: int) -> None:
        left = [None] * count

        async def lost(self: Pool, work: Callable[[Connection], Any]) -> Any:
            result = await write(self, work)
            if not left or work in written:
                return result
            left.pop()
            written.append(work)
            raise DBAPIError("COMMIT", None, OSError("gone"), connection_invalidated=True)

        written = list[Callable[[Connection], Any]]()
        monkeypatch.setattr(Pool, "_write", lost)

    return lose
