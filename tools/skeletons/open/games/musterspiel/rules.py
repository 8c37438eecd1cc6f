"""The rules: pure functions, with chance as a seat."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine import game
from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE, Result, Seen, Step, ranked

from . import events, moves
from .moves import Action, Keep, Show, Throw
from .seed import Options, Seed
from .state import State


class Rules(game.Game[State, Action, Seen[State]]):
    seed_type = Seed
    options_type = Options
    chance_types = (Show,)
    seed: Seed

    def start(self, seats: Sequence[object], options: Options) -> Step[State]:
        return State(options, points=(0,) * len(seats)), ()

    def to_act(self, state: State) -> frozenset[int]:
        if state.over:
            return frozenset()
        return frozenset({CHANCE if state.falling else state.seat})

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        if seat == CHANCE or seat not in self.to_act(state):
            return ()
        return (Throw(), Keep()) if state.heap else (Throw(),)

    def outcomes(self, state: State) -> tuple[tuple[Action, int], ...]:
        """Every face with its weight: a fair die."""
        return tuple((Show(face), 1) for face in range(1, self.seed.faces + 1))

    def faces(self) -> tuple[str, ...]:
        """The faces of the die, for the dice statistics of profiles."""
        return tuple(map(str, range(1, self.seed.faces + 1)))

    def step(self, state: State, seat: int, action: Action) -> Step[State]:
        if seat != CHANCE and action not in self.legal(state, seat):
            raise IllegalMoveError("illegal-nothing-yet")
        match action:
            case Throw():
                return replace(state, falling=True), ()
            case Show(face) if face == self.seed.bad:
                return self._pass_on(state, 0, events.lost(state.seat, face, state.heap))
            case Show(face):
                heap = state.heap + face
                fallen = replace(state, heap=heap, falling=False)
                return fallen, (events.shown(state.seat, face, heap),)
            case Keep():
                return self._pass_on(state, state.heap, events.kept(seat, state.heap))

    def _pass_on(self, state: State, won: int, told: game.Event) -> Step[State]:
        points = tuple(p + won * (s == state.seat) for s, p in enumerate(state.points))
        seat = (state.seat + 1) % len(points)
        number = state.round + (seat == 0)
        passed = replace(state, points=points, round=number, seat=seat, heap=0, falling=False)
        return passed, (told,)

    def view(self, state: State, seat: int | None) -> Seen[State]:
        """No secrets: each seat sees the whole state."""
        return Seen(state, seat)

    def result(self, state: State) -> Result | None:
        return ranked(state.points) if state.over else None

    def points(self, state: State) -> tuple[int, ...]:
        return state.points

    def parse(self, text: str) -> Action:
        return moves.parse(text, self.seed.faces)
