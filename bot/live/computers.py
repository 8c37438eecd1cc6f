"""The move of a computer: its brain's, or the simplest legal one where the brain fails."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.engine.catalogue import Box
from bot.live.brain_pool import BrainPool
from bot.live.pauses import Pauses
from bot.live.workers import StuckError
from bot.table.driven import Driven

log = logging.getLogger(__name__)

TRY_AGAIN_SECONDS = (0.5, 2.0)
"""The pauses before a brain that failed is asked again for the same move."""
REST_SECONDS = 60.0
"""So long at first a game's brain is not asked at all after it failed every time."""


class Computers:
    def __init__(
        self,
        thinker: BrainPool,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        resting: Pauses | None = None,
    ) -> None:
        self._thinker = thinker
        self._sleep = sleep
        self._resting = resting or Pauses(first=REST_SECONDS, longest=60 * REST_SECONDS)

    async def choose(self, box: Box, driven: Driven) -> str:
        """A legal move in any case: nobody's match stands still because a brain is broken."""
        if driven.only or self._resting.seconds(box.id):
            return driven.simplest
        for pause in (*TRY_AGAIN_SECONDS, None):
            try:
                text = await self._thought(box, driven)
            except Exception as error:  # noqa: BLE001 whatever a brain may do wrong
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
