"""Lets brains think in another process, so that no table waits for another's computer."""

import asyncio
import multiprocessing
import secrets
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import cache
from random import Random
from typing import Any

from bot.engine.brain import Strength
from bot.engine.catalogue import Box, Catalogue
from bot.session import Driven


class Thinker:
    def __init__(self, executor: Executor | None = None) -> None:
        self._executor = executor

    async def choose(self, box: Box, driven: Driven) -> str:
        """The move of a computer as text; it sees the view of its seat and nothing else."""
        if self._executor is None:
            # A fresh interpreter: forking a process full of sockets and threads is a trap.
            spawn = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(max_workers=1, mp_context=spawn)
        loop = asyncio.get_running_loop()
        luck = secrets.randbits(64)
        try:
            return await loop.run_in_executor(
                self._executor, _choose, box.id, driven.view, driven.seat, driven.strength, luck
            )
        except BrokenExecutor:
            self._executor = None  # its process was killed; the next thought gets a new one
            raise

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)


@cache
def _catalogue() -> Catalogue:
    return Catalogue.find()


def _choose(game: str, view: Any, seat: int, strength: Strength, luck: int) -> str:
    box = _catalogue()[game]
    # Not for dice: a computer's whims need no proof, only variety.
    return str(box.brain.choose(box.game, view, seat, strength, Random(luck)))  # noqa: S311
