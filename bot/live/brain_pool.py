"""Runs brains in worker processes, so that they do not block the event loop."""

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

from bot.advice.curve import Curve, curve
from bot.advice.look_back import LookBack, look_back
from bot.daily.line import Lines, lines
from bot.daily.score import score
from bot.engine.brain import Chances, Line, Rated, Strength
from bot.engine.catalogue import Box, Catalogue
from bot.engine.chance import Dice
from bot.engine.errors import PlayerError
from bot.engine.match import Header, Match, Move
from bot.live.precomputed_values import load_values
from bot.live.workers import IDLE_SECONDS, Borrowed, Lane, Worker
from bot.puzzles import computers_match
from bot.puzzles.search import Searched, search
from bot.puzzles.sunday import Decision, weighed
from bot.record.replay import steps
from bot.table.days import Score
from bot.table.driven import Driven
from bot.table.table import Table

MOVERS = 2
"""Worker processes for moves of computers; the second starts only when the first is busy."""
ADVISERS = 1
"""Worker processes for hints and look-backs, so that they do not delay moves of computers."""
LIMIT_SECONDS = 60.0
"""The time limit of a call; includes the start of the process, also on a slow machine."""
LOOK_BACK_SECONDS = 4.0
RECALL_SECONDS = 2.0
SEARCH_SECONDS = 0.2
"""So short that no hint waits for it."""
MOST_RECALLED = 3
"""How many finished matches are analysed at a time; others get no highlights."""
MOST_QUESTIONS = 2
"""How many questions of one person run or wait at a time."""

THREAD_LIMITS = "OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"
"""Read when numpy is first imported: more threads only wait for each other on a busy machine
(odds of Kniffel on two busy cores: p99 53 ms with two threads, 1.6 ms with one)."""

T = TypeVar("T")


class BusyError(Exception):
    """Too many matches are being analysed."""


