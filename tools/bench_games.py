"""The games without Discord: random play, masters, and exact values against plain Python."""

import time
from collections.abc import Callable, Iterator
from itertools import count
from random import Random

from bot.advice.simulation import Plan, Played, matches, plan, report
from bot.engine.catalogue import Box, Catalogue
from bot.engine.game import CHANCE
from tests.of_games import part
from tools.bench_report import Line, head, say
from tools.bench_spiel import fastest
from tools.bench_tables import seats

PLAYOUT_SECONDS, MASTER_SECONDS = 2.0, 8.0
CLOSE = 1e-9


def games() -> None:
    catalogue = Catalogue.find()
    head("random play (beside it: the faster of two games of OpenSpiel)")
    beside = fastest(PLAYOUT_SECONDS)
    for box in catalogue.values():
        say(Line(f"{box.id}, {seats(box)} seats", _moves(box), "moves/s", beside, share=1.0))
    _say("masters against masters", "points", "per seat and match, ± standard error")
    for box in catalogue.values():
        _master(box)
    _say("tables of numpy against plain Python", "times", "seconds of each")
    for box in catalogue.values():
        if (plain := part(box, "plain")) is not None:
            _ratio(f"  {box.id}, {plain.WHAT}", *_both(box, plain.quick, plain.slow))


def _moves(box: Box) -> float:
    """Moves in a second of the processor, dice and the choice of a legal move included."""
    game, random = box.game, Random(1)  # noqa: S311 no dice
    options = game.options_type()
    own = tuple(game.seat_options_type() for _ in range(seats(box)))
    moves, begun = 0, time.process_time()
    while (taken := time.process_time() - begun) < PLAYOUT_SECONDS:
        state, _ = game.start(own, options)
        while acting := game.to_act(state):
            seat = next(iter(acting))
            outcomes = game.outcomes(state) if seat == CHANCE else ()
            actions = [action for action, _ in outcomes] or game.legal(state, seat)
            state, _ = game.step(state, seat, random.choice(actions))
            moves += 1
    return moves / taken


def _plan(box: Box, brain: str) -> Plan:
    return plan(Catalogue({box.id: box}), box.id, brains=[brain], seats=seats(box), games=1)


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
    _say(f"  {box.id}, {seats(box)} seats", f"{line.mean:.2f}", f"± {line.error:.2f}, {speed}")


def _both(
    box: Box, quick: Callable[[Box], float], slow: Callable[[Box], float]
) -> tuple[float, float]:
    """The seconds of both ways to the same number."""
    one, fast = _timed(lambda: quick(box))
    other, long = _timed(lambda: slow(box))
    _agree(one, other)
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
