"""Time that is measured alike on a quiet machine and on a busy one."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

STEP_SECONDS = 0.02


class FairClock:
    """Seconds in which this machine had time for us. One that runs something else instead wakes us
    too late; the bots beside us wait just as long, and what they promise is not for that."""

    seconds = 0.0

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            await asyncio.sleep(STEP_SECONDS)
            self.seconds += min(loop.time() - began, 1.5 * STEP_SECONDS)


@asynccontextmanager
async def fair_clock() -> AsyncIterator[FairClock]:
    clock = FairClock()
    running = asyncio.create_task(clock.run())
    try:
        yield clock
    finally:
        running.cancel()
