"""Fills a database with a million finished matches and measures every kind of leaderboard page."""

import asyncio
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import product
from pathlib import Path
from random import Random
from statistics import median

from bot.engine.catalogue import Catalogue
from bot.store.leaders import PAGE
from bot.store.store import Store
from bot.table.scores import ALL_GAMES, MEASURES, OF_ONE_GAME, SPANS, period

MATCHES, PEOPLE, SEATS = 1_000_000, 50_000, 3
GUILD = 1
GAMES = tuple(Catalogue.find())
NOW = 1_790_000_000.0
YEARS_BACK = 3 * 365 * 24 * 3600
LIMIT = 0.050
PERIODS = {period(span, NOW) for span in SPANS}
"""The standings of past weeks are swept away, so none are kept here."""
Standings = dict[tuple[str, str, int], list[int]]


def main() -> int:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bench.sqlite3"
        slowest = asyncio.run(_bench(file, matches))
    return 0 if slowest < LIMIT else 1


async def _bench(file: Path, matches: int) -> float:
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    start = time.perf_counter()
    _fill(file, matches)
    took = time.perf_counter() - start
    _say(f"{matches:,} matches of {PEOPLE:,} people on one server, filled in {took:.0f} s")
    times = {key: await _page(store, *key) for key in _boards()}
    await store.close()
    slowest = max(times, key=lambda key: times[key])
    _say(
        f"{len(times)} pages, first, middle and last: median {median(times.values()) * 1e3:.1f} ms,"
        f" slowest {times[slowest] * 1e3:.1f} ms ({', '.join(map(str, slowest))})"
    )
    return times[slowest]


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 this is what the bench is for


def _boards() -> Iterator[tuple[str, str, str, int]]:
    for game, span, measure in product((GAMES[0], ALL_GAMES), SPANS, MEASURES):
        if game or measure not in OF_ONE_GAME:
            for page in (1, PEOPLE // PAGE // 2, PEOPLE // PAGE):
                yield game, span, measure, page


async def _page(store: Store, game: str, span: str, measure: str, page: int) -> float:
    """The time of one page, the best of five: the machine has other things to do."""
    name = period(next(s for s in SPANS if s == span), NOW)
    by = next(m for m in MEASURES if m == measure)
    times = []
    for _ in range(5):
        start = time.perf_counter()
        await store.leaders.page(GUILD, game, name, by, page, PEOPLE // 2)
        times.append(time.perf_counter() - start)
    return min(times)


def _fill(file: Path, matches: int) -> None:
    """Without its indexes, which are made again at the end: a tenth of the time."""
    random, kept = Random(7), Standings()  # noqa: S311 no dice
    with closing(sqlite3.connect(file)) as book:
        book.execute("PRAGMA synchronous=OFF")
        indexes = book.execute(
            "SELECT name, sql FROM sqlite_master WHERE type='index' AND sql > ''"
        )
        made = indexes.fetchall()
        for name, _ in made:
            book.execute(f"DROP INDEX {name}")
        for begin in range(0, matches, 10_000):
            numbers = range(begin, min(begin + 10_000, matches))
            _insert(book, [_match(number, random, kept) for number in numbers])
        _insert_standings(book, kept)
        for _, sql in made:
            book.execute(sql)
        book.commit()


Result = tuple[str, int, int, str, int, int, int, int, int, float]
Played = tuple[str, str, float, list[Result]]


def _match(number: int, random: Random, kept: Standings) -> Played:
    game, ended = random.choice(GAMES), NOW - YEARS_BACK * random.random() ** 2
    points = sorted((random.randrange(300) for _ in range(SEATS)), reverse=True)
    names = PERIODS.intersection(period(span, ended) for span in SPANS)
    rows: list[Result] = []
    for seat, person in enumerate(random.sample(range(PEOPLE), SEATS)):
        rating = 800 + random.randrange(900)
        rows.append(
            (f"m{number}", seat, GUILD, game, person, seat, not seat, points[seat], rating, ended)
        )
        _count(kept, game, names, person, points[seat], rating, won=not seat)
    return f"m{number}", game, ended, rows


def _count(
    kept: Standings, game: str, names: set[str], person: int, points: int, rating: int, *, won: bool
) -> None:
    for of, name in product((game, ALL_GAMES), names):
        row = kept.setdefault((of, name, person), [0, 0, 0, 0, 0, 0])
        row[0] += 1
        row[1] += won
        row[2] += points
        row[3] = max(row[3], points)
        row[4] += rating % 4
        row[5] = rating


def _insert(book: sqlite3.Connection, played: list[Played]) -> None:
    book.executemany(
        "INSERT INTO matches (id, game, rules, phase, guild, channel, locale, options, seed,"
        " players, opened, started, ended, pace, reminded)"
        " VALUES (?, ?, 1, 'finished', ?, 1, 'de', '{}', x'00', '', 0, 0, ?, 'cosy', 0)",
        [(match, game, GUILD, ended) for match, game, ended, _ in played],
    )
    book.executemany(
        "INSERT INTO results (match, seat, guild, game, person, team, won, points, rating_after,"
        " ended, counts, aborted, rank, seconds)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, 0, 1, 60)",
        [row for *_, rows in played for row in rows],
    )


def _insert_standings(book: sqlite3.Connection, kept: Standings) -> None:
    book.executemany(
        "INSERT INTO standings (guild, game, period, person, matches, wins, points, best, average,"
        " bets, rating, listed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)",
        (
            (GUILD, *key, row[0], row[1], row[2], *_points(key[0], row), row[4], row[5])
            for key, row in kept.items()
        ),
    )


def _points(game: str, row: list[int]) -> tuple[int | None, float | None]:
    return (row[3], row[2] / row[0]) if game else (None, None)


if __name__ == "__main__":
    sys.exit(main())
