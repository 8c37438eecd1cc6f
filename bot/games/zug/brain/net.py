"""The value net: how much of the victory a clan may expect once its turn is over.

One hidden layer over features that are 0 or 1. What a move changes is a difference of rows that is
known in advance, so all moves of a position are judged in one product.
"""

from collections.abc import Sequence
from math import exp, log
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from bot.engine.lazy_module import LazyModule
from bot.games.zug.brain.layout import (
    CAPS,
    LONGEST,
    SIGNAL_STEP,
    SIGNAL_STEPS,
    layout,
    mirror,
)
from bot.games.zug.state.board import Board, Code, Numbers
from bot.games.zug.state.legality import KICK, LAY, TAKE
from bot.games.zug.state.train import Train

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    np = LazyModule("numpy")

Floats: TypeAlias = "NDArray[np.float32]"
CERTAIN = 6.0
"""The net is never surer than this, so that a victory at hand is worth more than a likely one."""
STAYS, UP, DOWN, TAKES = range(4)
"""What a move does to the seats that are counted: none, one more, one less, one of the rival's."""


class Weights(NamedTuple):
    """A row of `inputs` per feature; the answers are log odds of the victory and of a tie."""

    inputs: Floats
    bias: Floats
    outputs: Floats
    shift: Floats


class Side(NamedTuple):
    """The board as one clan sees it."""

    dwarfs: tuple[Numbers, Numbers]
    """Own, rival: by square the number of the feature."""
    signs: tuple[dict[int, int], dict[int, int]]
    moved: Floats
    """Per act what it changes on the board."""


class Net:
    """Weights for one board, and what follows from them for every move."""

    def __init__(self, board: Board, every: int, horizon: int, weights: Weights) -> None:
        self.every, self.horizon = every, horizon
        self.at = layout(len(board.names), len(board.seats), every)
        self.rows = weights.inputs.copy()
        # One of these features is always set, so the bias can be part of them.
        self.rows[self.at.left : self.at.left + LONGEST + 2] += weights.bias
        self.victory = np.ascontiguousarray(weights.outputs[:, 0]), float(weights.shift[0])
        self.tie = np.ascontiguousarray(weights.outputs[:, 1]), float(weights.shift[1])
        self.numbers = {code: number for number, code in enumerate(board.acts)}
        self.effects = np.array([_effect(board, code) for code in board.acts])
        straight = tuple(range(len(board.names)))
        self.sides = self._side(board, straight), self._side(board, mirror(board))

    def _side(self, board: Board, seen: Numbers) -> Side:
        seats = [square for square, is_seat in enumerate(board.is_seat) if is_seat]
        place = {square: number for number, square in enumerate(seats)}
        own, rival = (tuple(start + square for square in seen) for start in self.at.dwarfs)
        laid, theirs = ({s: start + place[seen[s]] for s in seats} for start in self.at.signs)
        moved = np.zeros((len(board.acts), self.rows.shape[1]), np.float32)
        for number, (kind, origin, target) in enumerate(board.acts):
            if kind not in {LAY, TAKE}:
                moved[number] = self.rows[own[target]] - self.rows[own[origin]]
            elif target in laid:
                moved[number] = (
                    self.rows[laid[target]] if kind == LAY else -self.rows[theirs[target]]
                )
        return Side((own, rival), (laid, theirs), moved)

    def counter(self, name: str, rival: int, count: int) -> Floats:
        """The row of a counter's value."""
        start: int = getattr(self.at, name)[rival]
        row: Floats = self.rows[start + max(0, min(count, CAPS[name]))]
        return row

    def step(self, name: str, rival: int, count: int, more: int) -> Floats:
        """What changes where a counter goes up or down."""
        return self.counter(name, rival, count + more) - self.counter(name, rival, count)


