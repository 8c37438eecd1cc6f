"""A Sunday that is made in a moment: the first decisions of a few matches that cost something."""

from datetime import date
from functools import cache
from itertools import count

from bot.puzzles import sunday
from bot.puzzles.computers_match import played
from bot.puzzles.posed import Posed, pose
from bot.puzzles.search import questions
from bot.puzzles.sunday import Decision
from bot.store.days import Kept
from bot.store.store import Store
from bot.table.days import Day
from tests.answering import Press, way
from tests.shelf import CATALOGUE

WHEN = date(2026, 11, 1)
"""Gone by: a bot that is started writes the days of its real clock."""
LUCK = "5e" * 32
DEAR = 500
"""A wrong answer gives away so much: five percentage points."""


@cache
def decided(game: str, luck: str, when: date) -> tuple[Kept, Decision]:
    box = CATALOGUE[game]
    for number in count():
        table, match = played(box, f"{luck} {number}", 1.0, when.isoformat())
        for asked in questions(box, table.header, match.log):
            one = sunday.weighed(box, table, match.log, asked.number)
            if max(lost for lost, _ in one.answers.values()) > DEAR:
                return (table, match.log), one
    raise AssertionError


@cache
def made(when: date = WHEN, games: tuple[str, ...] = ()) -> tuple[Day, tuple[Kept, ...]]:
    """With the games of its plan, or with these."""
    planned = games or sunday.plan(CATALOGUE, when)
    found = [decided(game, f"{when} {place}", when) for place, game in enumerate(planned)]
    kept, lines = zip(*found, strict=True)
    return sunday.sealed(when, LUCK, lines), kept


async def keep(store: Store, when: date = WHEN, games: tuple[str, ...] = ()) -> Day:
    day, kept = made(when, games)
    assert await store.days.settle(day, kept) == day
    return day


def posed(place: int, when: date = WHEN, games: tuple[str, ...] = ()) -> Posed:
    day, kept = made(when, games)
    (table, log), one = kept[place], sunday.decisions(day)[place]
    return pose(CATALOGUE[one.game], table.header, log, one.number)


def answer(
    place: int, *, right: bool, when: date = WHEN, games: tuple[str, ...] = ()
) -> list[Press]:
    """The presses that lead to an answer that gives nothing away, or something."""
    day, kept = made(when, games)
    lost = sunday.decisions(day)[place].lost
    it, table = posed(place, when, games), kept[place][0]
    return way(it, table, lambda move: (lost(move) == 0) == right)


@cache
def plain() -> tuple[str, ...]:
    """Five times a game whose answers are one press."""
    games = enumerate(sunday.plan(CATALOGUE, WHEN))
    game = next(
        game
        for place, game in games
        if all(len(answer(place, right=right)) == 1 for right in (True, False))
    )
    return (game,) * sunday.DECISIONS
