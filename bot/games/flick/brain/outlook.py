"""What a field is worth to the seat that flicks: points at hand, and what it leaves to others."""

from dataclasses import replace
from functools import lru_cache

from bot.games.flick.brain.aiming import Numbers, worths
from bot.games.flick.rules import DiceFlick
from bot.games.flick.rules.position import Masks, Position, taken
from bot.games.flick.rules.scoring import fullest
from bot.games.flick.state import State

HALF = 2
"""Values are counted in half points, so that the mean of a die's faces is a whole number."""

Placed = tuple[tuple[int, str, int], ...]
"""Dice that the search has put into holes, in their order: hole, kind, value in half points."""


class Outlook:
    """Searches the flicks of one turn over exact odds; a die in the air counts its mean pips."""

    def __init__(self, game: DiceFlick, state: State, concern: float) -> None:
        self._game = game
        self._masks, self._flights = game.masks, game.turns.flights
        self._guesses = game.seed.guesses
        self._concern = concern
        """How much of what is left to others counts against the seat; negative when alone."""
        self._centre_knaller = state.options.centre_knaller
        self._first = _halved(game.position(state))
        self._markers = [
            1 << game.board.index[game.seed.markers.upgrades[c]] for c in game.seed.colours
        ]
        self._taken = taken(state.field)
        self._plates = game.plates(state)
        self._mean = game.seed.faces + 1
        self._settled: dict[Placed, float] = {}
        self._valued: dict[tuple[Placed, tuple[str, ...]], float] = {}
        self._positions: dict[Placed, Position] = {(): self._first}

    def flicks(self, hand: tuple[str, ...], deep: bool) -> dict[tuple[str, str, int], float]:
        """The expected worth of every aim: die, plate, hole."""
        found: dict[tuple[str, str, int], float] = {}
        for die in dict.fromkeys(hand):
            left = without(hand, die) if deep else ()
            worth = self._aims((), die, left, self._value((), left))
            for plate, row in zip(self._plates, worth.tolist(), strict=True):
                found.update(((die, plate, hole), row[hole]) for hole in self._free(()))
        return found

    def landed(self, die: str) -> list[float]:
        """What the field would be worth with the die in each free hole."""
        return self._values((), die, ())

    def settle(self, placed: Placed = ()) -> float:
        """What the best scoring is worth."""
        return self._worth(self._points(placed))

    def _points(self, placed: Placed) -> float:
        """The points of the best scoring, less what it leaves to others."""
        if placed not in self._settled:
            position = self._position(placed)
            self._settled[placed] = max(
                self.scored(position, mask) for mask in fullest(self._masks, position)
            )
        return self._settled[placed]

    def _worth(self, points: float) -> float:
        """What so many points of this turn are worth: themselves."""
        return points

    def scored(self, position: Position, mask: int) -> float:
        points = position.total(mask) / HALF
        return points - self._concern * self._left(position, mask) if self._concern else points

    def leaving(self, mask: int) -> float:
        """The worth of this scoring of the field as it lies."""
        return self._worth(self.scored(self._first, mask))

    def _left(self, position: Position, mask: int) -> float:
        """What lies there for the next; markers are bare again where their dice are gone."""
        dice = position.dice & ~mask
        jokers = sum(position.jokers) & dice
        pairs = sum(
            _pairs(self._masks, colour & dice | marker & ~dice | jokers)
            for colour, marker in zip(position.colours, self._markers, strict=True)
        )
        return self._guesses.pair_left * pairs + self._guesses.die_left * dice.bit_count()

    def passed(self, hand: tuple[str, ...], due: int) -> float:
        """The worth of leaving the bonus flick."""
        return self._value((), hand) if due else self.settle()

    def _value(self, placed: Placed, hand: tuple[str, ...]) -> float:
        """With these dice in hand one more flick is made; without, the turn is scored."""
        if not hand:
            return self.settle(placed)
        key = placed, hand
        if key not in self._valued:
            free, miss = self._free(placed), self.settle(placed)
            self._valued[key] = max(
                float(self._aims(placed, die, (), miss)[:, free].max())
                for die in dict.fromkeys(hand)
            )
        return self._valued[key]

    def _aims(self, placed: Placed, die: str, hand: tuple[str, ...], miss: float) -> Numbers:
        values = self._values(placed, die, hand)
        return worths(self._flights, self._plates, self._covered(placed), values, miss)

    def _covered(self, placed: Placed) -> int:
        return self._taken | sum(1 << hole for hole, *_ in placed)

    def _free(self, placed: Placed) -> list[int]:
        covered = self._covered(placed)
        return [hole for hole in self._game.board.holes if not covered >> hole & 1]

    def _values(self, placed: Placed, die: str, hand: tuple[str, ...]) -> list[float]:
        """What the field is worth once the die rests in each of the holes; taken ones count 0."""
        lively = -1 if hand else self._lively(self._position(placed), die)
        points = self._points(placed)
        dull = self._worth(points - self._concern * self._guesses.die_left)
        values = [0.0] * len(self._game.board.holes)
        for hole in self._free(placed):
            landed = lively >> hole & 1
            values[hole] = self._landing(placed, hole, die, hand) if landed else dull
        values[self._masks.bonus] += self._worth(points + self._guesses.bonus) - self._worth(points)
        return values

    def _landing(self, placed: Placed, hole: int, die: str, hand: tuple[str, ...]) -> float:
        return self._value(extended(placed, (hole, die, self._mean)), hand)

    def _lively(self, position: Position, die: str) -> int:
        """The holes where the last die can change more than that one more die lies there."""
        seed = self._game.seed
        if position.knallers or die == seed.knaller:
            return -1
        near = sum(position.jokers)
        kinds = zip(seed.colours, position.colours, self._markers, strict=True)
        for colour, mask, marker in kinds:
            near |= mask | marker if die in (colour, seed.joker) else 0
        return self._masks.around(near) | self._masks.marked

    def _position(self, placed: Placed) -> Position:
        if placed not in self._positions:
            # Any order of adding leads there; the last die is as good as any.
            *others, (hole, die, value) = placed
            self._positions[placed] = self._added(self._position(tuple(others)), hole, die, value)
        return self._positions[placed]

    def _added(self, before: Position, hole: int, die: str, value: int) -> Position:
        seed, bit = self._game.seed, 1 << hole
        knaller, joker = die == seed.knaller, die == seed.joker
        points = HALF * seed.knaller_points if knaller else value
        if hole == self._masks.centre and (self._centre_knaller or not knaller):  # F18, F20
            points *= seed.centre_factor
        colours = tuple(
            mask & ~bit | (bit if colour == die else 0)
            for colour, mask in zip(seed.colours, before.colours, strict=True)
        )
        return Position(
            colours,
            (*before.jokers, bit) if joker else before.jokers,
            (*before.knallers, hole) if knaller else before.knallers,
            before.centre if knaller or hole != self._masks.centre else bit,
            before.things | bit,
            before.dice | bit,
            (*before.values[:hole], points, *before.values[hole + 1 :]),
        )


def extended(placed: Placed, die: tuple[int, str, int]) -> Placed:
    return tuple(sorted((*placed, die)))


def without(hand: tuple[str, ...], die: str) -> tuple[str, ...]:
    at = hand.index(die)
    return (*hand[:at], *hand[at + 1 :])


def _halved(position: Position) -> Position:
    return replace(position, values=tuple(HALF * value for value in position.values))


@lru_cache(1 << 16)
def _pairs(masks: Masks, mask: int) -> int:
    """How many groups lack at most one thing for a combination."""
    return sum(group.bit_count() >= 2 for group in masks.groups(mask))
