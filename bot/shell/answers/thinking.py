"""Waiting for a brain: limited per person, and announced where it takes long."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from bot.engine.errors import PlayerError
from bot.live.rate_limit import RateLimit
from bot.shell.answers import response
from bot.shell.answers.request import Request

ANNOUNCE_SECONDS = 1.0
"""An answer that takes longer is announced; Discord allows three seconds for the first response."""

T = TypeVar("T")


async def thought(request: Request, limit: RateLimit, work: Coroutine[Any, Any, T]) -> T:
    """The work's result, if the limit of this person allows it; see `announced`."""
    try:
        limit.take(request.person)
    except PlayerError:
        work.close()
        raise
    return await announced(request, work)


async def announced(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """The work's result. Where it takes long, Discord is told that an answer will come."""
    task = asyncio.ensure_future(work)
    await asyncio.wait({task}, timeout=ANNOUNCE_SECONDS)
    if not task.done():
        await response.announce(request.interaction)
    return await task
