"""Listens to what is sent to the database."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Engine, event

Statement = tuple[str, Any]
"""SQL and its parameters."""


@contextmanager
def listening() -> Iterator[list[Statement]]:
    """Every statement of every engine, from now to the end of the block."""
    heard: list[Statement] = []

    def hear(connection: Any, cursor: Any, sql: str, parameters: Any, *_: Any) -> None:
        heard.append((sql, parameters))

    event.listen(Engine, "before_cursor_execute", hear)
    try:
        yield heard
    finally:
        event.remove(Engine, "before_cursor_execute", hear)
