"""What a bot costs over time: many open tables, a restart, a long match."""

import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from statistics import median
from time import perf_counter

from bot.engine.catalogue import Catalogue
from localcord import Channel, LocalDiscord, Person
from tools.bench_hands import Seat
from tools.bench_process import Running, channels, ours
from tools.bench_report import Line, say
from tools.bench_tables import alone, longest

TABLES, OPEN = 20, 10_000
"""Tables that are played at, and open ones beside them in the database."""
FEW, LATE, LONG_SEATS = 30, 300, 4
"""The longest match of so many seats has a longer log than this."""
COLUMNS = "game, rules, phase, guild, host, locale, options, seed, players, opened, started, pace"


async def lives() -> None:
    """A bot is filled and ended; another one finds it all on disk."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        places = [f"table-{number}" for number in range(TABLES)]
        people = [f"Person {number}" for number in range(TABLES)]
        async with LocalDiscord(people, channels=places, answer_seconds=30) as place:
            async with ours(place, folder) as bot:
                game = alone(Catalogue.find())
                await _long(place)
                seats = [Seat(place, c, (p,), game) for c, p in _pairs(place)[1:]]
                for seat in seats:
                    await seat.open()
                before = bot.memory
            _fill(folder / "bench.sqlite3")
            async with ours(place, folder) as bot:
                await _restarted(bot, seats, before)


def _pairs(place: LocalDiscord) -> list[tuple[Channel, Person]]:
    return list(zip(channels(place), place.people, strict=True))


async def _long(place: LocalDiscord) -> None:
    """Moves late in a match against its first ones, where only the log has grown."""
    game = longest(Catalogue.find(), LONG_SEATS)
    seat = Seat(place, place.default_channel, place.people[:LONG_SEATS], game)
    await seat.open()
    early, late = list[float](), list[float]()
    while len(late) < FEW:
        turn, taken = seat.turn, await seat.press()
        if taken is not None and (turn < FEW or turn >= LATE):
            (early if turn < FEW else late).append(taken)
    ratio = median(late) * 1000, "ms", median(early) * 1000
    say(Line(f"move {LATE} against the first ones", *ratio, times=1.2))


def _fill(file: Path) -> None:
    with closing(sqlite3.connect(file)) as book:
        (match,) = book.execute("SELECT id FROM matches WHERE phase = 'running'").fetchone()
        for number in range(OPEN):
            book.execute(
                f"INSERT INTO matches (id, channel, board, {COLUMNS}, reminded, version, drawn)"  # noqa: S608
                f" SELECT ?, ?, ?, {COLUMNS}, 0, 1, 1 FROM matches WHERE id = ?",
                (f"open{number}", number + 1, number + 1, match),
            )
        book.commit()


async def _restarted(bot: Running, seats: Sequence[Seat], before: float) -> None:
    say(Line(f"start to ready with {OPEN} open tables", bot.ready_seconds, "s", most=2))
    say(Line(f"memory with {OPEN} open tables", bot.memory, "MiB", before))
    first = [await _taken(seat) for seat in seats]
    warm = [await _taken(seat) for seat in seats]
    say(Line("first press after a restart", median(first) * 1000, "ms", median(warm) * 1000))


async def _taken(seat: Seat) -> float:
    """The seconds of a press, be it a move or a step towards one."""
    begun = perf_counter()
    await seat.press()
    return perf_counter() - begun
