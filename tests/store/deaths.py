"""The disk as a killed process leaves it, at every statement and every commit of a database."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Engine

MOMENTS = ("before_cursor_execute", "after_cursor_execute", "commit")


class Deaths:
    """What a restart would find; the same files are kept once, however often they were met."""

    def __init__(self, file: Path, folder: Path) -> None:
        self._file = file
        self._folder = folder
        self.moments = 0
        self.found: dict[str, Path] = {}

    def _note(self, *_: Any) -> None:
        self.moments += 1
        there = [f for f in (self._file, self._beside()) if f.exists()]
        digest = sha256(b"".join(f.read_bytes() for f in there)).hexdigest()
        if digest in self.found:
            return
        self.found[digest] = self._folder / f"{len(self.found)}.sqlite3"
        for file in there:
            shutil.copy(file, str(self.found[digest]) + file.name.removeprefix(self._file.name))

    def _beside(self) -> Path:
        return self._file.with_name(self._file.name + "-wal")

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Everything in here may be the last thing the process did."""
        for moment in MOMENTS:
            event.listen(Engine, moment, self._note)
        try:
            yield
        finally:
            for moment in MOMENTS:
                event.remove(Engine, moment, self._note)
        self._note()
