"""One at a time within a process, and the version as the fence between processes."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from bot.engine.errors import PlayerError
from bot.store.matches import RaceLostError

MOST_RACES = 100
"""Whoever loses has been overtaken by a change that was written; so many in a row nobody loses."""

P = ParamSpec("P")
T = TypeVar("T")


class Fenced(Protocol):
    _lock: asyncio.Lock

    async def _reload(self) -> None:
        """Be of the state that the store has."""

    async def _catch_up(self) -> bool:
        """The same, where that is another state; asked of a database with several writers only."""


S = TypeVar("S", bound=Fenced)


def fenced(
    act: Callable[Concatenate[S, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """A change of a table, decided anew where another process wrote first.

    Nobody is refused because of a state that is no longer true.
    """

    @wraps(act)
    async def on_the_newest(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._lock:
            for _ in range(MOST_RACES):
                try:
                    return await act(self, *args, **kwargs)
                except RaceLostError:
                    await self._reload()
                except PlayerError:
                    if not await self._catch_up():
                        raise
            raise PlayerError("stale")

    return on_the_newest
