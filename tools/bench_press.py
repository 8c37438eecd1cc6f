"""Presses over the wire: our bot beside the durable floor, in turns, in one run."""

import asyncio
import gc
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from statistics import quantiles
from time import perf_counter

from bot.engine.catalogue import Catalogue
from localcord import LocalDiscord
from tools.bench_hands import Floor, Seat
from tools.bench_process import Running, channels, floor, ours
from tools.bench_report import Line, say
from tools.bench_tables import seats

TABLES = 100
AT_ONCE = (1, 10, 50)
ALONE, TOGETHER, ROUNDS = 150, 1000, 4
"""So many moves of one hand, or of all hands together, in a round; so many rounds in turns."""
SCATTERING = 6_000
"""After so many moves some tables begin and some end, as it is on any evening."""
WARMING, MORE = 10_000, 20_000
"""What is kept for later is full after so many presses; so many more must leave nothing."""
AFTERWARDS = 0.005
"""What a bot does after its answer is not the next press's."""
Pressing = Callable[[], Awaitable[float | None]]


@dataclass
class Measured:
    times: list[float] = field(default_factory=list)
    """Of those presses that are moves; beside them stand steps, private questions, starts."""
    seconds: float = 0.0
    cpu: float = 0.0
    presses: int = 0
    """All of them: what a bot does for a step is not the next move's."""

    @property
    def p50(self) -> float:
        return quantiles(self.times, n=100)[49] * 1000

    @property
    def p99(self) -> float:
        return quantiles(self.times, n=100)[98] * 1000

    @property
    def a_second(self) -> float:
        return self.presses / self.seconds

    @property
    def cpu_each(self) -> float:
        return self.cpu / self.presses * 1000


@asynccontextmanager
async def both(tables: int = TABLES) -> AsyncIterator[tuple[Running, Running]]:
    """The floor and our bot, each with a Discord of its own."""
    names = [f"table-{number}" for number in range(tables)]
    people = [f"Person {number}" for number in range(3 * tables)]
    async with AsyncExitStack() as stack:
        folders = [Path(stack.enter_context(tempfile.TemporaryDirectory())) for _ in range(2)]
        places = [
            await stack.enter_async_context(
                LocalDiscord(people, channels=names, locale="de", answer_seconds=30)
            )
            for _ in range(2)
        ]
        bare = await stack.enter_async_context(floor(places[0], folders[0]))
        async with ours(places[1], folders[1]) as first:
            say(Line("start to ready, the very first time", first.ready_seconds, "s"))
        yield bare, await stack.enter_async_context(ours(places[1], folders[1]))


async def presses() -> None:
    async with both() as (bare, bot):
        say(Line("start to ready, everything cached", bot.ready_seconds, "s", most=2))
        say(Line("idle memory", bot.memory, "MiB", bare.memory, most=85))
        boards = [Floor(bare.place, c, bare.place.people[0]) for c in channels(bare.place)]
        tables = await opened(bot.place)
        await measure(bot, [table.press for table in tables], 10, SCATTERING, Measured())
        for game in Catalogue.find():
            mine = [table for table in tables if table.game == game]
            await _compare(f"one press, {game}", bare, bot, boards, mine, 1)
        for many in AT_ONCE:
            await _compare(f"{many} at once, {TABLES} tables", bare, bot, boards, tables, many)
        await _growth(bot, tables)


async def opened(place: LocalDiscord) -> list[Seat]:
    """All games by turns, each table with people of its own."""
    boxes, people = cycle(Catalogue.find().values()), iter(place.people)
    tables = [
        Seat(place, channel, tuple(next(people) for _ in range(seats(box))), box.id)
        for channel, box in zip(channels(place), boxes, strict=False)
    ]
    for table in tables:
        await table.open()
    return tables


async def _compare(
    name: str,
    bare: Running,
    bot: Running,
    boards: Sequence[Floor],
    tables: Sequence[Seat],
    many: int,
) -> None:
    least, mine = Measured(), Measured()
    count = ALONE if many == 1 else TOGETHER
    for _ in range(ROUNDS):
        await measure(bare, [board.press for board in boards], many, count, least)
        await measure(bot, [table.press for table in tables], many, count, mine)
    say(Line(f"{name}: p50", mine.p50, "ms", least.p50, times=1.8 if many == 1 else None))
    say(Line(f"{name}: p99", mine.p99, "ms", least.p99, times=3))
    if many > 1:
        say(Line(f"{name}: throughput", mine.a_second, "/s", least.a_second, share=0.5))
    say(Line(f"{name}: CPU of the bot a press", mine.cpu_each, "ms", least.cpu_each, times=2.2))


async def measure(
    bot: Running, pressing: Sequence[Pressing], many: int, count: int, found: Measured
) -> None:
    """`many` hands, each at tables of its own, until so many moves are made."""
    stand_aside()
    left, share, cpu, begun = [count], len(pressing) // many, bot.cpu_seconds, perf_counter()
    before = bot.place.interactions.started

    async def hand(number: int) -> None:
        for press in cycle(pressing[number * share : (number + 1) * share]):
            if left[0] <= 0:
                return
            taken = await press()
            if taken is not None:
                left[0] -= 1
                found.times.append(taken)
            if many == 1:
                await asyncio.sleep(AFTERWARDS)

    await asyncio.gather(*(hand(number) for number in range(many)))
    found.seconds += perf_counter() - begun
    found.cpu += bot.cpu_seconds - cpu
    found.presses += bot.place.interactions.started - before


def stand_aside() -> None:
    """What the bench itself has to collect, with the Discord in it, is no bot's waiting time."""
    gc.disable()
    gc.collect()
    gc.freeze()


async def _growth(bot: Running, tables: Sequence[Seat]) -> None:
    """What is left of presses after they were warmed up."""
    pressing = [table.press for table in tables]
    await measure(bot, pressing, 10, WARMING, Measured())
    before = bot.memory
    await measure(bot, pressing, 10, MORE, Measured())
    lost = sum(table.unanswered for table in tables)
    say(Line("private questions that came on no slip", lost, "", most=0))
    say(Line(f"memory after {MORE} presses more", bot.memory - before, "MiB", most=1.0))