class Judge:
    """Judges positions of one search; parts of them come again and again and are kept."""

    def __init__(self, net: Net) -> None:
        self._net = net
        self._clans: dict[tuple[object, ...], Floats] = {}
        self._counts: dict[tuple[object, ...], Floats] = {}
        self._steps: dict[tuple[int, int, int], Floats] = {}

    def after_moves(self, train: Train, codes: Sequence[Code]) -> Floats:
        """The hidden layer after each of these acts of the clan to move, as that clan sees it."""
        net, clan, turn = self._net, train.clan, train.turn + 1
        side = net.sides[clan]
        base = self._base(train, clan, turn, turn % net.every == 0)
        numbers = np.array([net.numbers[code] for code in codes])
        reached = (self._effects(train, clan) + base).take(net.effects.take(numbers), 0)
        reached += side.moved.take(numbers, 0)
        for row, code in enumerate(codes):
            if code[0] == KICK:
                reached[row] += self._kicked(train, clan, side, code[2])
        result: Floats = np.maximum(reached, 0, out=reached)
        return result

    def after_picks(self, train: Train, clan: int, squares: Sequence[int]) -> Floats:
        """The same once the conductor has taken each of these signs of the clan; seen by the clan
        whose turn is over."""
        net, looks = self._net, 1 - train.clan
        rival = int(clan != looks)
        base = self._base(train, looks, train.turn, tossing=False)
        base = base + net.step("held", rival, train.held[clan], -1)
        signs = net.sides[looks].signs[rival]
        result: Floats = np.maximum(base - net.rows[[signs[square] for square in squares]], 0)
        return result

    def position(self, train: Train, *, tossing: bool) -> Floats:
        """The same for a train whose turn is over."""
        base = self._base(train, 1 - train.clan, train.turn, tossing)
        return np.maximum(base, 0)[np.newaxis, :]

    def victory(self, hidden: Floats) -> list[float]:
        """Log odds of the share of the victory, for the clan that looks."""
        weights, shift = self._net.victory
        return [odds + shift for odds in (hidden @ weights).tolist()]

    def tie(self, hidden: Floats, share: float) -> float:
        """The chance of a tie, at most twice the smaller share; of one position."""
        weights, shift = self._net.tie
        return min(likely(float(hidden @ weights) + shift), 2 * share, 2 - 2 * share)

    def _base(self, train: Train, clan: int, turn: int, tossing: bool) -> Floats:
        found = self._clan(train, clan, 0) + self._clan(train, 1 - clan, 1)
        return found + self._counters(train, clan, turn, tossing)

    def _clan(self, train: Train, clan: int, rival: int) -> Floats:
        dwarfs, signs = tuple(train.dwarfs[clan]), train.signs[clan]
        key = clan, rival, dwarfs, signs
        if key not in self._clans:
            side = self._net.sides[1 - clan if rival else clan]
            of_dwarfs, of_signs = side.dwarfs[rival], side.signs[rival]
            numbers = [*(of_dwarfs[s] for s in dwarfs), *(of_signs[s] for s in signs)]
            self._clans[key] = self._net.rows[numbers].sum(0)
        return self._clans[key]

    def _counters(self, train: Train, clan: int, turn: int, tossing: bool) -> Floats:
        key = clan, turn, tossing, train.held, train.removals, train.drops, train.kicks
        if key not in self._counts:
            self._counts[key] = self._counted(train, clan, turn, tossing)
        return self._counts[key]

    def _counted(self, train: Train, clan: int, turn: int, tossing: bool) -> Floats:
        net, at = self._net, self._net.at
        left = at.left + self._left(train, turn)
        conductor = at.conductor + (net.every if tossing else turn % net.every)
        found: Floats = net.rows[[left, conductor, at.signal + _signal(train, turn)]].sum(0)
        for name in CAPS:
            counts = getattr(train, name)
            found += net.counter(name, 0, counts[clan]) + net.counter(name, 1, counts[1 - clan])
        return found

    def _left(self, train: Train, turn: int) -> int:
        """A match without a last turn is thought to go on for so many more (T24 b, c)."""
        last = train.terms.last
        if last is None:
            return turn % 2 if train.terms.expired else self._net.horizon  # T27
        return min(max(0, last - turn), LONGEST + 1)

    def _effects(self, train: Train, clan: int) -> Floats:
        """What each effect of a move changes in the counters."""
        key = train.held[clan], train.held[1 - clan], train.removals[clan]
        if key not in self._steps:
            step, (held, theirs, removals) = self._net.step, key
            taken = step("held", 1, theirs, -1) + step("removals", 0, removals, -1)
            stays, up, down = (step("held", 0, held, more) for more in (0, 1, -1))
            self._steps[key] = np.array([stays, up, down, taken])
        return self._steps[key]

    def _kicked(self, train: Train, clan: int, side: Side, square: int) -> Floats:
        net, rival = self._net, side.dwarfs[1]
        kicks, drops = train.kicks[clan], train.drops[clan]
        moved = net.rows[rival[train.home(1 - clan)]] - net.rows[rival[square]]
        dropped = net.step("drops", 0, drops, train.terms.penalty(kicks))
        found: Floats = moved + dropped + net.step("kicks", 0, kicks, 1)
        return found


def _effect(board: Board, code: Code) -> int:
    kind, origin, target = code
    if kind == TAKE:
        return TAKES
    if kind == LAY:
        return UP
    return (STAYS, UP, DOWN)[board.is_seat[target] - board.is_seat[origin]]


def _signal(train: Train, turn: int) -> int:
    """0: no signal, 1 …: so many tens of turns until it, the last one: heard."""
    if train.terms.signal_turn is None:
        return 0
    until = train.terms.signal_turn - turn
    return SIGNAL_STEPS + 1 if until <= 0 else 1 + min((until - 1) // SIGNAL_STEP, SIGNAL_STEPS - 1)


def likely(odds: float) -> float:
    """The chance that log odds stand for."""
    return 1 / (1 + exp(-max(-CERTAIN, min(CERTAIN, odds))))


def log_odds(share: float) -> float:
    share = min(max(share, 1e-9), 1 - 1e-9)
    return log(share / (1 - share))
