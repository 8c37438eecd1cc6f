"""The same bot on PostgreSQL and on SQLite, in turns, in one run: what a durable press costs."""

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from localcord import LocalDiscord
from tests import postgres
from tools.bench_press import Measured, measure, opened
from tools.bench_process import ours
from tools.bench_report import Line, say

TABLES, PRESSES, ROUNDS = 60, 200, 4
CROWD = 50
TIMES = 2.5
"""PostgreSQL may cost so many times SQLite: it is another process, with a flush of its own."""


async def databases() -> None:
    if reason := postgres.missing():
        print(f"not measured: {reason}")  # noqa: T201
        return
    names = [f"table-{number}" for number in range(TABLES)]
    people = [f"Person {number}" for number in range(3 * TABLES)]
    async with AsyncExitStack() as stack:
        cluster = stack.enter_context(postgres.running())
        urls, bots = ("", cluster.url(cluster.new())), []
        for url in urls:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            place = LocalDiscord(people, channels=names, locale="de")
            await stack.enter_async_context(place)
            bots.append(await stack.enter_async_context(ours(place, folder, url)))
        tables = [await opened(bot.place) for bot in bots]
        for many in (1, CROWD):
            found = [Measured(), Measured()]
            for _ in range(ROUNDS):
                for bot, seats, measured in zip(bots, tables, found, strict=True):
                    await measure(bot, [seat.press for seat in seats], many, PRESSES, measured)
            least, mine = found
            name = "one press" if many == 1 else f"{many} at once"
            say(Line(f"{name}: p50", mine.p50, "ms", least.p50, times=TIMES))
            say(Line(f"{name}: p99", mine.p99, "ms", least.p99, times=TIMES))
        late = sum("no answer within" in fault for fault in bots[1].place.faults)
        say(Line("late answers", late, "", most=0))


if __name__ == "__main__":
    asyncio.run(databases())
