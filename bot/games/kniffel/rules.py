"""The rules of Hex-hex-Kniffel."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from bot.engine import game
from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE, Event, Result, Seen, ranked
from bot.engine.words import Icon, Many, Who, Word
from bot.games.kniffel import moves
from bot.games.kniffel.moves import Action, Enter, Reroll, Roll, Show
from bot.games.kniffel.scoring import value


class Seed(game.Seed):
    dice: int
    rolls: int
    symbols: tuple[str, ...]
    points: dict[str, int]

    @property
    def rows(self) -> tuple[str, ...]:
        return (*self.symbols, *self.points)


class Options(game.Options):
    free_strike: bool = False
    """K8: also 0 points in a row of one's choice although something would fit."""


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    sheets: tuple[tuple[int | None, ...], ...]
    """Per seat the points of every row, None where it is still free."""
    seat: int = 0
    rolls: int = 0
    """Rolls of this turn so far; a roll counts when it is announced."""
    dice: tuple[str, ...] = ()
    pending: tuple[int, ...] = ()
    """Positions (from 0) that chance has still to roll."""


class Kniffel(game.Game[State, Action, Seen[State]]):
    seed_type = Seed
    options_type = Options
    chance_types = (Show,)
    seed: Seed

    def start(self, seats: Sequence[object], options: Options) -> tuple[State, tuple[Event, ...]]:
        empty = (None,) * len(self.seed.rows)
        return State(options, (empty,) * len(seats)), ()

    def to_act(self, state: State) -> frozenset[int]:
        if None not in state.sheets[state.seat]:
            return frozenset()  # K13: the next seat's sheet is full, so all are
        return frozenset({CHANCE if state.pending else state.seat})

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        if seat == CHANCE or seat not in self.to_act(state):
            return ()
        if state.rolls == 0:
            return (Roll(),)
        return (*map(Enter, self.open_rows(state)), *self._rerolls(state))

    def _rerolls(self, state: State) -> tuple[Reroll, ...]:
        if state.rolls == self.seed.rolls:
            return ()
        places = range(1, self.seed.dice + 1)
        return tuple(Reroll(p) for n in places for p in combinations(places, n))  # K10, K11

    def outcomes(self, state: State) -> tuple[tuple[Action, int], ...]:
        return tuple((Show(symbol), 1) for symbol in self.seed.symbols)

    def faces(self) -> tuple[str, ...]:
        return self.seed.symbols

    def step(self, state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
        match action:
            case Roll():
                return self._roll(state), ()
            case Reroll(positions):
                return self._reroll(state, positions), ()
            case Enter(row):
                return self._enter(state, row)
            case Show(symbol):
                return self._show(state, symbol)

    def view(self, state: State, seat: int | None) -> Seen[State]:
        return Seen(state, seat)

    def result(self, state: State) -> Result | None:
        return None if self.to_act(state) else ranked(self.totals(state))  # K14, K15

    def points(self, state: State) -> tuple[int, ...]:
        return tuple(self.totals(state))

    def parse(self, text: str) -> Action:
        return moves.parse(text, self.seed.symbols, self.seed.rows)

    def totals(self, state: State) -> list[int]:
        return [sum(points or 0 for points in sheet) for sheet in state.sheets]

    def worth(self, state: State, row: str) -> int:
        return value(state.dice, row, self.seed.points)

    def open_rows(self, state: State) -> tuple[str, ...]:
        """The rows that may be taken now: a fitting one if there is any (K8)."""
        sheet = state.sheets[state.seat]
        free = tuple(r for r, points in zip(self.seed.rows, sheet, strict=True) if points is None)
        fitting = tuple(row for row in free if self.worth(state, row))
        return free if state.options.free_strike or not fitting else fitting

    def _roll(self, state: State) -> State:
        if state.rolls:
            raise IllegalMoveError("illegal-rolled-already", rule="K10")
        return replace(state, rolls=1, dice=(), pending=tuple(range(self.seed.dice)))

    def _reroll(self, state: State, positions: tuple[int, ...]) -> State:
        if not state.rolls:
            raise IllegalMoveError("illegal-roll-first", rule="K10")
        if state.rolls == self.seed.rolls:
            raise IllegalMoveError("illegal-no-roll-left", rule="K10", rolls=self.seed.rolls)
        if not positions:
            raise IllegalMoveError("illegal-reroll-nothing", rule="K11")
        if not set(positions) <= set(range(1, self.seed.dice + 1)):
            raise IllegalMoveError("illegal-position", rule="K10", dice=self.seed.dice)
        return replace(state, rolls=state.rolls + 1, pending=tuple(p - 1 for p in positions))

    def _show(self, state: State, symbol: str) -> tuple[State, tuple[Event, ...]]:
        place, *pending = state.pending
        dice = (*state.dice[:place], symbol, *state.dice[place + 1 :])
        rolled = replace(state, dice=dice, pending=tuple(pending))
        return rolled, () if pending else (self._told(rolled),)

    def _told(self, state: State) -> Event:
        dice = Many(tuple(Icon(symbol) for symbol in state.dice), glue=" ")
        return Event("rolled", {"who": Who(state.seat), "roll": state.rolls, "dice": dice})

    def _enter(self, state: State, row: str) -> tuple[State, tuple[Event, ...]]:
        if not state.rolls:
            raise IllegalMoveError("illegal-roll-first", rule="K10")
        place = self.seed.rows.index(row)
        sheet = state.sheets[state.seat]
        if sheet[place] is not None:
            raise IllegalMoveError("illegal-row-taken", rule="K13", row=Word(f"row-{row}"))
        if row not in self.open_rows(state):
            raise IllegalMoveError("illegal-row-fits-not", rule="K8", row=Word(f"row-{row}"))
        points = self.worth(state, row)
        written = (*sheet[:place], points, *sheet[place + 1 :])
        sheets = (*state.sheets[: state.seat], written, *state.sheets[state.seat + 1 :])
        event = Event(
            "entered", {"who": Who(state.seat), "row": Word(f"row-{row}"), "points": points}
        )
        return State(state.options, sheets, (state.seat + 1) % len(sheets)), (event,)
