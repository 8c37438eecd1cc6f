"""The board in sentences."""

from bot.engine.phrases import Who
from bot.engine.screen import Ink

from .state import View


def board(view: View, ink: Ink) -> tuple[str, ...]:
    open_board = view.board
    scores = tuple(
        ink("score", who=Who(seat), points=points) for seat, points in enumerate(open_board.points)
    )
    return (_head(view, ink), *scores)


def _head(view: View, ink: Ink) -> str:
    open_board = view.board
    if open_board.phase == "over":
        return ink("over")
    if open_board.phase == "guess":
        key = "said-high" if open_board.said_high else "said-low"
        return ink(f"event-{key}", who=Who(open_board.seat))
    rounds = open_board.options.rounds
    return ink("round", round=open_board.round, rounds=rounds, who=Who(open_board.seat))


def under(view: View, ink: Ink) -> tuple[str, ...]:
    return (ink("event-under", face=view.die) if view.die else ink("under-nothing"),)


def question(view: View, ink: Ink) -> tuple[str, ...]:
    if view.seat == view.board.seat:
        return (*board(view, ink), ink("question-own"))
    if view.own is None:
        return (*board(view, ink), ink("question"))
    noted = ink("event-noted-believe" if view.own else "event-noted-doubt")
    return (*board(view, ink), noted, ink("may-change"))
