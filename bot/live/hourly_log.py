"""Logs a line of sums every hour in which anything happened."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from bot.watch.measurements import HourlySums, measured_by

log = logging.getLogger(__name__)

HOUR_SECONDS = 3600.0


@contextlib.asynccontextmanager
async def logged_hourly() -> AsyncIterator[None]:
    sums = HourlySums()
    with measured_by(sums.hear):
        running = asyncio.create_task(_run(sums), name="hourly log")
        try:
            yield
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            _tell(sums)


async def _run(sums: HourlySums) -> None:
    while True:
        await asyncio.sleep(HOUR_SECONDS)
        _tell(sums)


def _tell(sums: HourlySums) -> None:
    if line := sums.line():
        log.info("since the last such line: %s", line)
