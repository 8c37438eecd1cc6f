"""Writes the dumps that are missing; rows of new tables are put into them by hand."""

from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.store.landed import dump, dumped, load, migrate, versions


def main() -> None:
    for before, version in pairwise(versions()):
        if dumped(version).exists():
            continue
        with TemporaryDirectory() as folder:
            file = Path(folder) / "database.sqlite3"
            load(before, file)
            migrate(file, version)
            dumped(version).write_text(dump(file), encoding="utf-8")


if __name__ == "__main__":
    main()
