"""Worker processes for brains: started on demand, killed when stuck, ended when idle."""

import asyncio
import multiprocessing
import time
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from typing import Any, TypeVar

from bot.watch.measurements import Thought, measure

IDLE_SECONDS = 600.0

T = TypeVar("T")


class StuckError(Exception):
    """A call exceeded its time limit; its process was killed."""


class ClosedError(StuckError):
    """The worker was closed before it answered."""


class Worker:
    """One process for one call at a time, so that killing it affects no other call."""

    def __init__(
        self, initialise: Callable[..., None], arguments: tuple[Any, ...], idle: float
    ) -> None:
        self._initialise = initialise
        self._arguments = arguments
        self._idle = idle
        self._executor: ProcessPoolExecutor | None = None
        self._idle_timer: asyncio.TimerHandle | None = None
        self._closed = False

    async def think(self, limit: float, thought: Callable[..., T], *about: Any) -> T:
        """Call a function in the process; once more in a new one if the process was killed."""
        self._stop_idle_timer()
        try:
            return await self._think(limit, thought, *about)
        except BrokenExecutor:
            self.end()
            return await self._think(limit, thought, *about)
        finally:
            if not self._closed:
                loop = asyncio.get_running_loop()
                self._idle_timer = loop.call_later(self._idle, self.end)

    async def _think(self, limit: float, thought: Callable[..., T], *about: Any) -> T:
        if self._closed:
            raise ClosedError
        if self._executor is None:
            # A fresh interpreter: a forked one would inherit sockets, threads and their locks.
            spawn = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(
                1, mp_context=spawn, initializer=self._initialise, initargs=self._arguments
            )
        running = asyncio.get_running_loop().run_in_executor(self._executor, thought, *about)
        try:
            return await asyncio.wait_for(running, limit)
        except TimeoutError:
            self.end()
            raise StuckError(f"no answer within {limit:g} seconds") from None
        except asyncio.CancelledError:
            if self._closed and running.cancelled():  # by end(), before the process took it
                raise ClosedError from None
            raise

    def end(self) -> None:
        """Kill the process, also during a call; the next call starts a new one."""
        self._stop_idle_timer()
        executor, self._executor = self._executor, None
        if executor is None:
            return
        processes = list((executor._processes or {}).values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def close(self) -> None:
        """End for good: running and later calls raise ClosedError."""
        self._closed = True
        self.end()

    def _stop_idle_timer(self) -> None:
        if self._idle_timer is not None:
            self._idle_timer.cancel()
            self._idle_timer = None


class Borrowed:
    """The executor of a caller, who also shuts it down."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._closed = False

    async def think(self, limit: float, thought: Callable[..., T], *about: Any) -> T:
        if self._closed:
            raise ClosedError
        running = asyncio.get_running_loop().run_in_executor(self._executor, thought, *about)
        try:
            return await asyncio.wait_for(running, limit)
        except TimeoutError:
            raise StuckError(f"no answer within {limit:g} seconds") from None

    def close(self) -> None:
        """Later calls raise ClosedError; a running one ends with the executor."""
        self._closed = True


class Lane:
    """Workers for one kind of call. When all are busy, calls queue for the next free one."""

    def __init__(self, workers: Sequence[Worker | Borrowed], limit: float) -> None:
        self._workers = workers
        self._free = list(workers)
        self._room = asyncio.Semaphore(len(workers))
        self._limit = limit

    async def think(self, thought: Callable[..., T], *about: Any) -> T:
        asked = time.monotonic()
        async with self._room:
            worker = self._free.pop()  # the last one used: the others need not start a process
            try:
                return await worker.think(self._limit, thought, *about)
            finally:
                self._free.append(worker)
                measure(Thought(thought.__name__.strip("_"), time.monotonic() - asked))

    def close(self) -> None:
        for worker in self._workers:
            worker.close()
