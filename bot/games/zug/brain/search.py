"""Looking ahead: alpha-beta over both clans' turns with the conductor's coin as chance nodes.

A value is red's share of the victory; a tie is half of it. Where ties are asked for, a value is a
complex number whose imaginary part is the chance of a tie: means and comparisons work alike.
A budget of positions bounds the work, so that the same position always gets the same answer on
every machine.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from bot.games.zug.brain.net import CERTAIN, Judge, Net, likely, log_odds
from bot.games.zug.state.board import Code
from bot.games.zug.state.train import Coming, Train

if TYPE_CHECKING:
    from bot.games.zug.brain.net import Floats

ENDLESS = float("inf")
REMEMBERED = 2
"""Positions with fewer turns to look ahead are quicker searched again than remembered."""
LATE = 3
"""The moves that look best. All others are first searched one turn less deep: is one worth it?"""
SHALLOW = 4
"""With fewer turns to look ahead, every move is searched as deep as the best."""
FUTILE = 1.0
"""One turn before the end of a look, moves whose log odds miss the bounds by more are not tried."""
NARROW = 1e-6
"""The width of bounds that only tell whether a move is better than the best so far."""
LATER = 1e-5
"""A victory is worth less by this much for every turn it is later."""
LATEST = 200
TIE = 0.5 + 1j
Value = float | complex
Key = tuple[bytes, int, tuple[int, ...]]


class Known(NamedTuple):
    """What an earlier look at a position found: a value, or only a bound of it."""

    depth: int
    value: Value
    at_least: bool
    """The true value is at least this one."""
    at_most: bool
    code: Code | None

    def within(self, low: float, high: float) -> bool:
        """Whether the value settles a search with these bounds."""
        if self.at_least and (self.at_most or self.value.real >= high):
            return True
        return self.at_most and self.value.real <= low


class SpentError(Exception):
    """The budget is used up; what was found before stands."""


class Search:
    def __init__(self, net: Net, budget: int, *, ties: bool = False) -> None:
        self._judge, self.left, self._ties = Judge(net), budget, ties
        self._known: dict[Key, Known] = {}

    def all(self, train: Train, depth: int) -> dict[Code, Value]:
        """Every act of the clan to move with its exact value at this depth, the best look first."""
        clan = train.clan
        codes = train.codes(clan)
        hidden, odds = self._judged(train, codes)
        order = sorted(range(len(codes)), key=odds.__getitem__, reverse=True)
        if depth <= 1:
            return {codes[n]: self._leaf(train, codes[n], hidden[n], odds[n]) for n in order}
        return {
            codes[n]: self._after(_made(train, clan, codes[n]), depth - 1, -ENDLESS, ENDLESS)
            for n in order
        }

    def best(
        self, train: Train, depth: int, order: Sequence[Code], margin: float
    ) -> Iterator[tuple[Code, Value]]:
        """The same one by one; only those within the margin of the best so far are exact."""
        clan, low, high = train.clan, -ENDLESS, ENDLESS
        for code in order:
            value = self._after(_made(train, clan, code), depth - 1, low, high)
            yield code, value
            if clan == 0:
                low = max(low, value.real - margin)
            else:
                high = min(high, value.real + margin)

    def conducted(self, train: Train, clan: int, depth: int) -> dict[int, Value]:
        """Every sign of the clan that the rival may pick, with its value."""
        return {
            square: self._went_on(_without(train, clan, square), depth, -ENDLESS, ENDLESS)
            for square in sorted(train.signs[clan])
        }

    def position(self, train: Train, coming: Coming, depth: int) -> Value:
        """The value of a position, whatever comes next in it."""
        return self._value(train, coming, depth, -ENDLESS, ENDLESS)

    def _after(self, train: Train, depth: int, low: float, high: float) -> Value:
        """The value of a train whose turn is over; it is changed on the way."""
        return self._value(train, train.end_turn(), depth, low, high)

    def _went_on(self, train: Train, depth: int, low: float, high: float) -> Value:
        return self._value(train, train.go_on(), depth, low, high)

    def _value(self, train: Train, coming: Coming, depth: int, low: float, high: float) -> Value:
        if coming == "turn":
            return self._decide(train, depth, low, high)
        if coming == "dropped":
            return self._after(train, depth, low, high)
        if coming == "coin":
            return self._coin(train, depth, low, high)
        return final(train, coming)

    def _coin(self, train: Train, depth: int, low: float, high: float) -> Value:
        if not any(train.signs):
            return self._went_on(train, depth, low, high)
        heads = self._went_on(self._picked(train, 0), depth, -ENDLESS, ENDLESS)
        # Knowing one side, the mean settles the search as soon as the other is out of this window.
        bounds = 2 * low - heads.real, 2 * high - heads.real
        tails = self._went_on(self._picked(train, 1), depth, *bounds)
        return (heads + tails) / 2

    def _picked(self, train: Train, clan: int) -> Train:
        """The rival picks the sign by looks only; to search every pick would cost too much."""
        squares = sorted(train.signs[clan])
        if not squares:
            return train.copy()
        self._spend()
        odds = self._judge.victory(self._judge.after_picks(train, clan, squares))
        worst = min(odds) if clan != train.clan else max(odds)
        return _without(train, clan, squares[odds.index(worst)])

    def _decide(self, train: Train, depth: int, low: float, high: float) -> Value:
        if depth < REMEMBERED:
            return self._try_all(train, depth, low, high)[0]
        key = _key(train)
        known = self._known.get(key)
        if known and known.depth == depth and known.within(low, high):
            return known.value
        value, code = self._try_all(train, depth, low, high, known and known.code)
        self._known[key] = Known(depth, value, value.real > low, value.real < high, code)
        return value

    def _try_all(
        self, train: Train, depth: int, low: float, high: float, first: Code | None = None
    ) -> tuple[Value, Code | None]:
        codes = train.codes(train.clan)
        if not codes:
            self._spend()
            return self._value(train, train.skip_turn(), depth, low, high), None
        hidden, odds = self._judged(train, codes)
        if depth <= 1:
            best = odds.index(max(odds))
            return self._leaf(train, codes[best], hidden[best], odds[best]), codes[best]
        order = sorted(zip(odds, codes, strict=True), reverse=True)
        if first is not None:
            order.sort(key=lambda one: one[1] != first)
        return self._try_in(train, depth, low, high, order)

    def _try_in(
        self, train: Train, depth: int, low: float, high: float, order: list[tuple[float, Code]]
    ) -> tuple[Value, Code]:
        clan, (_, found) = train.clan, order[0]
        best = self._after(_made(train, clan, found), depth - 1, low, high)
        for number, (odds, code) in enumerate(order[1:], 1):
            low, high = _bounds(clan, low, high, best.real)
            if low >= high or (depth < SHALLOW and odds < _needed(clan, low, high) - FUTILE):
                break
            after = _made(train, clan, code)
            if number >= LATE and depth >= SHALLOW and self._is_late(after, depth, low, high):
                continue
            value = self._after(after, depth - 1, low, high)
            if value.real > best.real if clan == 0 else value.real < best.real:
                best, found = value, code
        return best, found

    def _is_late(self, after: Train, depth: int, low: float, high: float) -> bool:
        """Whether a move is no better than the best so far, as a less deep look tells."""
        clan = after.clan
        bounds = (low, low + NARROW) if clan == 0 else (high - NARROW, high)
        value = self._after(after.copy(), depth - 2, *bounds).real
        return value <= low if clan == 0 else value >= high

    def _judged(self, train: Train, codes: list[Code]) -> tuple["Floats", list[float]]:
        """The hidden layer and the log odds after each act; certain where it ends the match."""
        self._spend()
        hidden = self._judge.after_moves(train, codes)
        odds = self._judge.victory(hidden)
        if _may_end(train):
            odds = [self._ended(train, code, told) for code, told in zip(codes, odds, strict=True)]
        return hidden, odds

    def _ended(self, train: Train, code: Code, odds: float) -> float:
        """Log odds where a move ends the match; those of the net where it does not."""
        end = _end(train, code)
        if end is None:
            return max(-CERTAIN, min(CERTAIN, odds))
        return log_odds(end.real if train.clan == 0 else 1 - end.real)

    def _leaf(self, train: Train, code: Code, hidden: "Floats", odds: float) -> Value:
        if _may_end(train) and (end := _end(train, code)) is not None:
            return end
        share = likely(odds)
        red = share if train.clan == 0 else 1 - share
        return complex(red, self._judge.tie(hidden, share)) if self._ties else red

    def _spend(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise SpentError


def _bounds(clan: int, low: float, high: float, best: float) -> tuple[float, float]:
    return (max(low, best), high) if clan == 0 else (low, min(high, best))


def _needed(clan: int, low: float, high: float) -> float:
    """The log odds that a move must reach to be better than the best so far."""
    return log_odds(low if clan == 0 else 1 - high)


def _may_end(train: Train) -> bool:
    """Whether a move of the clan to move can end the match."""
    turn = train.turn + 1
    return train.terms.is_last(turn) or train.terms.needed(turn) <= max(train.held) + 1


def _end(train: Train, code: Code) -> Value | None:
    after = _made(train, train.clan, code)
    coming = after.end_turn()
    return final(after, coming) if coming in {"won", "over"} else None


def final(train: Train, coming: Coming) -> Value:
    """T26, G3: equal clans share the victory; sooner is better than later."""
    late = LATER * min(train.turn, LATEST)
    if coming == "won":
        return 1 - late if train.winner() == 0 else late
    red, green = train.held
    if red == green:
        return TIE
    return 1 - late if red > green else late


def _made(train: Train, clan: int, code: Code) -> Train:
    after = train.copy()
    after.make(clan, code)
    return after


def _without(train: Train, clan: int, square: int) -> Train:
    after = train.copy()
    after.take_sign(clan, square)
    return after


def _key(train: Train) -> Key:
    counters = (*train.removals, *train.kicks, *train.drops)
    return bytes(train.cells), train.turn, counters
