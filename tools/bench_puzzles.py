"""How long a puzzle of each game takes: matches of computers are played and searched for some.

Alone, `python -m tools.bench_puzzles` makes a thousand of each game, however long that takes.
"""

import sys
import time
from collections import Counter
from itertools import count

from bot.engine.catalogue import Box, Catalogue
from bot.puzzles.computers_match import played
from bot.puzzles.search import Puzzle, dearest, makes_puzzles, search
from tools.bench_report import head

MOST, SECONDS = 1000, 20.0


def puzzles(seconds: float = SECONDS, games: tuple[str, ...] = ()) -> None:
    head(f"puzzles of matches of computers: {MOST}, or as many as {seconds:.0f} s of CPU make")
    for box in Catalogue.find().values():
        if makes_puzzles(box) and (not games or box.id in games):
            _say(box, *_made(box, seconds))


def _made(box: Box, seconds: float) -> tuple[list[Puzzle], int, float]:
    """The puzzles, the matches that it took, and the seconds of the processor."""
    begun, found, taken = time.process_time(), list[Puzzle](), 0.0
    for number in count():
        if len(found) >= MOST or taken >= seconds:
            return found, number, taken
        table, match = played(box, f"bench {number}", 0.0)
        of_it = search(box, table.header, match.log, lambda: 0.0, 1.0).found
        found += dearest(of_it)
        taken = time.process_time() - begun
    raise AssertionError


def _say(box: Box, found: list[Puzzle], matches: int, seconds: float) -> None:
    each = f"{seconds / len(found):.2f} s each" if found else "none"
    mus = sorted(puzzle.rating.mu for puzzle in found)
    spread = f", rating {mus[len(mus) // 10]:.0f} to {mus[-len(mus) // 10]:.0f}" if mus else ""
    themes = Counter(puzzle.theme.removeprefix("reason-") for puzzle in found)
    told = ", ".join(f"{theme} {times}" for theme, times in themes.most_common())
    print(f"  {box.id:<12}{len(found):>5} of {matches} matches, {each}{spread}: {told}", flush=True)  # noqa: T201


if __name__ == "__main__":
    puzzles(float("inf"), tuple(sys.argv[1:]))
