"""Told chances against what came of them, in ten bins."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import sqrt
from random import Random

from bot.engine.catalogue import Box
from tools.strength.told import Told, asks, played, told_chances

BINS = 10
POSITIONS = 2000
"""So many of a game are asked about, unless a number of matches is named."""
FEWEST = 12
"""A bin with fewer matches says nothing."""


@dataclass
class Bin:
    """Told chances of one tenth; a match counts once, however many of its positions are here."""

    told: dict[int, list[float]] = field(default_factory=dict)
    came: dict[int, list[float]] = field(default_factory=dict)

    def add(self, one: Told) -> None:
        self.told.setdefault(one.match, []).append(one.chance)
        self.came.setdefault(one.match, []).append(one.came)

    @property
    def matches(self) -> int:
        return len(self.told)

    @property
    def positions(self) -> int:
        return sum(map(len, self.told.values()))

    def mean(self) -> tuple[float, float]:
        told = sum(map(sum, self.told.values())) / self.positions
        came = sum(map(sum, self.came.values())) / self.positions
        return told, came

    def error(self) -> float:
        """Of the difference, by match: positions of one match are no independent witnesses."""
        told, came = self.mean()
        gaps = [
            sum(self.came[m]) - sum(self.told[m]) - (came - told) * len(self.told[m])
            for m in self.told
        ]
        spread = sqrt(sum(gap * gap for gap in gaps)) / self.positions
        return max(spread, 0.5 / self.positions)


def binned(found: Sequence[Told]) -> list[Bin]:
    bins = [Bin() for _ in range(BINS)]
    for one in found:
        bins[min(int(one.chance * BINS), BINS - 1)].add(one)
    return bins


def wrong(bins: Sequence[Bin], errors: float, tolerance: float) -> list[str]:
    """One sentence for each bin that is further off than so many errors and the tolerance."""
    return list(_wrong(bins, errors, tolerance))


def _wrong(bins: Sequence[Bin], errors: float, tolerance: float) -> Iterator[str]:
    for one in bins:
        if one.matches < FEWEST:
            continue
        told, came = one.mean()
        if abs(told - came) > errors * one.error() + tolerance:
            yield f"told {told:.3f} came {came:.3f} ± {one.error():.3f}"


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def calibrate(boxes: Iterable[Box], matches: int | None, seed: str) -> None:
    """Of the games that tell chances; a star marks what is further off than two errors."""
    for box in boxes:
        if asks(box) is None:
            continue
        random = Random(f"{seed} {box.id} calibration")  # noqa: S311 no dice
        by_kind: dict[str, list[Told]] = {}
        positions = set[tuple[int, int]]()
        for one in told_chances(box, islice(played(box, random), matches)):
            positions.add((one.match, one.at))
            if matches is None and len(positions) > POSITIONS:
                break
            by_kind.setdefault(one.kind, []).append(one)
        for kind, found in by_kind.items():
            _print(box.id, kind, found)


def _print(game: str, kind: str, found: Sequence[Told]) -> None:
    positions = len({(one.match, one.at) for one in found})
    say(f"{game}, {kind}: {len(found)} chances in {positions} positions")
    for number, one in enumerate(binned(found)):
        if one.matches < FEWEST:
            continue
        told, came = one.mean()
        star = " *" if abs(told - came) > 2 * one.error() else ""
        say(f"  {number / BINS:.1f}: told {told:.3f}, came {came:.3f} ± {one.error():.3f}"
              f" ({one.positions} of {one.matches} matches){star}")  # fmt: skip
