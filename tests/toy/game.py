"""Muenze: guess a coin, once each; the smallest game there can be."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.engine.catalogue import GameParts
from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE, Event, Game, Result, Seen, Step, ranked
from bot.engine.phrases import Who

SIDES = ("head", "tail")


@dataclass(frozen=True, slots=True)
class Guess:
    side: str

    def __str__(self) -> str:
        return f"guess {self.side}"


@dataclass(frozen=True, slots=True)
class Coin:
    side: str

    def __str__(self) -> str:
        return self.side


Action = Guess | Coin


@dataclass(frozen=True, slots=True)
class State:
    points: tuple[int, ...]
    seat: int = 0
    guess: str = ""


class Muenze(Game[State, Action, Seen[State]]):
    chance_types = (Coin,)

    def start(self, seats: Sequence[object], options: object) -> Step[State]:
        return State((0,) * len(seats)), ()

    def to_act(self, state: State) -> frozenset[int]:
        if state.seat == len(state.points):
            return frozenset()
        return frozenset({CHANCE if state.guess else state.seat})

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        return tuple(map(Guess, SIDES)) if seat in self.to_act(state) and seat != CHANCE else ()

    def outcomes(self, state: State) -> tuple[tuple[Action, int], ...]:
        return tuple((Coin(side), 1) for side in SIDES)

    def step(self, state: State, seat: int, action: Action) -> Step[State]:
        if isinstance(action, Guess):
            return replace(state, guess=action.side), ()
        won = int(action.side == state.guess)
        points = tuple(p + won * (s == state.seat) for s, p in enumerate(state.points))
        told = Event("tossed", {"who": Who(state.seat), "points": won})
        return State(points, state.seat + 1), (told,)

    def view(self, state: State, seat: int | None) -> Seen[State]:
        return Seen(state, seat)

    def result(self, state: State) -> Result | None:
        return None if self.to_act(state) else ranked(state.points)

    def parse(self, text: str) -> Action:
        match text.split():
            case ["guess", side] if side in SIDES:
                return Guess(side)
            case [side] if side in SIDES:
                return Coin(side)
        raise IllegalMoveError("illegal-unreadable", move=text)


GAME: GameParts[Muenze, Seen[State], Action] = GameParts(rules=Muenze)
