"""Lets brains think in another process, so that no table waits for another's computer."""

import multiprocessing
import os
import secrets
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from bot.advice.look_back import LookBack, look_back
from bot.engine.brain import Line, Rated, Strength
from bot.engine.catalogue import Box, Catalogue
from bot.engine.errors import PlayerError
from bot.engine.match import Header, Match, Move
from bot.live.kept_values import load_values
from bot.live.workers import IDLE_SECONDS, Lane, Lent, StuckError, Worker
from bot.table.driven import Driven

MOVERS = 2
"""For the moves of computers; the second one starts only when the first is busy."""
ADVISERS = 1
"""For hints and look-backs, so that nobody's curiosity holds up a computer."""
LIMIT_SECONDS = 60.0
"""A thought that takes longer is stuck; a slow machine must start its process in that time."""
LOOK_BACK_SECONDS = 4.0
RECALL_SECONDS = 2.0
MOST_RECALLED = 3
"""So many ends of matches are looked back on at a time; the others go without."""
MOST_QUESTIONS = 2
"""So many of one person are thought about or wait at a time."""

T = TypeVar("T")


class BusyError(Exception):
    """There is no time for this now."""


class BrainPool:
    def __init__(
        self,
        executor: Executor | None = None,
        folder: Path | None = None,
        *,
        limit: float = LIMIT_SECONDS,
        idle: float = IDLE_SECONDS,
    ) -> None:
        def lane(workers: int) -> Lane:
            if executor is not None:
                return Lane([Lent(executor) for _ in range(workers)], limit)
            return Lane([Worker(_wake, (folder,), idle) for _ in range(workers)], limit)

        self.movers = lane(MOVERS)
        self.advisers = lane(ADVISERS)
        self._questions: Counter[int] = Counter()
        self._recalling = 0

    async def choose(self, box: Box, driven: Driven) -> str:
        """The move of a computer as text; it sees the view of its seat and nothing else."""
        luck = secrets.randbits(64)
        view, strength = driven.view, driven.strength
        return await self.movers.think(_choose, box.id, view, driven.seat, strength, luck)

    async def rate(self, person: int, box: Box, view: Any, seat: int) -> tuple[Rated[Any], ...]:
        """What a seat may do, as the master sees it, best first."""
        return await self._ask(person, _rate, box.id, view, seat)

    async def odds(self, person: int, box: Box, view: Any, seat: int | None) -> tuple[Line, ...]:
        """The chances as they may be told to whoever has this view."""
        return await self._ask(person, _odds, box.id, view, seat, secrets.randbits(64))

    async def look_back(self, person: int, box: Box, match: Match) -> LookBack:
        """Luck and skill in a match that is over."""
        return await self._ask(person, _look_back, box.id, match.header, match.log)

    async def recall(self, box: Box, match: Match) -> LookBack:
        """The same for everybody at once, quickly; raises BusyError where too much waits."""
        if self._recalling >= MOST_RECALLED:
            raise BusyError(match.header.id)
        self._recalling += 1
        try:
            return await self.advisers.think(
                _look_back, box.id, match.header, match.log, RECALL_SECONDS
            )
        finally:
            self._recalling -= 1

    async def _ask(self, person: int, thought: Callable[..., T], *about: Any) -> T:
        """A question of a person; who asks for much at once waits for the first answers."""
        if self._questions[person] >= MOST_QUESTIONS:
            raise PlayerError("questions-many", most=MOST_QUESTIONS)
        self._questions[person] += 1
        try:
            return await self.advisers.think(thought, *about)
        except StuckError:
            raise PlayerError("thought-stuck") from None
        finally:
            self._questions[person] -= 1
            self._questions += Counter()  # forget who asks nothing

    def close(self) -> None:
        self.movers.close()
        self.advisers.close()


@cache
def _catalogue() -> Catalogue:
    return Catalogue.find()


def _wake(folder: Path | None) -> None:
    threading.Thread(target=_end_with_the_bot, daemon=True).start()
    if folder is not None:
        load_values(_catalogue(), folder)


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


def _rate(game: str, view: Any, seat: int) -> tuple[Rated[Any], ...]:
    box = _catalogue()[game]
    return box.brain.rate(box.game, view, seat)


def _odds(game: str, view: Any, seat: int | None, luck: int) -> tuple[Line, ...]:
    box = _catalogue()[game]
    return box.brain.odds(box.game, view, seat, Random(luck))  # noqa: S311


def _look_back(
    game: str, header: Header, log: Sequence[Move], seconds: float = LOOK_BACK_SECONDS
) -> LookBack:
    return look_back(_catalogue()[game], header, log, time.monotonic, seconds)
