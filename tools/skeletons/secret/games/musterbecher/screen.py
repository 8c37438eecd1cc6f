"""The public board, the private look under the cup, and the secret question."""

from bot.engine.screen import Choice, Control, Ink, Lines, Screen

from . import twin
from .moves import Action
from .rules import Rules
from .state import View

LOOK, GUESS = "look", "guess"
"""The moves of private buttons: they return as `prefix`, with the view of the presser."""


def render(game: Rules, view: View, ink: Ink, prefix: str = "") -> Screen:
    board = view.board
    if prefix == LOOK:
        return _screen(view, twin.look(view, ink), ink)
    if board.phase == "guess" and (prefix == GUESS or view.seat in board.guessers):
        return _screen(view, twin.asked(view, ink), ink, _answers(game, view, ink))
    return _screen(view, twin.board(view, ink), ink, _controls(game, view, ink))


def _screen(
    view: View, lines: tuple[str, ...], ink: Ink, controls: tuple[Control, ...] = ()
) -> Screen:
    return Screen(ink("title"), (Lines(lines),), lambda: twin.twin(view, ink), controls)


def _controls(game: Rules, view: View, ink: Ink) -> tuple[Control, ...]:
    board = view.board
    if board.phase == "say":
        look = _private("button-look", LOOK, "cup", ink)
        return ((look,), _moves(game, view, board.seat, ink))
    if board.phase == "guess" and view.seat is None:
        return ((_private("button-guess", GUESS, "doubt", ink),),)
    return ()


def _answers(game: Rules, view: View, ink: Ink) -> tuple[Control, ...]:
    seat = view.seat
    if seat is None or seat not in view.board.guessers:
        return ()
    return (_moves(game, view, seat, ink),)


def _moves(game: Rules, view: View, seat: int, ink: Ink) -> tuple[Choice, ...]:
    return tuple(
        Choice(describe(game, view, action, ink), str(action))
        for action in game.legal_in(view, seat)
    )


def _private(key: str, prefix: str, icon: str, ink: Ink) -> Choice:
    """A button that opens a private screen with the view of the presser."""
    return Choice(ink(key), prefix, icon=ink.icon(icon), style="main", opens=True, private=True)


def describe(game: Rules, view: View, action: Action, ink: Ink) -> str:
    """A legal move in words, for its button, for lists and for typing."""
    return ink(f"move-{str(action).replace(' ', '-')}")
