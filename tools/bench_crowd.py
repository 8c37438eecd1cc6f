"""A crowd: everybody opens a table at once, presses for a minute, and the bot is killed."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import closing, suppress
from itertools import cycle
from pathlib import Path
from time import perf_counter

from bot.engine.catalogue import Catalogue
from bot.engine.match import Match
from bot.store.store import Store
from localcord import LocalDiscord
from tools.bench_hands import Seat
from tools.bench_press import stand_aside
from tools.bench_process import Running, channels, ours
from tools.bench_report import Line, say
from tools.bench_tables import seats

TABLES, SECONDS, MORE_SECONDS = 200, 60.0, 3.0
IN_TIME = 3.0
"""After so long Discord tells the person that the interaction failed."""
WRONG = ("ERROR", "Traceback")


async def crowd() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder, catalogue = Path(name), Catalogue.find()
        most = max(seats(box) for box in catalogue.values())
        people = [f"Person {number}" for number in range(most * TABLES)]
        places = [f"table-{number}" for number in range(TABLES)]
        async with LocalDiscord(people, channels=places, locale="de", answer_seconds=60) as place:
            async with ours(place, folder) as bot:
                tables = _tables(place, catalogue)
                await _opened(tables)
                await _played(tables, folder)
                shown = await _killed(tables, bot)
            place.forgive_faults("")  # what a killed bot has left undone
        await _checked(folder / "bench.sqlite3", catalogue, shown)


def _tables(place: LocalDiscord, catalogue: Catalogue) -> list[Seat]:
    people, boxes = iter(place.people), cycle(catalogue.values())
    return [
        Seat(place, channel, tuple(next(people) for _ in range(seats(box))), box.id)
        for channel, box in zip(channels(place), boxes, strict=False)
    ]


async def _opened(tables: Sequence[Seat]) -> None:
    stand_aside()
    taken = await asyncio.gather(*(table.ask_for_table() for table in tables))
    say(Line(f"{TABLES} /play at once, the slowest", max(taken), "s", most=IN_TIME))
    await asyncio.gather(*(table.gather() for table in tables))


async def _played(tables: Sequence[Seat], folder: Path) -> None:
    stand_aside()
    end, times = perf_counter() + SECONDS, list[float]()

    async def hand(table: Seat) -> None:
        while perf_counter() < end:
            taken = await table.press()
            if taken is not None:
                times.append(taken)

    await asyncio.gather(*map(hand, tables))
    name = f"{TABLES} tables for {SECONDS:g} s"
    say(Line(f"{name}: moves", len(times) / SECONDS, "/s"))
    say(Line(f"{name}: the slowest", max(times), "s", most=IN_TIME))
    log = (folder / "log.txt").read_text("utf-8").splitlines()
    wrong = sum(any(word in line for word in WRONG) for line in log)
    say(Line(f"{name}: lines of errors in the log", wrong, "", most=0))


async def _killed(tables: Sequence[Seat], bot: Running) -> dict[str, int]:
    """What the boards had told everybody when the bot died under the same load."""

    async def hand(table: Seat) -> None:
        while True:
            await table.press()

    hands = [asyncio.create_task(hand(table)) for table in tables]
    await asyncio.sleep(MORE_SECONDS)
    await bot.kill()
    for one in hands:
        one.cancel()
    with suppress(asyncio.CancelledError):
        await asyncio.gather(*hands, return_exceptions=True)
    return dict(table.told for table in tables)


async def _checked(file: Path, catalogue: Catalogue, shown: dict[str, int]) -> None:
    with closing(sqlite3.connect(file)) as book:
        lengths = dict(book.execute("SELECT match, count(*) FROM moves GROUP BY match"))
        matches = [row[0] for row in book.execute("SELECT id FROM matches WHERE players > ''")]
    lost = sum(lengths.get(match, 0) < turn for match, turn in shown.items())
    say(Line("kill -9 under that load: moves lost", lost, "", most=0))
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    broken = [match for match in matches if not await _folds(store, catalogue, match)]
    await store.close()
    say(Line(f"logs of {len(matches)} matches that do not fold", len(broken), "", most=0))


async def _folds(store: Store, catalogue: Catalogue, match: str) -> bool:
    table, log = await store.matches.table(match), await store.matches.log(match)
    if table is None:
        return False
    return Match.fold(catalogue[table.game].game, table.header, log).version == len(log)
