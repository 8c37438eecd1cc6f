"""Lets brains think in another process, so that no table waits for another's computer."""

import asyncio
import multiprocessing
import os
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from bot.aftermath import Aftermath, review
from bot.engine.brain import Line, Rated, Strength
from bot.engine.catalogue import Box, Catalogue
from bot.engine.match import Header, Match, Move
from bot.session import Driven
from bot.stock import stock

WORKERS = 2
"""The second one starts only when the first is busy, so that nobody's hint holds up a computer."""
REVIEW_SECONDS = 4.0

T = TypeVar("T")


class Thinker:
    def __init__(self, executor: Executor | None = None, tables: Path | None = None) -> None:
        self._executor = executor
        self._tables = tables

    async def choose(self, box: Box, driven: Driven) -> str:
        """The move of a computer as text; it sees the view of its seat and nothing else."""
        luck = secrets.randbits(64)
        return await self._think(_choose, box.id, driven.view, driven.seat, driven.strength, luck)

    async def rate(self, box: Box, view: Any, seat: int) -> tuple[Rated, ...]:
        """What a seat may do, as the master sees it, best first."""
        return await self._think(_rate, box.id, view, seat)

    async def odds(self, box: Box, view: Any, seat: int | None) -> tuple[Line, ...]:
        """The chances as they may be told to whoever has this view."""
        return await self._think(_odds, box.id, view, seat, secrets.randbits(64))

    async def review(self, box: Box, match: Match) -> Aftermath:
        """Luck and skill in a match that is over."""
        return await self._think(_review, box.id, match.header, match.log)

    async def _think(self, thought: Callable[..., T], *about: Any) -> T:
        if self._executor is None:
            # A fresh interpreter: forking a process full of sockets and threads is a trap.
            spawn = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(
                WORKERS, mp_context=spawn, initializer=_wake, initargs=(self._tables,)
            )
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._executor, thought, *about)
        except BrokenExecutor:
            self._executor = None  # its process was killed; the next thought gets a new one
            raise

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)


@cache
def _catalogue() -> Catalogue:
    return Catalogue.find()


def _wake(tables: Path | None) -> None:
    threading.Thread(target=_end_with_the_bot, daemon=True).start()
    if tables is not None:
        stock(_catalogue(), tables)


def _end_with_the_bot() -> None:
    """A worker of a spawned pool would outlive a bot that was killed."""
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


def _choose(game: str, view: Any, seat: int, strength: Strength, luck: int) -> str:
    box = _catalogue()[game]
    # Not for dice: a computer's whims need no proof, only variety.
    return str(box.brain.choose(box.game, view, seat, strength, Random(luck)))  # noqa: S311


def _rate(game: str, view: Any, seat: int) -> tuple[Rated, ...]:
    box = _catalogue()[game]
    return box.brain.rate(box.game, view, seat)


def _odds(game: str, view: Any, seat: int | None, luck: int) -> tuple[Line, ...]:
    box = _catalogue()[game]
    return box.brain.odds(box.game, view, seat, Random(luck))  # noqa: S311


def _review(game: str, header: Header, log: Sequence[Move]) -> Aftermath:
    return review(_catalogue()[game], header, log, time.monotonic, REVIEW_SECONDS)
