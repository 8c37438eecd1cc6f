"""A disk cache of the values that brains compute in advance."""

import logging
import os
from collections.abc import Mapping
from pathlib import Path

from bot.engine.catalogue import Box
from bot.store.private_files import make_private

OLD_SUFFIX = ".tables"
"""The former suffix of these files, which are deleted."""

log = logging.getLogger(__name__)


def load_values(boxes: Mapping[str, Box], folder: Path) -> None:
    """Load the values of every brain; compute and store them where they are missing or outdated."""
    for box in boxes.values():
        file = folder / f"{box.id}.values"
        if file.is_file():
            make_private(file)
        if box.brain.prepare is not None and not _restored(box, file):
            _keep(file, _prepared(box))


def _restored(box: Box, file: Path) -> bool:
    try:
        box.brain.restore(box.game, file.read_bytes())
    except (OSError, ValueError):  # missing, damaged, or of other rules
        return False
    return True


def _prepared(box: Box) -> bytes:
    kept = box.brain.prepare(box.game) if box.brain.prepare else b""
    box.brain.restore(box.game, kept)
    return kept


def _keep(file: Path, kept: bytes) -> None:
    """Write atomically: another process may be reading."""
    draft = file.with_suffix(f".{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        make_private(draft)
        draft.write_bytes(kept)
        draft.replace(file)
        file.with_suffix(OLD_SUFFIX).unlink(missing_ok=True)
    except OSError as error:
        log.info("the values of %s are not kept: %s", file.stem, error)
