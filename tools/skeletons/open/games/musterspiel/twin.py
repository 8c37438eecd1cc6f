"""The board in full sentences, for screen readers, in separate parts."""

from bot.engine.phrases import Who
from bot.engine.screen import Ink
from bot.engine.twin import Twin, scores

from .state import State


def twin(state: State, ink: Ink) -> Twin:
    points = (ink("twin-points", scores=scores(state.points)),)
    if state.over:
        return Twin(position=(ink("over"),), points=points)
    return Twin(
        question=(ink("question", heap=state.heap),), position=head(state, ink), points=points
    )


def head(state: State, ink: Ink) -> tuple[str, ...]:
    rounds = state.options.rounds
    return (ink("round", round=state.round, rounds=rounds, who=Who(state.seat)),)


def board(state: State, ink: Ink) -> tuple[str, ...]:
    """The public lines above the buttons."""
    people = enumerate(state.points)
    lines = tuple(ink("score", who=Who(seat), points=points) for seat, points in people)
    return ((ink("over"),) if state.over else head(state, ink)) + lines
