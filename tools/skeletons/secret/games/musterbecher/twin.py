"""The board in full sentences, for screen readers, in separate parts."""

from bot.engine.phrases import Who
from bot.engine.screen import Ink
from bot.engine.twin import Twin, scores

from .state import View


def twin(view: View, ink: Ink) -> Twin:
    """Everything that this viewer knows, with private facts."""
    own = (*_cup(view, ink), *_guess(view, ink))
    return Twin(
        question=_question(view, ink),
        position=(*_head(view, ink), *own),
        points=(ink("twin-points", scores=scores(view.board.points)),),
        own=own,
    )


def board(view: View, ink: Ink) -> tuple[str, ...]:
    """The public lines above the buttons."""
    people = enumerate(view.board.points)
    lines = tuple(ink("score", who=Who(seat), points=points) for seat, points in people)
    return (*_head(view, ink), *lines)


def look(view: View, ink: Ink) -> tuple[str, ...]:
    """The private look under the cup."""
    return _cup(view, ink) or (ink("under-nothing"),)


def asked(view: View, ink: Ink) -> tuple[str, ...]:
    """The secret question, with the current answer."""
    if view.seat == view.board.seat:
        return (*board(view, ink), ink("question-own"))
    return (*board(view, ink), *(_guess(view, ink) or (ink("question"),)))


def _head(view: View, ink: Ink) -> tuple[str, ...]:
    board = view.board
    if board.phase == "over":
        return (ink("over"),)
    rounds, who = board.options.rounds, Who(board.seat)
    head = ink("round", round=board.round, rounds=rounds, who=who)
    said = "event-said-high" if board.said_high else "event-said-low"
    return (head, ink(said, who=who)) if board.phase == "guess" else (head,)


def _question(view: View, ink: Ink) -> tuple[str, ...]:
    board = view.board
    asked = board.phase == "guess" and view.seat in board.guessers and view.own is None
    return (ink("question"),) if asked else ()


def _cup(view: View, ink: Ink) -> tuple[str, ...]:
    return (ink("event-under", face=view.die),) if view.die else ()


def _guess(view: View, ink: Ink) -> tuple[str, ...]:
    if view.own is None:
        return ()
    return (ink("event-noted-believe" if view.own else "event-noted-doubt"), ink("may-change"))
