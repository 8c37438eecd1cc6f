"""The rules of Der 7bte Zwerg: who acts, legal actions, views, result."""

from collections.abc import Sequence

from bot.engine import game
from bot.engine.game import CHANCE, Result, Step, ranked
from bot.games.zwerg import moves
from bot.games.zwerg.moves import Action, Bet, Place, Roll, Show
from bot.games.zwerg.rules import steps
from bot.games.zwerg.rules.row import fitting
from bot.games.zwerg.seed import Options, Seed
from bot.games.zwerg.state import Board, State, View


class Zwerg(game.Game[State, Action, View]):
    seed_type = Seed
    options_type = Options
    chance_types = (Show,)
    secret_types = (Bet,)
    seed: Seed

    def start(self, seats: Sequence[object], options: Options) -> Step[State]:
        return steps.begin(self.seed, len(seats), options)

    def turns_ended(self, state: State, seat: int) -> int:
        return state.board.round - 1 + (seat < state.board.active)

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
            return frozenset(state.board.bettors)  # Z11: a bet may be changed until all have bet
        return self.to_act(state)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        return self.legal_on(state.board, seat)

    def legal_on(self, board: Board, seat: int) -> tuple[Action, ...]:
        """The legal actions. They depend on the public board only, so that a view is enough."""
        if board.phase == "bet":
            return (Bet(True), Bet(False)) if seat in board.bettors else ()
        if seat != board.active:
            return ()
        if board.rolled:
            return tuple(map(Place, fitting(board.row, board.rolled.value)))  # Z5, Z6
        return tuple(map(Roll, board.left)) if board.phase == "choose" else ()

    def forced(self, state: State) -> tuple[int, Action] | None:
        """The placement of a die that fits on one field only: placing is compulsory (Z6)."""
        board = state.board
        fields = self.legal_on(board, board.active) if board.rolled else ()
        return (board.active, fields[0]) if len(fields) == 1 else None

    def to_act_in(self, view: View) -> frozenset[int]:
        laid = tuple(False if has_bet else None for has_bet in view.has_bet)
        return self.to_act(State(view.board, laid))

    def legal_in(self, view: View, seat: int) -> tuple[Action, ...]:
        return self.legal_on(view.board, seat)

    def result_in(self, view: View) -> Result | None:
        return ranked(view.board.points) if view.board.phase == "over" else None

    def outcomes(self, state: State) -> tuple[tuple[Action, int], ...]:
        return tuple((Show(value), 1) for value in range(1, self.seed.faces + 1))

    def place(self, state: State) -> str:
        """Each die has one value in a turn, whenever it is thrown."""
        board = state.board
        return f"round {board.round} seat {board.active} die {board.thrown}"

    def faces(self) -> tuple[str, ...]:
        return tuple(map(str, range(1, self.seed.faces + 1)))

    def step(self, state: State, seat: int, action: Action) -> Step[State]:
        match action:
            case Roll(colour):
                return steps.roll(state, colour)
            case Show(value):
                return steps.show(self.seed, state, value)
            case Place(field):
                return steps.place(self.seed, state, field)
            case Bet(yes):
                return steps.bet(self.seed, state, seat, yes)

    def view(self, state: State, seat: int | None) -> View:
        has_bet = tuple(bet is not None for bet in state.bets)
        return View(state.board, seat, has_bet, None if seat is None else state.bets[seat])

    def result(self, state: State) -> Result | None:
        return ranked(state.board.points) if state.board.phase == "over" else None  # G3

    def points(self, state: State) -> tuple[int, ...]:
        return state.board.points

    def turn(self, state: State) -> int:
        return state.board.round

    def progress(self, state: State) -> float:
        board, seats = state.board, len(state.board.points)
        thrown = 1 - len(board.left) / len(self.seed.colours)
        turns = (board.round - 1) * seats + board.active + thrown
        return turns / (board.options.rounds * seats)

    def is_awaited(self, state: State) -> bool:
        """After the bets every die matters to those who bet."""
        return state.board.phase == "choose" and any(bet is not None for bet in state.bets)

    def tallies(self, state: State) -> tuple[dict[str, int], ...]:
        board = state.board
        placed = board.options.rounds * (len(board.points) - 1)  # Z10: one in every other's turn
        return tuple({"bets-won": hits, "bets-lost": placed - hits} for hits in board.hits)

    def parse(self, text: str) -> Action:
        return moves.parse(text, self.seed.colours, self.seed.faces)
