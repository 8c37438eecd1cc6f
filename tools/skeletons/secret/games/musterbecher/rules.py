"""The rules: pure functions, with chance as a seat, and views with secrets."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine import game
from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE, Result, Step, ranked

from . import events, moves
from .moves import Action, Fall, Guess, Say
from .seed import Options, Seed
from .state import Board, State, View


class Rules(game.Game[State, Action, View]):
    seed_type = Seed
    options_type = Options
    chance_types = (Fall,)
    secret_types = (Fall, Guess)
    seed: Seed

    def start(self, seats: Sequence[object], options: Options) -> Step[State]:
        board = Board(options, points=(0,) * len(seats))
        return State(board, guesses=(None,) * len(seats)), ()

    def sees(self, state: State, viewer: int | None, seat: int, action: Action) -> bool:
        """Whether a viewer sees the action: the seat with the cup sees the die."""
        if isinstance(action, Fall):
            return viewer == state.board.seat
        return super().sees(state, viewer, seat, action)

    def view(self, state: State, seat: int | None) -> View:
        """The view of a seat: screens, advice and events for it use nothing else."""
        guessed = tuple(guess is not None for guess in state.guesses)
        own = None if seat is None else state.guesses[seat]
        return View(state.board, seat, state.die * (seat == state.board.seat), guessed, own)

    # These depend on the public board only, so that states and views share them.

    def to_act(self, state: State) -> frozenset[int]:
        return self._to_act(state.board, tuple(guess is not None for guess in state.guesses))

    def to_act_in(self, view: View) -> frozenset[int]:
        return self._to_act(view.board, view.has_guessed)

    def _to_act(self, board: Board, guessed: tuple[bool, ...]) -> frozenset[int]:
        match board.phase:
            case "fall":
                return frozenset({CHANCE})
            case "say":
                return frozenset({board.seat})
            case "guess":
                return frozenset(seat for seat in board.guessers if not guessed[seat])
        return frozenset()

    def may_act(self, state: State) -> frozenset[int]:
        """A guess may be changed until all have guessed."""
        board = state.board
        return frozenset(board.guessers) if board.phase == "guess" else self.to_act(state)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        return self._legal(state.board, seat)

    def legal_in(self, view: View, seat: int) -> tuple[Action, ...]:
        return self._legal(view.board, seat)

    def _legal(self, board: Board, seat: int) -> tuple[Action, ...]:
        if board.phase == "say" and seat == board.seat:
            return Say(True), Say(False)
        if board.phase == "guess" and seat in board.guessers:
            return Guess(True), Guess(False)
        return ()

    def outcomes(self, state: State) -> tuple[tuple[Action, int], ...]:
        return tuple((Fall(face), 1) for face in range(1, self.seed.faces + 1))

    def step(self, state: State, seat: int, action: Action) -> Step[State]:
        if seat != CHANCE and action not in self.legal(state, seat):
            raise IllegalMoveError("illegal-now")
        board = state.board
        match action:
            case Fall(face):
                fallen = replace(state, board=replace(board, phase="say"), die=face)
                return fallen, events.fallen(board.seat, face)
            case Say(high):
                said = replace(board, phase="guess", said_high=high)
                return replace(state, board=said), (events.said(seat, high),)
            case Guess(believes):
                return self._guess(state, seat, believes)

    def _guess(self, state: State, seat: int, believes: bool) -> Step[State]:
        told = events.guessed(seat, believes, first=state.guesses[seat] is None)
        guesses = (*state.guesses[:seat], believes, *state.guesses[seat + 1 :])
        guessed = replace(state, guesses=guesses)
        return (guessed, told) if self.to_act(guessed) else self._lift(guessed, told)

    def _lift(self, state: State, told: tuple[game.Event, ...]) -> Step[State]:
        """Lift the cup: the events make the die and the guesses public."""
        board = state.board
        true = board.said_high == (state.die >= self.seed.high)
        right = tuple(seat for seat in board.guessers if state.guesses[seat] == true)
        fooled = len(board.guessers) - len(right)
        gains = [int(seat in right) for seat in range(len(board.points))]
        gains[board.seat] = fooled
        points = tuple(old + gain for old, gain in zip(board.points, gains, strict=True))
        lifted = events.lifted(board.seat, state.die, right, fooled)
        return self._pass_on(replace(board, points=points)), (*told, lifted)

    def _pass_on(self, board: Board) -> State:
        seat = (board.seat + 1) % len(board.points)
        number = board.round + (seat == 0)
        over = number > board.options.rounds
        following = replace(board, seat=seat, round=number, phase="over" if over else "fall")
        return State(following, guesses=(None,) * len(board.points))

    def result(self, state: State) -> Result | None:
        return self._result(state.board)

    def result_in(self, view: View) -> Result | None:
        return self._result(view.board)

    def _result(self, board: Board) -> Result | None:
        return ranked(board.points) if board.phase == "over" else None

    def points(self, state: State) -> tuple[int, ...]:
        return state.board.points

    def parse(self, text: str) -> Action:
        return moves.parse(text, self.seed.faces)
