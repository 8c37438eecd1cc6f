"""INSERT … ON CONFLICT for SQLite and PostgreSQL."""

from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import sqlite

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql


def put(connection: Connection, table: Table, *rows: dict[str, Any]) -> None:
    """Insert rows of the same columns; existing rows are updated in these columns."""
    if not rows:
        return
    statement = _insert(connection.dialect.name, table)
    keys = [column.name for column in table.primary_key]
    changed = {name: statement.excluded[name] for name in rows[0] if name not in keys}
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=changed), rows)


def add(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Insert a row unless it exists; returns whether it was inserted."""
    statement = _addition(connection.dialect.name, table)
    return connection.execute(statement, row).rowcount > 0


@cache
def _addition(dialect: str, table: Table) -> "sqlite.Insert | postgresql.Insert":
    return _insert(dialect, table).on_conflict_do_nothing()


def _insert(dialect: str, table: Table) -> "sqlite.Insert | postgresql.Insert":
    if dialect == "postgresql":
        from sqlalchemy.dialects import postgresql  # noqa: PLC0415 big, and not for SQLite

        return postgresql.insert(table)
    return sqlite.insert(table)
