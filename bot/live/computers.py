"""The move of a computer: from its brain, or the simplest legal move where the brain fails."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.engine.catalogue import Box
from bot.live.backoff import Backoff
from bot.live.brain_pool import BrainPool
from bot.live.workers import ClosedError, StuckError
from bot.table.driven import Driven

log = logging.getLogger(__name__)

TRY_AGAIN_SECONDS = (0.5, 2.0)
"""Pauses before a failed call for the same move is repeated."""
REST_SECONDS = 60.0
"""The first pause in which a game's brain is not called, after all attempts failed."""


class Computers:
    def __init__(
        self,
        thinker: BrainPool,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        resting: Backoff | None = None,
    ) -> None:
        self._thinker = thinker
        self._sleep = sleep
        self._resting = resting or Backoff(first=REST_SECONDS, longest=60 * REST_SECONDS)

    async def choose(self, box: Box, driven: Driven) -> str:
        """A legal move in any case, so that a broken brain stops no match."""
        if driven.only or self._resting.seconds(box.id):
            return driven.simplest
        for pause in (*TRY_AGAIN_SECONDS, None):
            try:
                text = await self._thought(box, driven)
            except ClosedError:  # the bot is closing; after the restart the brain is called again
                raise
            except Exception as error:  # noqa: BLE001 a brain may fail in any way
                if pause is None or isinstance(error, StuckError):
                    self._give_up(box, error)
                    break
                await self._sleep(pause)
            else:
                self._resting.succeeded(box.id)
                return text
        return driven.simplest

    async def _thought(self, box: Box, driven: Driven) -> str:
        text = await self._thinker.choose(box, driven)
        if text not in driven.legal:
            raise ValueError(f"{text} is no legal move")
        return text

    def _give_up(self, box: Box, error: Exception) -> None:
        if self._resting.failed(box.id):
            log.error(
                "the brain of %s fails (%s: %s); its seats play the simplest move for now",
                *(box.id, type(error).__name__, error),
            )
