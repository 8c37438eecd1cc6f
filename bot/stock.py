"""The brains' big tables, kept on disk so that they are computed once and not at every start."""

import logging
import os
from collections.abc import Mapping
from pathlib import Path

from bot.engine.catalogue import Box

log = logging.getLogger(__name__)


def stock(boxes: Mapping[str, Box], folder: Path) -> None:
    """Give every brain its tables: from the folder where they fit, computed and kept otherwise."""
    for box in boxes.values():
        if box.brain.prepare is not None and not _restored(box, folder / f"{box.id}.tables"):
            _keep(folder / f"{box.id}.tables", _prepared(box))


def _restored(box: Box, file: Path) -> bool:
    try:
        box.brain.restore(box.game, file.read_bytes())
    except (OSError, ValueError):  # not there, damaged, or of other rules: made anew
        return False
    return True


def _prepared(box: Box) -> bytes:
    kept = box.brain.prepare(box.game) if box.brain.prepare else b""
    box.brain.restore(box.game, kept)
    return kept


def _keep(file: Path, kept: bytes) -> None:
    """Whole or not at all: another process may be reading."""
    draft = file.with_suffix(f".{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(kept)
        draft.replace(file)
    except OSError as error:
        log.info("the tables of %s are not kept: %s", file.stem, error)
