"""Processes in which brains think: started when needed, cut off when stuck, ended when idle."""

import asyncio
import multiprocessing
import time
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from typing import Any, TypeVar

from bot.watch.happenings import Thought, tell

IDLE_SECONDS = 600.0

T = TypeVar("T")


class StuckError(Exception):
    """A thought took longer than any should; its process was ended."""


class Worker:
    """One process for one thought at a time, so that ending it harms no other."""

    def __init__(self, wake: Callable[..., None], about: tuple[Any, ...], idle: float) -> None:
        self._wake = wake
        self._about = about
        self._idle = idle
        self._executor: ProcessPoolExecutor | None = None
        self._resting: asyncio.TimerHandle | None = None

    async def think(self, limit: float, thought: Callable[..., T], *about: Any) -> T:
        self._stir()
        try:
            return await self._think(limit, thought, *about)
        except BrokenExecutor:  # its process was killed: a new one, once
            self.end()
            return await self._think(limit, thought, *about)
        finally:
            self._resting = asyncio.get_running_loop().call_later(self._idle, self.end)

    async def _think(self, limit: float, thought: Callable[..., T], *about: Any) -> T:
        if self._executor is None:
            # A fresh interpreter: forking a process full of sockets and threads is a trap.
            spawn = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(
                1, mp_context=spawn, initializer=self._wake, initargs=self._about
            )
        running = asyncio.get_running_loop().run_in_executor(self._executor, thought, *about)
        try:
            return await asyncio.wait_for(running, limit)
        except TimeoutError:
            self.end()
            raise StuckError(f"no answer within {limit:g} seconds") from None

    def end(self) -> None:
        """Also in the middle of a thought; the next one starts a process again."""
        self._stir()
        executor, self._executor = self._executor, None
        if executor is None:
            return
        processes = list((executor._processes or {}).values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def _stir(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
            self._resting = None


class Lent:
    """An executor of somebody else's, who ends it."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def think(self, limit: float, thought: Callable[..., T], *about: Any) -> T:
        running = asyncio.get_running_loop().run_in_executor(self._executor, thought, *about)
        try:
            return await asyncio.wait_for(running, limit)
        except TimeoutError:
            raise StuckError(f"no answer within {limit:g} seconds") from None

    def end(self) -> None:
        """Nothing here is ours."""


class Lane:
    """Workers for one kind of thought; who comes when all are busy waits for the next free one."""

    def __init__(self, workers: Sequence[Worker | Lent], limit: float) -> None:
        self._workers = workers
        self._free = list(workers)
        self._room = asyncio.Semaphore(len(workers))
        self._limit = limit

    async def think(self, thought: Callable[..., T], *about: Any) -> T:
        asked = time.monotonic()
        async with self._room:
            worker = self._free.pop()  # the one that worked last: others need not even start
            try:
                return await worker.think(self._limit, thought, *about)
            finally:
                self._free.append(worker)
                tell(Thought(thought.__name__.strip("_"), time.monotonic() - asked))

    def close(self) -> None:
        for worker in self._workers:
            worker.end()
