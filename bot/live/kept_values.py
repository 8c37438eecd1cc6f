"""What the brains have computed in advance, kept on disk so that it is not done at every start."""

import logging
import os
from collections.abc import Mapping
from pathlib import Path

from bot.engine.catalogue import Box
from bot.store.private_files import make_private

OLD_SUFFIX = ".tables"
"""What these files were called before; they are made anew under their own name."""

log = logging.getLogger(__name__)


def load_values(boxes: Mapping[str, Box], folder: Path) -> None:
    """Give every brain its values: from the folder where they fit, computed and kept otherwise."""
    for box in boxes.values():
        file = folder / f"{box.id}.values"
        if file.is_file():
            make_private(file)
        if box.brain.prepare is not None and not _restored(box, file):
            _keep(file, _prepared(box))


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
        make_private(draft)
        draft.write_bytes(kept)
        draft.replace(file)
        file.with_suffix(OLD_SUFFIX).unlink(missing_ok=True)
    except OSError as error:
        log.info("the values of %s are not kept: %s", file.stem, error)
