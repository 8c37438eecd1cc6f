"""Writes rows that may be there already: one statement, so that nobody can come in between."""

from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import sqlite

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql


def put(connection: Connection, table: Table, *rows: dict[str, Any]) -> None:
    """Rows of the same columns; what is there takes these values and keeps all others."""
    if not rows:
        return
    statement = _insert(connection, table)
    keys = [column.name for column in table.primary_key]
    changed = {name: statement.excluded[name] for name in rows[0] if name not in keys}
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=changed), rows)


def add(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Whether the row is new; what is there already stays as it is."""
    statement = _insert(connection, table).on_conflict_do_nothing()
    return connection.execute(statement, row).rowcount > 0


def _insert(connection: Connection, table: Table) -> "sqlite.Insert | postgresql.Insert":
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql  # noqa: PLC0415 big, and not for SQLite

        return postgresql.insert(table)
    return sqlite.insert(table)
