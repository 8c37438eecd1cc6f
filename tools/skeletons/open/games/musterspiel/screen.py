"""What a viewer is shown and may press."""

from bot.engine.game import Seen
from bot.engine.screen import Choice, Control, Ink, Lines, Screen

from . import twin
from .moves import Action
from .rules import Rules
from .state import State


def render(game: Rules, view: Seen[State], ink: Ink, prefix: str = "") -> Screen:
    """`prefix` is the part of a move that was picked already; here every move is one press."""
    state = view.state
    return Screen(
        title=ink("title"),
        blocks=(Lines(twin.board(state, ink)),),
        twin=lambda: twin.twin(state, ink),
        controls=_controls(game, state, ink),
        question="" if state.over else ink("question", heap=state.heap),
    )


def _controls(game: Rules, state: State, ink: Ink) -> tuple[Control, ...]:
    """One row of buttons with the legal moves; the move is what a button carries."""
    row = tuple(
        Choice(ink(f"button-{move}"), str(move), icon=ink.icon(_icon(move)))
        for move in game.legal(state, state.seat)
    )
    return (row,) if row else ()


def _icon(move: Action) -> str:
    return {"throw": "die", "keep": "keep"}[str(move)]


def describe(game: Rules, view: Seen[State], action: Action, ink: Ink) -> str:
    """A legal move as a list of the command line shows it."""
    return ink(f"button-{action}")
