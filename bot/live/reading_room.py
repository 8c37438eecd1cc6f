"""Where whole matches are read: beside the loop, one after the other, each person so often."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from bot.live.allowance import Allowance

P = ParamSpec("P")
T = TypeVar("T")


class ReadingRoom:
    """A crowd of readers shares one thread, so that those who play keep the rest."""

    def __init__(self, allowance: Allowance) -> None:
        self.allowance = allowance
        self._chair = asyncio.Semaphore(1)

    def enter(self, person: int) -> None:
        """Refused where somebody reads too much in a short time."""
        self.allowance.take(person)

    async def read(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._chair:
            return await asyncio.to_thread(work, *args, **kwargs)
