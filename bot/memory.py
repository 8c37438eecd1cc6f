"""How this process borrows memory from the system, so that it gives back what a picture took.

glibc gives every thread a heap of its own and keeps what was freed there. A few pictures, painted
beside the loop, left tens of megabytes behind in heaps that nobody used again.
"""

import ctypes
from functools import cache
from typing import Any

TRIM_THRESHOLD, MMAP_THRESHOLD, ARENA_MAX = -1, -3, -8
"""The names of glibc's settings in malloc.h."""
LARGE = 1 << 18
"""From this size on a block is the system's own, and goes back to it when it is freed."""
SPARE = 4 << 20
"""So much stays at the end of the heap: to give it back and ask again takes time in every press."""


def be_frugal() -> None:
    """One heap for all threads: only one of them runs Python at a time. To be asked early."""
    for setting, value in ((ARENA_MAX, 1), (MMAP_THRESHOLD, LARGE), (TRIM_THRESHOLD, SPARE)):
        _call("mallopt", setting, value)


def give_back() -> None:
    """What a start has borrowed and does not need any more."""
    _call("malloc_trim", 0)


def _call(name: str, *arguments: int) -> None:
    """Where the C library is another one, it does as it does."""
    function = getattr(_library(), name, None)
    if function is not None:
        function(*arguments)


@cache
def _library() -> Any:
    return ctypes.CDLL(None)
