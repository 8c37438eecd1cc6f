"""Stores the world in an append-only file that survives a kill at any instant."""

import asyncio
import logging
import os
from collections.abc import Callable
from io import FileIO
from pathlib import Path

from localcord.storage.decode import world_from
from localcord.storage.encode import changes, everything
from localcord.world.model import Storable
from localcord.world.world import World

log = logging.getLogger(__name__)

ONLY_OURS = 0o600
# The file is compacted at every start, and after this many bytes of changes.
COMPACT_BYTES = 8_000_000
# Errors of reading a file of another shape.
DAMAGED = (AttributeError, LookupError, TypeError, ValueError)


class Journal:
    """Appends one line per set of changes. Does nothing without a file."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._world: World | None = None
        self._out: FileIO | None = None
        self._appended = 0
        self._changed: dict[Storable, None] = {}
        self._failed = False

    def read(self) -> World | None:
        """The stored world. A file that cannot be read is renamed and ignored."""
        if self._file is None or not self._file.exists():
            return None
        content = self._file.read_bytes()
        try:
            return world_from(content.decode())
        except DAMAGED:
            aside = self._file.with_suffix(".damaged.json")
            self._file.replace(aside)
            log.warning("%s holds no local Discord; it is now %s.", self._file, aside)
            return None

    def begin(self, world: World) -> None:
        """Write the whole world once, then every change."""
        self._world = world
        if self._file is not None:
            world.on_dirty.append(self._note)
            self._try(self._compact)

    def close(self) -> None:
        self.write()
        if self._world is not None and self._note in self._world.on_dirty:
            self._world.on_dirty.remove(self._note)
        self._close_file()

    def write(self) -> None:
        """Write pending changes. Called before the bot gets the answer to its request."""
        if not self._changed:
            return
        sweep = self._out is None or self._appended > COMPACT_BYTES
        self._try(self._compact if sweep else self._append)
        self._changed.clear()

    def _note(self, thing: Storable) -> None:
        if not self._changed:
            asyncio.get_running_loop().call_soon(self.write)
        self._changed[thing] = None

    def _append(self) -> None:
        if self._world is None or self._out is None:
            return
        line = changes(self._world, self._changed).encode()
        if self._out.write(line) != len(line):
            raise OSError("no room for a whole line")
        self._appended += len(line)

    def _compact(self) -> None:
        """Write the world to a new file and replace the old one atomically."""
        if self._world is None or self._file is None:
            return
        self._close_file()
        self._file.parent.mkdir(parents=True, exist_ok=True)
        new = self._file.with_name(f"{self._file.name}.new")
        new.unlink(missing_ok=True)
        with open(new, "x", encoding="utf-8", opener=_private) as out:
            out.writelines(everything(self._world))
            out.flush()
            os.fsync(out.fileno())
        new.replace(self._file)
        self._out, self._appended = FileIO(self._file, "a"), 0

    def _close_file(self) -> None:
        if self._out is not None:
            self._out.close()
        self._out = None

    def _try(self, writing: Callable[[], None]) -> None:
        """After a failure the file may end in an incomplete line, so the next write replaces it."""
        try:
            writing()
        except OSError as error:
            if not self._failed:
                log.warning("the local Discord cannot be kept in %s: %s", self._file, error)
            self._failed = True
            self._close_file()


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, ONLY_OURS)
