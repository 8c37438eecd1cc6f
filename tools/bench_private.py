"""Private tables beside tables of channels: their memory, and presses of people in lessons."""

import asyncio
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from bot.engine import lesson as lessons
from bot.engine.catalogue import Box, Catalogue
from localcord import Channel, LocalDiscord, Person
from tools.bench_hands import Seat
from tools.bench_process import Running, channels, ours
from tools.bench_report import Line, say
from tools.bench_tables import alone

TABLES = 200
THINKING = 20.0
"""Seconds between two presses of one person."""
LATEST = 3000.0
"""Milliseconds within which Discord must be answered."""


async def private() -> None:
    """So many people learn, each in a channel with a table of its own, where others play."""
    places = [f"table-{number}" for number in range(TABLES)]
    people = [f"Person {number}" for number in range(2 * TABLES)]
    with tempfile.TemporaryDirectory() as name:
        async with (
            LocalDiscord(people, channels=places, answer_seconds=30) as place,
            ours(place, Path(name)) as bot,
        ):
            await _measured(place, bot)


async def _measured(place: LocalDiscord, bot: Running) -> None:
    catalogue, rooms = Catalogue.find(), channels(place)[:TABLES]
    players, learners = place.people[:TABLES], place.people[TABLES:]
    seats = [Seat(place, c, (p,), alone(catalogue)) for c, p in zip(rooms, players, strict=True)]
    empty = bot.memory
    for seat in seats:
        await seat.open()
    public = bot.memory
    taught = next(box for box in catalogue.values() if box.lesson)
    for room, person in zip(rooms, learners, strict=True):
        await person.slash("learn", channel=room, game=taught.id)
    both = bot.memory
    each = ((both - public) * 1024 / TABLES, "KiB", (public - empty) * 1024 / TABLES)
    say(Line("memory of a private table beside a channel's", *each, times=1.5))
    await asyncio.gather(*(seat.press() for seat in seats))
    move = _first_move(taught)
    steps = [_step(*at, move) for at in zip(learners, rooms, strict=True)]
    presses = [_press(seat) for seat in seats]
    acts = [one for number in range(TABLES) for one in (steps[number], presses[number])]
    taken = await asyncio.gather(*(_later(n, one) for n, one in enumerate(acts)))
    say(Line(f"{TABLES} lessons and {TABLES} tables at once: usual", median(taken), "ms"))
    say(Line("the slowest of them", max(taken), "ms", most=LATEST))


async def _later(number: int, act: Coroutine[Any, Any, float]) -> float:
    """Everybody presses once in this time."""
    await asyncio.sleep(number * THINKING / (2 * TABLES))
    return await act


def _first_move(box: Box) -> str:
    return lessons.hinted(box.lesson, lessons.begin(box.lesson, box)) if box.lesson else ""


async def _press(seat: Seat) -> float:
    return (await seat.press() or 0.0) * 1000


async def _step(person: Person, room: Channel, move: str) -> float:
    board = person.private[-1]
    pressed = next((b for b in board.buttons if b.custom_id.endswith(f":{move}")), None)
    begun = perf_counter()
    if pressed is None:
        await person.slash("move", channel=room, move=move)
    else:
        await person.press(custom_id=pressed.custom_id, message=board)
    return (perf_counter() - begun) * 1000
