"""An evening in a channel: who won how often; and the best of who plays alone."""

from dataclasses import replace

from bot.store.evenings import EVENING_SECONDS
from bot.store.store import Store
from bot.table.scores import Score
from bot.table.table import Seat, Table

ANNA, BEN, HERE, THERE = 1, 2, 5, 6
NOW = 1_790_000_000.0


async def played(
    store: Store,
    name: str,
    ended: float,
    *ranks: int,
    channel: int = HERE,
    points: int = 7,
    options: dict[str, object] | None = None,
    own: dict[str, object] | None = None,
) -> None:
    """A match of Anna, Ben and perhaps a computer with these ranks."""
    people = (ANNA, BEN, None)[: len(ranks)]
    seats = tuple(Seat(person, str(n), options=own or {}) for n, person in enumerate(people))
    agreed = options or {}
    table = Table(name, "kniffel", 1, channel, 9, ANNA, "de", b"", ended - 60, agreed, seats)
    over = replace(table, phase="finished", started=ended - 60, ended=ended)
    scores = [
        Score(n, n, person, None if person else "easy", points, ranks[n])
        for n, person in enumerate(people)
    ]
    await store.matches.save(over, scores=scores)


async def test_the_evening_counts_the_wins_of_this_channel_alone(store: Store) -> None:
    await played(store, "first", NOW - 3600, 1, 2)
    assert await store.evenings.wins(HERE, NOW - 3600) == {}, "one match is no series"
    await played(store, "second", NOW - 1800, 1, 2, 3)
    await played(store, "third", NOW, 2, 1)
    await played(store, "elsewhere", NOW, 2, 1, channel=THERE)
    await played(store, "yesterday", NOW - EVENING_SECONDS - 60, 1, 2)
    await played(store, "alone", NOW - 60, 1)
    assert await store.evenings.wins(HERE, NOW) == {ANNA: 2, BEN: 1}


async def test_a_record_is_the_best_of_ones_own_matches_alone(store: Store) -> None:
    assert await best_alone(store) is None
    await played(store, "one", NOW - 90, 1, points=19)
    await played(store, "two", NOW - 60, 1, points=12)
    await played(store, "together", NOW - 30, 1, 2, points=40)
    await played(store, "this", NOW, 1, points=50)
    assert await best_alone(store) == 19
    assert await best_alone(store, "zwerg") is None


async def test_a_record_alone_stands_for_options_and_seat_options(store: Store) -> None:
    await played(store, "long", NOW - 90, 1, points=25, options={"rounds": 3})
    await played(store, "short", NOW - 60, 1, points=9, options={"rounds": 1})
    await played(store, "child", NOW - 30, 1, points=40, own={"child": True})
    assert await best_alone(store, options={"rounds": 3}) == 25
    assert await best_alone(store, options={"rounds": 1}) == 9
    assert await best_alone(store, own={"child": True}) == 40
    assert await best_alone(store, options={"rounds": 2}) is None


async def best_alone(
    store: Store,
    game: str = "kniffel",
    options: dict[str, object] = {},  # noqa: B006
    own: dict[str, object] = {},  # noqa: B006
) -> int | None:
    wanted = (options, own)
    return await store.evenings.best_alone(ANNA, game, NOW, lambda *chosen: chosen == wanted)
