"""How a run is made short: its files in memory, and no long test last."""

import os
import shutil
import tempfile
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")
ENOUGH = 2 << 30
LONG = ("tests/browser/", "tests/wire/", "tests/live/", "tests/store/")
QUICK = len(LONG) + 1


def in_memory() -> None:
    """Thousands of small databases are written, and no power fails: a `kill -9` loses no page that
    the kernel has, on a disk or in memory. Waiting for a disk would be half of the run."""
    if "TMPDIR" in os.environ or not os.access(MEMORY, os.W_OK | os.X_OK):
        return
    if shutil.disk_usage(MEMORY).free > ENOUGH:
        os.environ["TMPDIR"] = str(MEMORY)
        tempfile.tempdir = None  # it is looked up once


def dealt(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """Worker by worker, as `worksteal` hands them out: each gets some of the long ones, first.

    Whole files, where it can be: what their tests have in common is made by one worker alone.
    """
    hands: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for _, some in groupby(sorted(items, key=_rank), _together):
        min(hands, key=len).extend(some)
    return [item for hand in hands for item in hand]


def _together(item: pytest.Item) -> str:
    return str(item.path) if _rank(item) else item.nodeid


def _rank(item: pytest.Item) -> int:
    if item.get_closest_marker("slow"):
        return 0
    rooms = (rank for rank, room in enumerate(LONG, 1) if item.nodeid.startswith(room))
    return next(rooms, QUICK)
