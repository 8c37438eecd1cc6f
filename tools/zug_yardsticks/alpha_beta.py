"""Looking ahead: alpha-beta over both clans' turns with the conductor's coin as chance nodes.

Values are seen from red, who maximises; a budget of positions bounds the work, so that the same
position always gets the same answer on every machine.
"""

from typing import Any, NamedTuple

from bot.games.zug.moves import Action, Conduct
from bot.games.zug.rules import Zug
from bot.games.zug.state import State
from bot.games.zug.state.board import Code
from bot.games.zug.state.train import Coming, Train
from tools.zug_yardsticks.judge import WON, final, judge, urge

ENDLESS = float("inf")
DEEPEST = 12
REMEMBERED = 2
"""Positions with fewer turns to look ahead are quicker searched again than remembered."""
HINT = 1000
"""The best move of an earlier look is tried first."""
Key = tuple[bytes, int, tuple[int, ...]]


class Seen(NamedTuple):
    """What an earlier look at a position found: a value, or only a bound of it."""

    depth: int
    value: float
    at_least: bool
    """The true value is at least this one."""
    at_most: bool
    code: Code | None

    def within(self, low: float, high: float) -> float | None:
        """The value, where it settles a search with these bounds."""
        if self.at_least and (self.at_most or self.value >= high):
            return self.value
        return self.value if self.at_most and self.value <= low else None


class SpentError(Exception):
    """The budget is used up; what was found before stands."""


class Search:
    def __init__(self, budget: int) -> None:
        self.left = budget
        self._seen: dict[Key, Seen] = {}
        self._history: dict[tuple[int, Code], int] = {}

    def all(self, train: Train, depth: int) -> dict[Code, float]:
        """Every act of the clan to move with its exact value at this depth."""
        clan = train.clan
        return {
            code: self._after(_made(train, clan, code), depth - 1, -ENDLESS, ENDLESS)
            for code in self._ordered(train, clan)
        }

    def best(self, train: Train, depth: int) -> dict[Code, float]:
        """The same, best first among equals; the others are only known to be no better."""
        clan = train.clan
        values: dict[Code, float] = {}
        low, high = -ENDLESS, ENDLESS
        for code in self._ordered(train, clan):
            value = self._after(_made(train, clan, code), depth - 1, low, high)
            values[code] = value
            low, high = (max(low, value), high) if clan == 0 else (low, min(high, value))
        self._praise(clan, max(values, key=lambda c: values[c] if clan == 0 else -values[c]), depth)
        return values

    def conducted(self, train: Train, clan: int, depth: int) -> dict[int, float]:
        """Every sign of the clan that the rival may pick, with its value."""
        return {
            square: self._went_on(_without(train, clan, square), depth, -ENDLESS, ENDLESS)
            for square in sorted(train.signs[clan])
        }

    def _after(self, train: Train, depth: int, low: float, high: float) -> float:
        """The value of a train whose turn is over; it is changed on the way."""
        self._spend()
        return self._value(train, train.end_turn(), depth, low, high)

    def _went_on(self, train: Train, depth: int, low: float, high: float) -> float:
        return self._value(train, train.go_on(), depth, low, high)

    def _value(self, train: Train, coming: Coming, depth: int, low: float, high: float) -> float:
        if coming == "turn":
            return self._decide(train, depth, low, high) if depth > 0 else judge(train)
        if coming == "dropped":
            return self._after(train, depth, low, high)
        if coming == "coin":
            return self._coin(train, depth, low, high)
        if coming == "over":
            return final(train)
        return WON + depth if train.winner() == 0 else -WON - depth  # sooner is better

    def _coin(self, train: Train, depth: int, low: float, high: float) -> float:
        if not any(train.signs):
            return self._went_on(train, depth, low, high)
        red, green = _picked(train, 0), _picked(train, 1)
        heads = self._went_on(red, depth, -ENDLESS, ENDLESS)
        # Knowing one side, the mean settles the search as soon as the other is out of this window.
        tails = self._went_on(green, depth, 2 * low - heads, 2 * high - heads)
        return (heads + tails) / 2

    def _decide(self, train: Train, depth: int, low: float, high: float) -> float:
        if depth < REMEMBERED:
            return self._try_all(train, depth, low, high)[0]
        key = _key(train)
        known = self._seen.get(key)
        if known and known.depth == depth and (found := known.within(low, high)) is not None:
            return found
        value, code = self._try_all(train, depth, low, high, known and known.code)
        self._seen[key] = Seen(depth, value, value > low, value < high, code)
        return value

    def _try_all(
        self, train: Train, depth: int, low: float, high: float, hint: Code | None = None
    ) -> tuple[float, Code | None]:
        clan = train.clan
        best, found = (-ENDLESS if clan == 0 else ENDLESS), None
        for code in self._ordered(train, clan, hint):
            value = self._after(_made(train, clan, code), depth - 1, low, high)
            if (value > best) if clan == 0 else (value < best):
                best, found = value, code
                low, high = (max(low, best), high) if clan == 0 else (low, min(high, best))
                if low >= high:
                    break
        if found is None:
            self._spend()
            return self._value(train, train.skip_turn(), depth, low, high), None
        self._praise(clan, found, depth)
        return best, found

    def _spend(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise SpentError

    def _ordered(self, train: Train, clan: int, hint: Code | None = None) -> list[Code]:
        history = self._history

        def promise(code: Code) -> int:
            return urge(train, code) + history.get((clan, code), 0) + HINT * (code == hint)

        return sorted(train.codes(clan), key=promise, reverse=True)

    def _praise(self, clan: int, code: Code, depth: int) -> None:
        self._history[clan, code] = min(self._history.get((clan, code), 0) + depth * depth, 200)


def _made(train: Train, clan: int, code: Code) -> Train:
    after = train.copy()
    after.make(clan, code)
    return after


def _without(train: Train, clan: int, square: int) -> Train:
    after = train.copy()
    after.take_sign(clan, square)
    return after


def _picked(train: Train, clan: int) -> Train:
    """The rival picks the sign by looks only; to search every pick would cost too much."""
    sides = [_without(train, clan, square) for square in sorted(train.signs[clan])]
    worst = min if clan == 0 else max
    return worst(sides, key=judge) if sides else train.copy()


def _key(train: Train) -> Key:
    counters = (*train.removals, *train.kicks, *train.drops)
    return bytes(train.cells), train.turn, counters


def choose(game: Zug, state: State, budget: int) -> Action:
    """Deeper and deeper until the budget is spent; the deepest finished look counts."""
    train = game.train(state)
    search, board = Search(budget), train.terms.board
    side = 1 if state.clans[game.seat(state)] == 0 else -1
    values = _look(Search(10**9), train, state, 1)
    for depth in range(2, DEEPEST + 1):
        try:
            values = _look(search, train, state, depth)
        except SpentError:
            break
    best = max(values, key=lambda act: side * values[act])
    return Conduct(board.names[best]) if isinstance(best, int) else board.acts[best]


def _look(search: Search, train: Train, state: State, depth: int) -> dict[Any, float]:
    if state.phase == "conduct":
        return search.conducted(train, state.tossed, depth - 1)
    return search.best(train, depth)
