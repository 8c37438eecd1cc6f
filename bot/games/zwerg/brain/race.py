"""What the points of a turn are worth for the victory: the standing, turns and bets to come.

Turns to come are drawn from turns that were played for points with bets on the likelier side
(`turns.toml`). The same draws serve all choices, so that their differences are not luck.
"""

import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from bot.engine.lazy_module import LazyModule
from bot.games.zwerg.brain.ends import Table
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.seed import Options
from bot.games.zwerg.state import Board

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    np = LazyModule("numpy")

Numbers: TypeAlias = "NDArray[np.int64]"
DRAWN = 3000
"""Ways in which the rest of the match may go."""
FILE = Path(__file__).parent / "turns.toml"


class Turns(NamedTuple):
    """How turns ended: by what was bet and whether it was right, a count per point."""

    yes_right: tuple[int, ...]
    yes_wrong: tuple[int, ...]
    no_right: tuple[int, ...]
    no_wrong: tuple[int, ...]

    def bet_right(self, came: bool) -> float:
        """How likely a bet was right, once it is known whether a ✓ is."""
        right, wrong = (self.yes_right, self.no_wrong) if came else (self.no_right, self.yes_wrong)
        return sum(right) / max(1, sum(right) + sum(wrong))


class Race:
    """Everybody's points before this turn is scored, and draws of all turns after it."""

    def __init__(
        self, points: tuple[int, ...], active: int, later: tuple[int, ...], turns: Turns, price: int
    ) -> None:
        """`later` is how often each seat is active after this turn."""
        self._seats, self._active, self._turns = len(points), active, turns
        self._price, self._most = price, len(turns.yes_right)
        self._ends = np.array(points) + _drawn(later, turns, price)

    def played(self) -> Table:
        """For the active seat: its share by whether a ✓ comes true, and its points."""
        return [[self._played(came, p) for p in range(self._most)] for came in (False, True)]

    def _played(self, came: bool, points: int) -> float:
        right = self._turns.bet_right(came)
        lost, won = (
            self._share(self._active, points, dict.fromkeys(self._others(), bet))
            for bet in (False, True)
        )
        return (1 - right) * lost + right * won

    def bet(self, seat: int, yes: bool, others: bool) -> Table:
        """The same for a seat that bets so, while all others bet on this."""
        return [
            [self._bet(seat, came == yes, came == others, p) for p in range(self._most)]
            for came in (False, True)
        ]

    def _bet(self, seat: int, right: bool, others: bool, points: int) -> float:
        return self._share(seat, points, dict.fromkeys(self._others(), others) | {seat: right})

    def _others(self) -> list[int]:
        return [seat for seat in range(self._seats) if seat != self._active]

    def _share(self, seat: int, points: int, right: dict[int, bool]) -> float:
        gains = [self._price * right.get(other, False) for other in range(self._seats)]
        gains[self._active] = points
        ends = self._ends + np.array(gains)
        winners = ends == ends.max(axis=1)[:, None]
        return float((winners[:, seat] / winners.sum(axis=1)).mean())


@lru_cache(64)
def _drawn(later: tuple[int, ...], turns: Turns, price: int) -> Numbers:
    """What the turns after this one bring to everybody; all bettors are thought to agree."""
    random = np.random.default_rng(DRAWN)
    right = np.array([*turns.yes_right, *turns.no_right], float)
    wrong = np.array([*turns.yes_wrong, *turns.no_wrong], float)
    weights = np.concatenate((wrong, right))
    found = np.zeros((DRAWN, len(later)), int)
    for seat, count in enumerate(later):
        ends = random.choice(len(weights), (DRAWN, count), p=weights / weights.sum())
        bets = price * (ends >= len(wrong)).sum(axis=1)
        found += bets[:, None]
        found[:, seat] += (ends % len(turns.yes_right)).sum(axis=1) - bets
    return found


def race(game: Zwerg, board: Board) -> Race | None:
    """None where no turns by these rules were counted."""
    turns = _counted(game.seed.points.model_dump_json(), len(game.seed.row), game.seed.faces)
    if not turns:
        return None
    kind = turns["dwarfs" if board.options.dwarf_bets else "all"]
    options = board.options
    return _race(board.points, board.active, board.round, options, kind, game.seed.points.bet)


@lru_cache(16)
def _race(
    points: tuple[int, ...], active: int, number: int, options: Options, turns: Turns, price: int
) -> Race:
    """The same for all decisions of a turn."""
    later = tuple(options.rounds - number + (seat > active) for seat in range(len(points)))
    return Race(points, active, later, turns, price)


@cache
def _counted(prices: str, fields: int, faces: int) -> dict[str, Turns]:
    about: dict[str, Any] = tomllib.loads(FILE.read_text("utf-8"))
    if about["rules"] != f"{prices} {fields} {faces}":
        return {}
    return {
        kind: Turns(*(tuple(about[kind][name]) for name in Turns._fields))
        for kind in ("all", "dwarfs")
    }
