"""The same migrations on PostgreSQL: from nothing, and from every landed version with its rows."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, create_engine, inspect
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.migrate import MIGRATIONS
from bot.store.schema import metadata
from bot.store.store import Store
from tests import postgres
from tests.book import Book
from tests.store.landed import load, versions
from tests.store.test_copying import typed
from tests.wire import prefork
from tests.wire.process import ROOT, environment

VERSION = "alembic_version"
T = TypeVar("T")


@pytest.mark.parametrize("version", versions())
async def test_every_landed_version_is_upgraded_with_all_that_was_in_it(
    version: str, cluster: postgres.Cluster, tmp_path: Path
) -> None:
    file, served = Book.of(tmp_path / "old.sqlite3"), Book(cluster.url(cluster.new()))
    load(version, file.path)
    await _on(served, lambda connection: _left_by(connection, version, file.path))
    for book in (file, served):
        await (await Store.open(book.url, upgrade=True)).close()
    assert typed(served) == typed(file)


async def test_an_upgraded_database_is_built_as_the_schema_says(cluster: postgres.Cluster) -> None:
    served = Book(cluster.url(cluster.new()))
    await (await Store.open(served.url)).close()
    built = await _on(served, _built)
    assert built == {
        name: (
            {column.name: column.nullable for column in table.columns},
            {index.name for index in table.indexes},
        )
        for name, table in metadata.tables.items()
    }


async def test_processes_that_start_on_an_empty_database_make_it_once(
    cluster: postgres.Cluster,
) -> None:
    here = environment(STAMMTISCH_DATABASE__URL=cluster.url(cluster.new()))
    told = await asyncio.gather(*(prefork.told(["stats"], ROOT, here) for _ in range(3)))
    assert [code for code, _ in told] == [0, 0, 0], told


async def _on(book: Book, work: Callable[[Connection], T]) -> T:
    engine = create_async_engine(book.url)
    async with engine.begin() as connection:
        done = await connection.run_sync(work)
    await engine.dispose()
    return done


def _left_by(connection: Connection, version: str, file: Path) -> None:
    """As a bot of that version left it, with the rows of the kept SQLite file."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, version)
    tables = MetaData()
    tables.reflect(connection)
    old = create_engine(f"sqlite:///{file}")
    with old.connect() as source:
        for table in tables.sorted_tables:
            rows = [dict(row._mapping) for row in source.execute(table.select())]
            if rows and table.name != VERSION:
                connection.execute(table.insert(), rows)
    old.dispose()


def _built(connection: Connection) -> dict[str, tuple[dict[str, bool], set[str | None]]]:
    look = inspect(connection)
    return {
        name: (
            {column["name"]: column["nullable"] for column in look.get_columns(name)},
            {index["name"] for index in look.get_indexes(name)},
        )
        for name in look.get_table_names()
        if name != VERSION
    }