class BrainPool:
    def __init__(self, executor: Executor | None = None, folder: Path | None = None) -> None:
        def lane(workers: int) -> Lane:
            if executor is not None:
                return Lane([Borrowed(executor) for _ in range(workers)], LIMIT_SECONDS)
            some = [Worker(_initialise, (folder,), IDLE_SECONDS) for _ in range(workers)]
            return Lane(some, LIMIT_SECONDS)

        self.movers = lane(MOVERS)
        self.advisers = lane(ADVISERS)
        self._questions: Counter[int] = Counter()
        self._recalling = 0

    async def choose(self, box: Box, driven: Driven) -> str:
        """The move of a computer as text; the brain gets the view of its seat only."""
        luck = secrets.randbits(64)
        view, strength = driven.view, driven.strength
        return await self.movers.think(_choose, box.id, view, driven.seat, strength, luck)

    async def rate(self, person: int, box: Box, view: Any, seat: int) -> tuple[Rated[Any], ...]:
        """The rated actions of a seat at master strength, best first."""
        return await self._ask(person, _rate, box.id, view, seat)

    async def odds(self, person: int, box: Box, view: Any, seat: int | None) -> tuple[Line, ...]:
        """The chances that follow from this view."""
        return await self._ask(person, _odds, box.id, view, seat, secrets.randbits(64))

    async def look_back(self, person: int, box: Box, match: Match) -> LookBack:
        """Luck and skill in a finished match, for a person who asks."""
        return await self._ask(person, _look_back, box.id, match.header, match.log)

    async def recall(self, box: Box, match: Match) -> LookBack:
        """The same for the end of a match, with less time; raises BusyError at the limit."""
        return await self._recall(_look_back, box, match)

    async def curve(self, box: Box, match: Match) -> Curve | None:
        """The chances over a match that is over; raises BusyError at the same limit."""
        return await self._recall(_curve, box, match)

    async def _recall(self, thought: Callable[..., T], box: Box, match: Match) -> T:
        if self._recalling >= MOST_RECALLED:
            raise BusyError(match.header.id)
        self._recalling += 1
        try:
            about = box.id, match.header, match.log, RECALL_SECONDS
            return await self.advisers.think(thought, *about)
        finally:
            self._recalling -= 1

    async def chances(self, box: Box, view: Any) -> Chances | None:
        """The chances to win in a position of a match that is over."""
        return await self.advisers.think(_chances, box.id, view)

    async def search(self, person: int, box: Box, match: Match, seat: int) -> Searched:
        """The puzzles among the choices of a seat, for the person who sat there."""
        about = match.header, match.log, LOOK_BACK_SECONDS, 0, seat
        return await self._ask(person, _search, box.id, *about)

    async def search_on(
        self, box: Box, header: Header, log: Sequence[Move], begin: int
    ) -> Searched:
        """A short part of the search for all puzzles of a match, which nobody waits for."""
        return await self.advisers.think(_search, box.id, header, log, SEARCH_SECONDS, begin)

    async def played(
        self, box: Box, luck: str, at: float, day: str = ""
    ) -> tuple[Table, Sequence[Move]]:
        """A match of computers, for puzzles or (`day`) for a Sunday."""
        return await self.advisers.think(_played, box.id, luck, at, day)

    async def weighed(self, table: Table, log: Sequence[Move], number: int) -> Decision:
        """A decision of a Sunday with what every answer gives away."""
        return await self.advisers.think(_weighed, table, log, number)

    async def score(self, box: Box, match: Match) -> Score | None:
        """What a finished try at a day's dice is worth."""
        return await self.advisers.think(_score, box.id, match.header, match.log)

    async def lines(self, box: Box, header: Header, seed: bytes, players: str, luck: str) -> Lines:
        """What our computers make of a day's dice."""
        return await self.advisers.think(_lines, box.id, header, seed, players, luck)

    async def _ask(self, person: int, thought: Callable[..., T], *about: Any) -> T:
        """Run the question of a person; refused above the limit of that person."""
        if self._questions[person] >= MOST_QUESTIONS:
            raise PlayerError("questions-many", most=MOST_QUESTIONS)
        self._questions[person] += 1
        try:
            return await self.advisers.think(thought, *about)
        finally:
            self._questions[person] -= 1
            self._questions += Counter()  # drops zero counts

    def close(self) -> None:
        self.movers.close()
        self.advisers.close()


@cache
def _catalogue() -> Catalogue:
    return Catalogue.find()


def _initialise(folder: Path | None) -> None:
    os.environ.update(dict.fromkeys(THREAD_LIMITS, "1"))
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    if folder is not None:
        load_values(_catalogue(), folder)


def _exit_with_parent() -> None:
    """Exit when the bot dies: a spawned worker would outlive a killed parent."""
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


def _choose(game: str, view: Any, seat: int, strength: Strength, luck: int) -> str:
    box = _catalogue()[game]
    # Not for dice: the random choices of a brain are not verified.
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


def _curve(game: str, header: Header, log: Sequence[Move], seconds: float) -> Curve | None:
    box, end = _catalogue()[game], time.monotonic() + seconds
    return curve(box, steps(box.game, header, log), lambda: time.monotonic() < end)


def _chances(game: str, view: Any) -> Chances | None:
    box = _catalogue()[game]
    return box.brain.chances(box.game, view)


def _search(
    game: str,
    header: Header,
    log: Sequence[Move],
    seconds: float,
    begin: int,
    only: int | None = None,
) -> Searched:
    return search(_catalogue()[game], header, log, time.monotonic, seconds, begin, only)


def _played(game: str, luck: str, at: float, day: str) -> tuple[Table, Sequence[Move]]:
    table, match = computers_match.played(_catalogue()[game], luck, at, day)
    return table, match.log


def _weighed(table: Table, log: Sequence[Move], number: int) -> Decision:
    return weighed(_catalogue()[table.game], table, log, number)


def _score(game: str, header: Header, log: Sequence[Move]) -> Score | None:
    return score(_catalogue()[game], header, log)


def _lines(game: str, header: Header, seed: bytes, players: str, luck: str) -> Lines:
    return lines(_catalogue()[game], header, Dice(seed, players, named=True), luck)
