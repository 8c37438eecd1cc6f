"""Looking ahead: alpha-beta over both clans' turns with the conductor's coin as chance nodes.

Values are seen from red, who maximises; a budget of positions bounds the work, so that the same
position always gets the same answer on every machine.
"""

from typing import NamedTuple

from bot.games.zug.fast import (
    Move,
    Position,
    Terms,
    held,
    make,
    moves,
    signs_on,
    without,
)
from bot.games.zug.judge import WON, final, judge, urge

ENDLESS = float("inf")


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
    move: Move | None

    def within(self, low: float, high: float) -> float | None:
        """The value, where it settles a search with these bounds."""
        if self.at_least and (self.at_most or self.value >= high):
            return self.value
        return self.value if self.at_most and self.value <= low else None


class SpentError(Exception):
    """The budget is used up; what was found before stands."""


class Search:
    def __init__(self, terms: Terms, budget: int) -> None:
        self.terms = terms
        self.left = budget
        self._seen: dict[Key, Seen] = {}
        self._history: dict[tuple[int, Move], int] = {}

    def moves(self, position: Position, depth: int) -> dict[Move, float]:
        """Every action of the clan to move with its exact value at this depth."""
        clan = self.clan(position)
        return {
            move: self._after(make(self.terms, position, clan, move), depth - 1, -ENDLESS, ENDLESS)
            for move in self._ordered(position, clan)
        }

    def best(self, position: Position, depth: int) -> dict[Move, float]:
        """The same, best first among equals; the others are only known to be no better."""
        clan = self.clan(position)
        values: dict[Move, float] = {}
        low, high = -ENDLESS, ENDLESS
        for move in self._ordered(position, clan):
            value = self._after(make(self.terms, position, clan, move), depth - 1, low, high)
            values[move] = value
            low, high = (max(low, value), high) if clan == 0 else (low, min(high, value))
        self._praise(clan, max(values, key=lambda m: values[m] if clan == 0 else -values[m]), depth)
        return values

    def clan(self, position: Position) -> int:
        return (self.terms.first + position.turn) % 2

    def conducted(self, position: Position, clan: int, depth: int) -> dict[int, float]:
        """Every sign of the clan that the rival may pick, with its value."""
        return {
            square: self._go_on(without(position, clan, square), depth, -ENDLESS, ENDLESS)
            for square in signs_on(position, clan)
        }

    def _after(self, position: Position, depth: int, low: float, high: float) -> float:
        """The turn is over: win, conductor, limit (T25)."""
        self.left -= 1
        if self.left < 0:
            raise SpentError
        terms = self.terms
        position.turn += 1
        needed = terms.needed(position.turn)
        if held(terms, position, 0) >= needed:
            return WON + depth  # sooner is better
        if held(terms, position, 1) >= needed:
            return -WON - depth
        if position.turn % terms.every == 0:
            return self._coin(position, depth, low, high)
        return self._go_on(position, depth, low, high)

    def _coin(self, position: Position, depth: int, low: float, high: float) -> float:
        if not any(position.signs):
            return self._go_on(position, depth, low, high)
        red, green = (self._picked(position, clan) for clan in (0, 1))
        heads = self._go_on(red, depth, -ENDLESS, ENDLESS)
        # Knowing one side, the mean settles the search as soon as the other is out of this window.
        tails = self._go_on(green, depth, 2 * low - heads, 2 * high - heads)
        return (heads + tails) / 2

    def _picked(self, position: Position, clan: int) -> Position:
        """The rival picks the sign by looks only; to search every pick would cost too much."""
        sides = [without(position, clan, square) for square in signs_on(position, clan)]
        worst = min if clan == 0 else max
        return worst(sides, key=lambda side: judge(self.terms, side)) if sides else position.copy()

    def _go_on(self, position: Position, depth: int, low: float, high: float) -> float:
        if self.terms.is_last(position.turn):
            return final(self.terms, position)
        clan = self.clan(position)
        if position.drops[clan]:
            dropped = position.copy()
            dropped.drops[clan] -= 1
            return self._after(dropped, depth, low, high)
        if depth <= 0:
            return judge(self.terms, position)
        return self._decide(position, clan, depth, low, high)

    def _decide(self, position: Position, clan: int, depth: int, low: float, high: float) -> float:
        if depth < REMEMBERED:
            return self._try_all(position, clan, depth, low, high)[0]
        key = self._key(position)
        known = self._seen.get(key)
        if known and known.depth == depth and (found := known.within(low, high)) is not None:
            return found
        value, move = self._try_all(position, clan, depth, low, high, known and known.move)
        self._seen[key] = Seen(depth, value, value > low, value < high, move)
        return value

    def _try_all(
        self,
        position: Position,
        clan: int,
        depth: int,
        low: float,
        high: float,
        hint: Move | None = None,
    ) -> tuple[float, Move | None]:
        best, found = (-ENDLESS if clan == 0 else ENDLESS), None
        for move in self._ordered(position, clan, hint):
            value = self._after(make(self.terms, position, clan, move), depth - 1, low, high)
            if (value > best) if clan == 0 else (value < best):
                best, found = value, move
                low, high = (max(low, best), high) if clan == 0 else (low, min(high, best))
                if low >= high:
                    break
        if found is None:
            return self._after(position.copy(), depth, low, high), None  # T29
        self._praise(clan, found, depth)
        return best, found

    def _key(self, position: Position) -> Key:
        counters = (*position.removals, *position.kicks, *position.drops)
        return bytes(position.cells), position.turn, counters

    def _ordered(self, position: Position, clan: int, hint: Move | None = None) -> list[Move]:
        terms, history = self.terms, self._history

        def promise(move: Move) -> int:
            return (
                urge(terms, position, move) + history.get((clan, move), 0) + HINT * (move == hint)
            )

        return sorted(moves(terms, position, clan), key=promise, reverse=True)

    def _praise(self, clan: int, move: Move, depth: int) -> None:
        self._history[clan, move] = min(self._history.get((clan, move), 0) + depth * depth, 200)
