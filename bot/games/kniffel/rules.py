"""The rules of Hex-hex-Kniffel."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

from bot.engine import game
from bot.engine.changing import changed
from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE, Result, Seen, Step, ranked
from bot.engine.phrases import Word
from bot.games.kniffel import events, moves
from bot.games.kniffel.moves import Action, Enter, Reroll, Roll, Show
from bot.games.kniffel.seed import Options, Seed
from bot.games.kniffel.state import State


class Kniffel(game.Game[State, Action, Seen[State]]):
    seed_type = Seed
    options_type = Options
    chance_types = (Show,)
    seed: Seed

    def start(self, seats: Sequence[object], options: Options) -> Step[State]:
        empty = (None,) * len(self.seed.rows)
        return State(options, (empty,) * len(seats)), ()

    def turns_ended(self, state: State, seat: int) -> int:
        return sum(points is not None for points in state.sheets[seat])

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

    def forced(self, state: State) -> tuple[int, Action] | None:
        """After the last roll, the entry into the only row that may be taken (K8, K13)."""
        if state.rolls < self.seed.rolls or state.pending:
            return None
        rows = self.open_rows(state)
        return (state.seat, Enter(rows[0])) if len(rows) == 1 else None

    def outcomes(self, state: State) -> tuple[tuple[Action, int], ...]:
        return tuple((Show(symbol), 1) for symbol in self.seed.symbols)

    def place(self, state: State) -> str:
        """By turn, throw and the kept dice, whose order does not matter."""
        die = self.seed.dice - len(state.pending) - len(state.kept)
        kept = "+".join(state.kept)
        return f"turn {state.turn} seat {state.seat} throw {state.rolls} keep {kept} die {die}"

    def faces(self) -> tuple[str, ...]:
        return self.seed.symbols

    def step(self, state: State, seat: int, action: Action) -> Step[State]:
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

    def turn(self, state: State) -> int:
        return state.turn

    def progress(self, state: State) -> float:
        filled = [points is not None for sheet in state.sheets for points in sheet]
        return sum(filled) / len(filled)

    def parse(self, text: str) -> Action:
        return moves.parse(text, self.seed.symbols, self.seed.rows)

    def totals(self, state: State) -> list[int]:
        return [sum(points or 0 for points in sheet) for sheet in state.sheets]

    def worth(self, state: State, row: str) -> int:
        return value(state.dice, row, self.seed.points)

    def open_rows(self, state: State) -> tuple[str, ...]:
        """The rows that may be taken now: only fitting ones if there are any (K8)."""
        sheet = state.sheets[state.seat]
        free = tuple(r for r, points in zip(self.seed.rows, sheet, strict=True) if points is None)
        fitting = tuple(row for row in free if self.worth(state, row))
        return free if state.options.free_strike or not fitting else fitting

    def _roll(self, state: State) -> State:
        if state.rolls:
            raise IllegalMoveError("illegal-rolled-already", rule="K10")
        return changed(state, rolls=1, dice=(), pending=tuple(range(self.seed.dice)))

    def _reroll(self, state: State, positions: tuple[int, ...]) -> State:
        if not state.rolls:
            raise IllegalMoveError("illegal-roll-first", rule="K10")
        if state.rolls == self.seed.rolls:
            raise IllegalMoveError("illegal-no-roll-left", rule="K10", rolls=self.seed.rolls)
        if not positions:
            raise IllegalMoveError("illegal-reroll-nothing", rule="K11")
        if not set(positions) <= set(range(1, self.seed.dice + 1)):
            raise IllegalMoveError("illegal-position", rule="K10", dice=self.seed.dice)
        pending = tuple(place - 1 for place in positions)
        kept = tuple(sorted(d for place, d in enumerate(state.dice) if place not in pending))
        return changed(state, rolls=state.rolls + 1, pending=pending, kept=kept)

    def _show(self, state: State, symbol: str) -> Step[State]:
        place, *pending = state.pending
        dice = (*state.dice[:place], symbol, *state.dice[place + 1 :])
        rolled = changed(state, dice=dice, pending=tuple(pending))
        return rolled, () if pending else (events.rolled(rolled),)

    def _enter(self, state: State, row: str) -> Step[State]:
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
        told = events.entered(state.seat, row, points)
        return State(state.options, sheets, (state.seat + 1) % len(sheets)), (told,)


def value(dice: Sequence[str], row: str, points: Mapping[str, int]) -> int:
    """The points of the dice in a row; 0: they do not fit."""
    if row not in points:
        return dice.count(row)  # K7: the number of dice, not pips
    return points[row] if _fits(dice, row) else 0


def _fits(dice: Sequence[str], row: str) -> bool:
    counts = sorted(Counter(dice).values(), reverse=True)
    match row:
        case "three":
            return counts[0] >= 3  # K2
        case "pairs":
            return len(counts) > 1 and counts[1] >= 2  # K3, K4: two different symbols
        case "house":
            return counts == [3, 2]  # K5
        case "five":
            return len(counts) == len(dice)  # K6
        case "kniffel":
            return len(counts) == 1
    raise ValueError(f"no row {row}")
