"""The board in sentences: for whoever cannot see it, and here for everybody."""

from bot.engine.phrases import Who
from bot.engine.screen import Ink

from .state import State


def board(state: State, ink: Ink) -> tuple[str, ...]:
    scores = tuple(
        ink("score", who=Who(seat), points=points) for seat, points in enumerate(state.points)
    )
    return (ink("over"), *scores) if state.over else (_round(state, ink), *scores)


def text(state: State, ink: Ink) -> str:
    question = () if state.over else (ink("question", heap=state.heap),)
    return "\n".join((*board(state, ink), *question))


def _round(state: State, ink: Ink) -> str:
    return ink("round", round=state.round, rounds=state.options.rounds, who=Who(state.seat))
