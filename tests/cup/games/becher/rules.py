"""The rules of Becher."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine import game
from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE, Result, Step

from . import events, moves
from .moves import Action, Claim, Throw, Vote
from .seed import Options, Seed
from .state import Board, State, View


class Becher(game.Game[State, Action, View]):
    seed_type = Seed
    options_type = Options
    chance_types = (Throw,)
    secret_types = (Throw, Vote)
    seed: Seed

    def seat_range(self, options: Options) -> range:
        return range(4, 7, 2) if options.pairs else super().seat_range(options)

    def start(self, seats: Sequence[object], options: Options) -> Step[State]:
        lives = (options.lives,) * len(seats)
        return State(Board(options, lives), doubts=(None,) * len(seats)), ()

    def to_act(self, state: State) -> frozenset[int]:
        return self._to_act(state.board, tuple(doubts is not None for doubts in state.doubts))

    def to_act_in(self, view: View) -> frozenset[int]:
        return self._to_act(view.board, view.voted)

    def _to_act(self, board: Board, voted: tuple[bool, ...]) -> frozenset[int]:
        match board.phase:
            case "roll":
                return frozenset({CHANCE})
            case "claim":
                return frozenset({board.active})
            case "vote":
                return frozenset(seat for seat in board.voters if not voted[seat])
        return frozenset()

    def may_act(self, state: State) -> frozenset[int]:
        return frozenset(state.board.voters) if state.board.phase == "vote" else self.to_act(state)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        return self._legal(state.board, seat)

    def legal_in(self, view: View, seat: int) -> tuple[Action, ...]:
        return self._legal(view.board, seat)

    def _legal(self, board: Board, seat: int) -> tuple[Action, ...]:
        if board.phase == "claim" and seat == board.active:
            return tuple(map(Claim, self.seed.above(board.claim)))
        if board.phase == "vote" and seat in board.voters:
            return Vote(False), Vote(True)
        return ()

    def outcomes(self, state: State) -> tuple[tuple[Action, int], ...]:
        return tuple((Throw(dice), 1 + (dice[0] != dice[1])) for dice in self.seed.throws)

    def sees(self, state: State, viewer: int | None, seat: int, action: Action) -> bool:
        if isinstance(action, Throw):
            return viewer == state.board.active
        return super().sees(state, viewer, seat, action)

    def step(self, state: State, seat: int, action: Action) -> Step[State]:
        if not isinstance(action, Throw) and action not in self.legal(state, seat):
            raise IllegalMoveError("illegal-now")
        board = state.board
        match action:
            case Throw(dice):
                told = events.thrown(board.active, dice)
                return replace(state, cup=dice, board=replace(board, phase="claim")), told
            case Claim(dice):
                claimed = replace(board, phase="vote", claim=dice)
                return replace(state, board=claimed), (events.claimed(seat, dice),)
            case Vote(doubts):
                return self._vote(state, seat, doubts)

    def _vote(self, state: State, seat: int, doubts: bool) -> Step[State]:
        told = events.voted(seat, doubts, first=state.doubts[seat] is None)
        votes = (*state.doubts[:seat], doubts, *state.doubts[seat + 1 :])
        voted = replace(state, doubts=votes)
        if self.to_act(voted):
            return voted, told
        doubters = [seat for seat, doubts in enumerate(votes) if doubts]
        if not doubters:
            claim = state.board.claim if self.seed.above(state.board.claim) else ""
            return self._next(replace(state.board, claim=claim), (*told, events.passed(seat)))
        return self._lift(state, doubters, told)

    def _lift(self, state: State, doubters: list[int], told: tuple[game.Event, ...]) -> Step[State]:
        board = state.board
        lied = self.seed.rank(state.cup) < self.seed.rank(board.claim)
        losers = [board.active] if lied else doubters
        lives = tuple(left - (seat in losers) for seat, left in enumerate(board.lives))
        event = events.lifted(board.active, state.cup, doubters, losers)
        return self._next(replace(board, lives=lives, claim=""), (*told, event))

    def _next(self, board: Board, told: tuple[game.Event, ...]) -> Step[State]:
        sides = [side for side in self._sides(board) if any(board.lives[seat] for seat in side)]
        none = (None,) * len(board.lives)
        if len(sides) < 2 or board.round == self.seed.rounds:
            return State(replace(board, phase="over"), doubts=none), told
        later = [seat for seat in board.alive if seat > board.active]
        seat = min(later or board.alive)
        following = replace(board, phase="roll", active=seat, round=board.round + 1)
        return State(following, doubts=none), told

    def _sides(self, board: Board) -> tuple[tuple[int, ...], ...]:
        seats = range(len(board.lives))
        if board.options.pairs:
            return tuple(seats[::2]), tuple(seats[1::2])
        return tuple((seat,) for seat in seats)

    def view(self, state: State, seat: int | None) -> View:
        own = seat is not None and seat == state.board.active
        voted = tuple(doubts is not None for doubts in state.doubts)
        vote = None if seat is None else state.doubts[seat]
        return View(state.board, seat, state.cup if own else "", voted, vote)

    def result(self, state: State) -> Result | None:
        return self._result(state.board)

    def result_in(self, view: View) -> Result | None:
        return self._result(view.board)

    def _result(self, board: Board) -> Result | None:
        if board.phase != "over":
            return None
        side_of = {seat: side for side in self._sides(board) for seat in side}
        left = {side: sum(board.lives[seat] for seat in side) for side in side_of.values()}
        seats = range(len(board.lives))
        ranks = tuple(
            1 + sum(other > left[side_of[seat]] for other in left.values()) for seat in seats
        )
        return Result(board.lives, ranks)

    def teams(self, state: State) -> tuple[tuple[int, ...], ...]:
        return self._sides(state.board)

    def points(self, state: State) -> tuple[int, ...]:
        return state.board.lives

    def progress(self, state: State) -> float:
        board = state.board
        lost = 1 - sum(board.lives) / (board.options.lives * len(board.lives))
        return 1.0 if board.phase == "over" else max(lost, (board.round - 1) / self.seed.rounds)

    def parse(self, text: str) -> Action:
        return moves.parse(text, self.seed.throws)
