"""What an answer of a brain takes in the worker pool, by game and seats."""

import time
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from bot.engine.catalogue import Box
from bot.engine.game import CHANCE
from bot.live.brain_pool import BrainPool
from bot.live.workers import Lane
from bot.table.driven import Driven
from tools.strength.calibration import say
from tools.strength.duel import MOST_MOVES, drawn

DECISIONS = 300
"""So many of masters at a table of so many seats."""
ADVISED = 4
"""Of so many positions one is also asked for a hint, another one for odds."""
SEATS = (2, 4, 6, 10)
PERSON = 0
MEBI = 1024
STATUS = Path("/proc/self/status")

Seconds = tuple[float, float]
"""Of the processor and of the wall."""


async def times(box: Box, seed: str, pool: BrainPool, decisions: int = DECISIONS) -> None:
    allowed = box.game.seat_range(box.game.options_type())
    counts = {max(2, allowed.start), *(n for n in SEATS if n in allowed), allowed.stop - 1}
    for seats in sorted(counts):
        taken: dict[str, list[Seconds]] = {"master": [], "hint": [], "odds": []}
        for number in count():
            luck = Random(f"{seed} {box.id} {seats} {number} times")  # noqa: S311 no dice
            await _match(box, seats, pool, luck, taken, decisions)
            if len(taken["master"]) == decisions:
                break
        for what, one in taken.items():
            say(f"{box.id}, {seats} seats, {what}: {_told(one)}")
    moving, advising = [await _memory(lane) for lane in (pool.movers, pool.advisers)]
    say(f"{box.id}: most memory of a worker {moving} MiB, of the one for advice {advising} MiB")


async def _match(
    box: Box,
    seats: int,
    pool: BrainPool,
    luck: Random,
    taken: dict[str, list[Seconds]],
    decisions: int,
) -> None:
    game = box.game
    state, _ = game.start([game.seat_options_type() for _ in range(seats)], game.options_type())
    for _ in range(MOST_MOVES):
        acting = game.to_act(state)
        if not acting or len(taken["master"]) == decisions:
            return
        seat = min(acting)
        legal = () if seat == CHANCE else game.legal(state, seat)
        if seat == CHANCE:
            move = drawn(game.outcomes(state), luck)
        elif len(legal) == 1:
            move = legal[0]
        else:
            view = game.view(state, seat)
            asked = Driven(seat, "master", view, 0, tuple(map(str, legal)))
            chosen, spent = await _timed(pool.movers, partial(pool.choose, box, asked))
            taken["master"].append(spent)
            move = game.parse(chosen)
            ask = {1: ("hint", pool.rate), 3: ("odds", pool.odds)}.get(
                len(taken["master"]) % ADVISED
            )
            if ask:
                answer = partial(ask[1], PERSON, box, view, seat)
                taken[ask[0]].append((await _timed(pool.advisers, answer))[1])
        state, _ = game.step(state, seat, move)


async def _timed(lane: Lane, ask: Callable[[], Awaitable[Any]]) -> tuple[Any, Seconds]:
    """Calls one after the other are answered by the same worker, which knows its own time."""
    before = await lane.think(time.process_time)
    begun = time.perf_counter()
    answer = await ask()
    wall = time.perf_counter() - begun
    return answer, (await lane.think(time.process_time) - before, wall)


def _told(taken: list[Seconds]) -> str:
    """Median, 99th percentile and most of both; without the first one, which loads the game."""
    cpu, wall = (sorted(1000 * one[n] for one in taken[1:]) for n in (0, 1))
    late = len(cpu) * 99 // 100
    kinds = (
        f"{each[len(each) // 2]:.1f} / {each[late]:.1f} / {each[-1]:.1f}" for each in (cpu, wall)
    )
    return " ms CPU, ".join(kinds) + f" ms ({len(cpu)})"


async def _memory(lane: Lane) -> int:
    text = await lane.think(Path.read_text, STATUS)
    (line,) = (line for line in text.splitlines() if line.startswith("VmHWM:"))
    return int(line.split()[1]) // MEBI
