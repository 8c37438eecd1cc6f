"""The rules of Der 7bte Zwerg."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Self

from pydantic import model_validator

from bot.engine import game
from bot.engine.brain import Strength
from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE, Event, Result, ranked
from bot.games.zwerg import moves, tales
from bot.games.zwerg.moves import Action, Bet, Place, Roll, Show
from bot.games.zwerg.row import Die, direction, fitting, laid
from bot.games.zwerg.scoring import Prices, bet_wins, score
from bot.games.zwerg.state import Board, Options, Past, State, View

Step = tuple[State, tuple[Event, ...]]


class Seed(game.Seed):
    faces: int
    row: tuple[str, ...]
    """The colour of every field, empty for an evasion field."""
    bets_after: int
    points: Prices
    blur: dict[Strength, float]

    @property
    def colours(self) -> tuple[str, ...]:
        """One die of each."""
        return tuple(filter(None, self.row))

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        if len(set(self.colours)) != len(self.colours):
            raise ValueError("a colour stands twice in the row")
        if not 0 < self.bets_after < len(self.colours):
            raise ValueError("bets_after must leave at least one die before and after the bets")
        wanted = {f"{thing}-{colour}" for thing in ("die", "field") for colour in self.colours}
        wanted |= {f"value-{value}" for value in range(1, self.faces + 1)}
        if missing := sorted(wanted - self.icons.keys()):
            raise ValueError(f"the icon {missing[0]} is missing")
        return self


class Zwerg(game.Game[State, Action, View]):
    seed_type = Seed
    options_type = Options
    chance_types = (Show,)
    secret_types = (Bet,)
    seed: Seed

    def start(self, seats: Sequence[object], options: Options) -> Step:
        none = (0,) * len(seats)
        board = self._cleared(Board(options, points=none, row=(), left=(), hits=none))
        return State(board, _no_bets(board)), (tales.turn(board),)

    def to_act(self, state: State) -> frozenset[int]:
        board = state.board
        match board.phase:
            case "bet":
                return frozenset(s for s in board.bettors if state.bets[s] is None)  # Z10
            case "roll":
                return frozenset({CHANCE})
            case "over":
                return frozenset()
            case _:
                return frozenset({board.active})

    def may_act(self, state: State) -> frozenset[int]:
        if state.board.phase == "bet":
            return frozenset(state.board.bettors)  # Z11: a bet may be changed until all lie
        return self.to_act(state)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        return self.legal_on(state.board, seat)

    def legal_on(self, board: Board, seat: int) -> tuple[Action, ...]:
        """What a seat may do hangs on the open board alone, so that a view is enough to know."""
        if board.phase == "bet":
            return (Bet(True), Bet(False)) if seat in board.bettors else ()
        if seat != board.active:
            return ()
        if board.rolled:
            return tuple(map(Place, fitting(board.row, board.rolled.value)))  # Z5, Z6
        return tuple(map(Roll, board.left)) if board.phase == "choose" else ()

    def outcomes(self, state: State) -> tuple[tuple[Action, int], ...]:
        return tuple((Show(value), 1) for value in range(1, self.seed.faces + 1))

    def faces(self) -> tuple[str, ...]:
        return tuple(map(str, range(1, self.seed.faces + 1)))

    def step(self, state: State, seat: int, action: Action) -> Step:
        match action:
            case Roll(colour):
                return self._roll(state, colour), ()
            case Show(value):
                return self._show(state, value)
            case Place(field):
                return self._place(state, field)
            case Bet(yes):
                return self._bet(state, seat, yes)

    def view(self, state: State, seat: int | None) -> View:
        has_bet = tuple(bet is not None for bet in state.bets)
        return View(state.board, seat, has_bet, None if seat is None else state.bets[seat])

    def result(self, state: State) -> Result | None:
        return ranked(state.board.points) if state.board.phase == "over" else None  # G3

    def points(self, state: State) -> tuple[int, ...]:
        return state.board.points

    def tallies(self, state: State) -> tuple[dict[str, int], ...]:
        board = state.board
        placed = board.options.rounds * (len(board.points) - 1)  # Z10: one in every other's turn
        return tuple({"bets-won": hits, "bets-lost": placed - hits} for hits in board.hits)

    def parse(self, text: str) -> Action:
        return moves.parse(text, self.seed.colours, self.seed.faces)

    def _roll(self, state: State, colour: str) -> State:
        board = state.board
        if board.phase == "bet":
            raise IllegalMoveError("illegal-bet-now", rule="Z10")
        if board.rolled:
            raise IllegalMoveError("illegal-place-first", rule="Z6")
        if colour not in board.left:
            raise IllegalMoveError("illegal-die-gone", rule="Z9", colour=tales.colour(colour))
        left = tuple(other for other in board.left if other != colour)
        return _on(state, replace(board, phase="roll", left=left, thrown=colour))

    def _show(self, state: State, value: int) -> Step:
        board = state.board
        die = Die(board.thrown, value)
        if fitting(board.row, value):
            return _on(state, replace(board, phase="place", thrown="", rolled=die)), ()
        board = replace(board, thrown="", cave=(*board.cave, die))  # Z7
        return self._lies(_on(state, board), tales.caved(board, die))

    def _place(self, state: State, field: int) -> Step:
        board = state.board
        if board.phase == "bet":
            raise IllegalMoveError("illegal-bet-now", rule="Z10")
        if not board.rolled:
            raise IllegalMoveError("illegal-roll-first", rule="Z9")
        self._check_field(board, board.rolled, field)
        row = laid(board.row, field, board.rolled)
        event = tales.placed(board, board.rolled, field, self.seed.row[field - 1])
        return self._lies(_on(state, replace(board, row=row, rolled=None)), event)

    def _check_field(self, board: Board, die: Die, field: int) -> None:
        if not 1 <= field <= len(board.row):
            raise IllegalMoveError("illegal-no-field", fields=len(board.row))
        if board.row[field - 1]:
            raise IllegalMoveError("illegal-field-taken", rule="Z17", field=field)
        if field in fitting(board.row, die.value):
            return
        run = direction(board.row)
        rule = "Z2" if run == "undecided" else "Z1"
        raise IllegalMoveError(f"illegal-order-{run}", rule=rule, field=field, value=die.value)

    def _lies(self, state: State, event: Event) -> Step:
        """A die has found its place, on the row or in the cave."""
        board = state.board
        if not board.left:
            return self._finish(state, event)
        thrown = len(self.seed.colours) - len(board.left)
        if thrown == self.seed.bets_after and board.bettors:
            return _on(state, replace(board, phase="bet")), (event, tales.bets_open(board))
        return _on(state, replace(board, phase="choose")), (event,)

    def _bet(self, state: State, seat: int, yes: bool) -> Step:
        board = state.board
        if board.phase != "bet":
            raise IllegalMoveError("illegal-no-betting", rule="Z11", dice=self.seed.bets_after)
        first = state.bets[seat] is None
        bets = (*state.bets[:seat], yes, *state.bets[seat + 1 :])
        events = tales.bet(seat, yes, first)
        if any(bets[bettor] is None for bettor in board.bettors):
            return State(board, bets), events
        return State(replace(board, phase="choose"), bets), (*events, tales.bets_closed(board))

    def _finish(self, state: State, event: Event) -> Step:
        """The active seat scores, and only then the bets are turned over (Z11)."""
        board, prices = state.board, self.seed.points
        won = score(board.row, self.seed.row, len(self.seed.colours), prices)
        right = tuple(
            seat
            for seat, yes in enumerate(state.bets)
            if yes is not None and bet_wins(yes, won, board.options.dwarf_bets)
        )
        gains = [prices.bet * (seat in right) for seat in range(len(board.points))]  # Z12
        gains[board.active] = won.points
        points = tuple(old + gain for old, gain in zip(board.points, gains, strict=True))
        hits = tuple(old + (seat in right) for seat, old in enumerate(board.hits))
        scored = replace(board, points=points, hits=hits)
        told = (event, tales.scored(board, won), *tales.reveal(state, right, prices.bet))
        return self._pass_on(scored, won.points, told)

    def _pass_on(self, board: Board, won: int, told: tuple[Event, ...]) -> Step:
        seat = (board.active + 1) % len(board.points)
        past = Past(board.active, board.row, board.cave, won)
        following = self._cleared(
            replace(board, active=seat, round=board.round + (seat == 0), past=past)
        )
        if following.round > board.options.rounds:  # Z19
            over = replace(following, phase="over", round=board.round, active=board.active, left=())
            return State(over, _no_bets(over)), told
        return State(following, _no_bets(following)), (*told, tales.turn(following))

    def _cleared(self, board: Board) -> Board:
        row = (None,) * len(self.seed.row)
        return replace(board, phase="choose", row=row, left=self.seed.colours, cave=())


def _no_bets(board: Board) -> tuple[None, ...]:
    return (None,) * len(board.points)


def _on(state: State, board: Board) -> State:
    return State(board, state.bets)
