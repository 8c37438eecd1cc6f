"""What points are worth for the victory, and the last flick of a turn to the pip."""

from collections.abc import Callable
from math import prod, sqrt
from statistics import NormalDist, fmean

from bot.games.flick.brain.outlook import HALF, Outlook, Placed, extended, without
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import State

UNSURE = 0.5
"""Points by which a final difference may be off: half pips and what is left lying."""
ORDER = 1e-6
"""A point more is better, also where the match is decided."""

Share = Callable[[float], float]


class ToWin(Outlook):
    """Values are shares of the victory; the last flick knows every face and the bonus flick."""

    def __init__(self, game: DiceFlick, state: State, concern: float, share: Share) -> None:
        super().__init__(game, state, concern)
        self._state = state
        self._share = share
        self._is_last = state.due + state.bonus == 1
        self._with_bonus: dict[str, float] = {}

    def _worth(self, points: float) -> float:
        return self._share(points)

    def _values(self, placed: Placed, die: str, hand: tuple[str, ...]) -> list[float]:
        values = super()._values(placed, die, hand)
        bonus = self._masks.bonus
        if self._is_last and not placed and bonus in self._free(()):
            values[bonus] = self._bonus(die)
        return values

    def _landing(self, placed: Placed, hole: int, die: str, hand: tuple[str, ...]) -> float:
        seed = self._game.seed
        if not self._is_last or placed or die == seed.knaller:
            return super()._landing(placed, hole, die, hand)
        pips = range(HALF, HALF * seed.faces + 1, HALF)
        return fmean(self.settle(((hole, die, value),)) for value in pips)

    def _bonus(self, die: str) -> float:
        """One more flick with a die that is left or the one that is drawn for it; or none."""
        placed = extended((), (self._masks.bonus, die, self._mean))
        none, free = self.settle(placed), self._free(placed)
        bag = dict(zip(self._game.seed.kinds, self._state.bag, strict=True))
        left = set(without(self._state.hand, die))
        best = {
            kind: float(self._aims(placed, kind, (), none)[:, free].max())
            for kind in left | {kind for kind, count in bag.items() if count}
        }
        kept = max((none, *(best[kind] for kind in left)))
        drawn = sum(bag.values())
        if not drawn:
            return kept
        return sum(count * max(kept, best[kind]) for kind, count in bag.items() if count) / drawn


def share(game: DiceFlick, state: State) -> Share:
    """The chance to end before every rival, by the points of this turn.

    Points of turns to come are taken as normal; rivals as independent of each other.
    """
    seat, guesses = state.seat, game.seed.guesses
    totals, rounds = game.totals(state), game.seed.rounds
    left = [rounds - len(sheet) for sheet in state.sheets]
    behind = [
        NormalDist(
            totals[rival] - totals[seat] + guesses.turn * (left[rival] - left[seat] + 1),
            sqrt(UNSURE**2 + guesses.spread**2 * (left[rival] + left[seat] - 1)),
        )
        for rival in range(len(totals))
        if rival != seat
    ]
    return lambda points: prod(one.cdf(points) for one in behind) + ORDER * points
