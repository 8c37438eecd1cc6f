"""Measures speed and strength in under three minutes: playouts, masters, tables, a press."""

import asyncio
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count

from bot.engine.catalogue import Box, Catalogue
from bot.games.kniffel.rules import Seed as KniffelSeed
from bot.games.kniffel.tables import Tables
from bot.games.zwerg import brain as zwerg_brain
from bot.games.zwerg.rules import Zwerg
from bot.simulating import Plan, Played, matches, plan, report
from tools import plain
from tools.bench_press import measure

PLAYOUT_SECONDS, MASTER_SECONDS = 2.0, 8.0
SEATS = {"drachen": 3, "flick": 2, "kniffel": 1, "zug": 2, "zwerg": 1}
SMALL_ROW = ("", "red", "orange", "yellow", "green", "")
"""Plain Python would take minutes for the whole row of seven dwarfs."""
CLOSE = 1e-9


def main() -> int:
    catalogue = Catalogue.find()
    _say("playouts with random moves", "matches/s", "whole matches, dice included")
    for box in catalogue.values():
        played, seconds = _within(_plan(box, "random"), PLAYOUT_SECONDS)
        _say(f"  {box.id}, {SEATS[box.id]} seats", f"{len(played) / seconds:,.0f}")
    _say("masters against masters", "points", "per seat and match, ± standard error")
    for box in catalogue.values():
        _master(box)
    _say("tables of numpy against plain Python", "times", "seconds of each")
    _ratio("  kniffel, all 2048 sets of rows", *_kniffel(catalogue["kniffel"]))
    _ratio(f"  zwerg, a row of {len(SMALL_ROW)} fields only", *_zwerg(catalogue["zwerg"]))
    floor, ours = asyncio.run(measure())
    _say("a press over the wire", "times", "milliseconds: empty handler, a stored move")
    _say("  zwerg, alone", f"{ours / floor:.1f}", f"{1000 * floor:.1f}, {1000 * ours:.1f}")
    return 0


def _plan(box: Box, brain: str) -> Plan:
    return plan(Catalogue({box.id: box}), box.id, brains=[brain], seats=SEATS[box.id], games=1)


def _within(asked: Plan, seconds: float) -> tuple[list[Played], float]:
    """As many matches as the time allows, at least one."""
    begun = time.perf_counter()
    played = list(_until(begun + seconds, asked))
    return played, time.perf_counter() - begun


def _until(end: float, asked: Plan) -> Iterator[Played]:
    for match in matches(asked, count(1)):
        yield match
        if time.perf_counter() > end:
            return


def _master(box: Box) -> None:
    asked = _plan(box, "master")
    played, seconds = _within(asked, MASTER_SECONDS)
    line = report(asked, played).by_brain[0]
    speed = f"{line.matches} matches, {seconds / line.matches:.2f} s each"
    _say(f"  {box.id}, {SEATS[box.id]} seats", f"{line.mean:.2f}", f"± {line.error:.2f}, {speed}")


def _kniffel(box: Box) -> tuple[float, float]:
    seed = KniffelSeed.model_validate(box.game.seed)
    quick, fast = _timed(lambda: float(Tables(seed, free_strike=False).to_come[-1]))
    slow, long = _timed(lambda: plain.kniffel(seed))
    _agree(quick, slow)
    return fast, long


def _zwerg(box: Box) -> tuple[float, float]:
    data = box.game.seed.model_dump() | {"row": SMALL_ROW, "bets_after": 1}
    game = Zwerg(Zwerg.seed_type.model_validate(data))
    quick, fast = _timed(lambda: float(zwerg_brain.fresh_turn(game).points))
    slow, long = _timed(lambda: plain.zwerg(game.seed))
    _agree(quick, slow)
    return fast, long


def _timed(work: Callable[[], float]) -> tuple[float, float]:
    begun = time.perf_counter()
    return work(), time.perf_counter() - begun


def _agree(quick: float, slow: float) -> None:
    if abs(quick - slow) > CLOSE:
        raise SystemExit(f"The two solutions differ: {quick} and {slow}.")


def _ratio(name: str, fast: float, slow: float) -> None:
    _say(name, f"{slow / fast:,.0f}", f"{fast:.3f}, {slow:.3f}")


def _say(name: str, figure: str, note: str = "") -> None:
    print(f"{name:<40}{figure:>12}  {note}".rstrip(), flush=True)  # noqa: T201


if __name__ == "__main__":
    sys.exit(main())
