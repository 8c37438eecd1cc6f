"""A worker of the pool calculates with one thread, and the bot itself loads no numpy."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot.live.brain_pool import BrainPool

TASKS = Path("/proc/self/task")


def threads_of_numpy() -> tuple[bool, int]:
    """Whether numpy is new to this process, and the OS threads that it starts for a product."""
    fresh, before = "numpy" not in sys.modules, len(list(TASKS.iterdir()))
    import numpy as np

    square = np.ones((600, 600))
    assert (square @ square)[0, 0] == 600
    return fresh, len(list(TASKS.iterdir())) - before


@pytest.mark.skipif(not TASKS.exists(), reason="threads are counted as Linux lists them")
async def test_a_worker_calculates_with_one_thread() -> None:
    pool = BrainPool()
    try:
        fresh, more = await pool.movers.think(threads_of_numpy)
    finally:
        pool.close()
    assert fresh, "the setting is read when numpy is first imported"
    assert more == 0


def test_the_bot_itself_loads_no_numpy() -> None:
    code = (
        "import sys\n"
        "from bot.engine.catalogue import Catalogue\n"
        "from bot.live.brain_pool import BrainPool\n"
        "Catalogue.find(); BrainPool()\n"
        "print('numpy' in sys.modules)"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"
