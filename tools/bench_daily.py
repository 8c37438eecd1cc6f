"""The game of the day: everybody begins at once after midnight, and the table of a full day."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time

from sqlalchemy import Connection, insert

from bot.engine.catalogue import Catalogue
from bot.store.database import opened
from bot.store.days import Days
from bot.store.schema import daily_places, daily_tries
from localcord import LocalDiscord, Message, Person
from tools.bench_press import stand_aside
from tools.bench_process import channels, ours
from tools.bench_report import Line, head, say

PEOPLE, IN_TIME = 500, 3.0
TRIES, GUILD, TABLE_SECONDS = 100_000, 1, 0.020
DAY = date(2026, 11, 18)
LOOKS = 15


async def dailies() -> None:
    await _table()
    await _midnight()


async def _midnight() -> None:
    """The command, the press that begins, and the first press of the match, of all at once."""
    names = [f"Person {number}" for number in range(PEOPLE)]
    with tempfile.TemporaryDirectory() as folder:
        async with (
            LocalDiscord(names, channels=["table"], answer_seconds=60, patience=120) as place,
            ours(place, Path(folder)) as bot,
        ):
            (channel,) = channels(place)[:1]
            for told, act in (
                ("/daily", lambda who: who.slash("daily", channel=channel)),
                ("begin", lambda who: who.press("▶️", message=who.private[-1])),
                ("first press", partial(_first, place)),
            ):
                stand_aside()
                before = bot.cpu_seconds
                taken = await asyncio.gather(*(_timed(act, who) for who in place.people))
                name = f"{PEOPLE} dailies at once, {told}"
                say(Line(f"{name}: median", median(taken), "s"))
                say(Line(f"{name}: the slowest", max(taken), "s", most=IN_TIME))
                say(
                    Line(
                        f"{name}: processor each", 1000 * (bot.cpu_seconds - before) / PEOPLE, "ms"
                    )
                )


async def _timed(act: Callable[[Person], Awaitable[object]], who: Person) -> float:
    begun = perf_counter()
    await act(who)
    return perf_counter() - begun


async def _first(place: LocalDiscord, who: Person) -> None:
    """The first thing on the board that is a move."""
    board = who.private[-1]
    await place.until(lambda: _moves(board))
    await who.press(custom_id=_moves(board)[0], message=board)


def _moves(board: Message) -> list[str]:
    return [one.custom_id for one in board.buttons if one.custom_id.startswith("m:")]


async def _table() -> None:
    """By the clock of the processor, which other programs do not slow down."""
    with tempfile.TemporaryDirectory() as folder:
        database = await opened(f"sqlite+aiosqlite:///{Path(folder) / 'days.sqlite3'}")
        await database.write(_fill)
        days, table, share = Days(database), list[float](), list[float]()
        for reader in range(LOOKS):
            begun = process_time()
            found = await days.table(DAY, GUILD, reader)
            table.append(process_time() - begun)
            await days.worse(DAY, found.own.score.lost if found.own else 0)
            share.append(process_time() - begun - table[-1])
        await database.close()
    name = f"a day with {TRIES:,} tries on one server"
    most = 1000 * TABLE_SECONDS
    say(Line(f"{name}: its table", 1000 * median(table), "ms", most=most))
    say(Line(f"{name}: a percentile", 1000 * median(share), "ms", most=most))


def _fill(connection: Connection) -> None:
    random, game = Random(1), next(iter(Catalogue.find()))  # noqa: S311 no dice
    lost = [random.choice((0, random.randrange(1500))) for _ in range(TRIES)]
    connection.execute(insert(daily_tries), [_try(game, n, one) for n, one in enumerate(lost)])
    here = {"date": DAY.isoformat(), "guild": GUILD, "listed": True}
    rows: Sequence[dict[str, object]] = [
        here | {"person": number, "lost": one} for number, one in enumerate(lost)
    ]
    connection.execute(insert(daily_places), rows)


def _try(game: str, person: int, lost: int) -> dict[str, object]:
    day = {"date": DAY.isoformat(), "game": game, "person": person, "match": f"m{person}"}
    result = {"points": 30, "lost": lost, "possible": 3384, "best_moves": 9, "moves": 11}
    return day | result | {"begun": 1.0, "ended": 2.0, "grades": "b" * 11}


if __name__ == "__main__":
    head("the game of the day")
    asyncio.run(dailies())
