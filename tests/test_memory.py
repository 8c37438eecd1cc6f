"""Memory that was borrowed is given back: one heap for all threads, and no more."""

import ctypes
import subprocess
import sys
from pathlib import Path

import pytest

from bot import app, tuning
from bot.config import Settings

ROOT = Path(__file__).parents[1]
THREADS = """
import ctypes, sys, threading
from bot import tuning
if sys.argv[1] == "frugal":
    tuning.be_frugal()
together = threading.Barrier(4)
def paint():
    kept = [bytearray(100_000) for _ in range(20)]
    together.wait()
threads = [threading.Thread(target=paint) for _ in range(4)]
for thread in threads: thread.start()
for thread in threads: thread.join()
tuning.give_back()
c = ctypes.CDLL(None)
c.fopen.restype = ctypes.c_void_p
out = c.fopen(b"/dev/stdout", b"w")
c.malloc_info(0, ctypes.c_void_p(out))
c.fclose(ctypes.c_void_p(out))
"""


def _heaps(how: str) -> int:
    told = subprocess.run(
        [sys.executable, "-c", THREADS, how], cwd=ROOT, capture_output=True, check=True
    )
    return told.stdout.count(b"<heap nr=")


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_info"), reason="no glibc")
def test_all_threads_share_one_heap() -> None:
    assert _heaps("wasteful") > 1, "this is what is prevented"
    assert _heaps("frugal") == 1


async def test_a_bot_that_runs_is_frugal(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[str]()

    async def nothing(_: Settings) -> None:
        asked.append("runs")

    monkeypatch.setattr(tuning, "be_frugal", lambda: asked.append("frugal"))
    monkeypatch.setattr(app, "_on_playground", nothing)
    await app.play(Settings())
    assert asked == ["frugal", "runs"]


def test_another_c_library_does_as_it_does() -> None:
    tuning._call("no_such_function", 1)
