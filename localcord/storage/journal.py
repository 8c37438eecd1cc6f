"""Keeps the local Discord in a file, so that it is the same one after a restart or a kill."""

import asyncio
import logging
import os
from collections.abc import Callable
from io import FileIO
from pathlib import Path

from localcord.storage.decode import world_from
from localcord.storage.encode import changes, everything
from localcord.world.model import Kept
from localcord.world.world import World

log = logging.getLogger(__name__)

ONLY_OURS = 0o600
# What has been superseded is swept out at every start, and after this many bytes of changes.
SWEEP_BYTES = 8_000_000
# What reading a file of another shape ends in.
DAMAGED = (AttributeError, LookupError, TypeError, ValueError)


class Journal:
    """Appends what changes, a line for what changed together; without a file it does nothing."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._world: World | None = None
        self._out: FileIO | None = None
        self._appended = 0
        self._changed: dict[Kept, None] = {}
        self._failed = False

    def read(self) -> World | None:
        """The kept world; a file that holds none is set aside."""
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
        """Write all of the world once, and from now on what changes in it."""
        self._world = world
        if self._file is not None:
            world.on_kept.append(self._note)
            self._try(self._sweep)

    def close(self) -> None:
        self.write()
        if self._world is not None and self._note in self._world.on_kept:
            self._world.on_kept.remove(self._note)
        self._leave_off()

    def write(self) -> None:
        """Now; whoever is told afterwards that something is done can rely on it."""
        if not self._changed:
            return
        sweep = self._out is None or self._appended > SWEEP_BYTES
        self._try(self._sweep if sweep else self._append)
        self._changed.clear()

    def _note(self, thing: Kept) -> None:
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

    def _sweep(self) -> None:
        """All of it or nothing: a new file takes the place of the old one."""
        if self._world is None or self._file is None:
            return
        self._leave_off()
        self._file.parent.mkdir(parents=True, exist_ok=True)
        new = self._file.with_name(f"{self._file.name}.new")
        new.unlink(missing_ok=True)
        with open(new, "x", encoding="utf-8", opener=_private) as out:
            out.writelines(everything(self._world))
            out.flush()
            os.fsync(out.fileno())
        new.replace(self._file)
        self._out, self._appended = FileIO(self._file, "a"), 0

    def _leave_off(self) -> None:
        if self._out is not None:
            self._out.close()
        self._out = None

    def _try(self, writing: Callable[[], None]) -> None:
        """After a failure the file may end in half a line, so the next writing begins anew."""
        try:
            writing()
        except OSError as error:
            if not self._failed:
                log.warning("the local Discord cannot be kept in %s: %s", self._file, error)
            self._failed = True
            self._leave_off()


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, ONLY_OURS)
