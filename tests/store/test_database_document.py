"""docs/database.md names every table, every column and every version, and nothing else."""

import re
from pathlib import Path

from bot.store.schema import metadata
from tests.store.landed import versions

DOCUMENT = (Path(__file__).parents[2] / "docs/database.md").read_text(encoding="utf-8")


def test_the_document_names_every_table_and_column_in_their_order() -> None:
    tables = re.findall(r"^### (\w+): .+\n((?:- .+\n)+)", DOCUMENT, re.MULTILINE)
    told = {name: re.findall(r"^- `(\w+)`: .+$", lines, re.MULTILINE) for name, lines in tables}
    known = {name: [column.name for column in t.columns] for name, t in metadata.tables.items()}
    assert told == known


def test_the_document_names_every_version() -> None:
    assert re.findall(r"^- `(\d{4})` .+$", DOCUMENT, re.MULTILINE) == versions()
