"""The screen: what a viewer sees and can press."""

from bot.engine.game import Seen
from bot.engine.screen import Choice, Control, Ink, Lines, Screen

from . import twin
from .moves import Action
from .rules import Rules
from .state import State


def render(game: Rules, view: Seen[State], ink: Ink, prefix: str = "") -> Screen:
    """The screen; `prefix` is the chosen part of a move: always empty, a move is one press."""
    state = view.state
    return Screen(
        title=ink("title"),
        blocks=(Lines(twin.board(state, ink)),),
        twin=lambda: twin.twin(state, ink),
        controls=_controls(game, state, ink),
        question="" if state.over else ink("question", heap=state.heap),
    )


def _controls(game: Rules, state: State, ink: Ink) -> tuple[Control, ...]:
    """One row of buttons, one per legal move."""
    row = tuple(
        Choice(ink(f"button-{move}"), str(move), icon=ink.icon(_icon(move)))
        for move in game.legal(state, state.seat)
    )
    return (row,) if row else ()


def _icon(move: Action) -> str:
    return {"throw": "die", "keep": "keep"}[str(move)]


def describe(game: Rules, view: Seen[State], action: Action, ink: Ink) -> str:
    """A legal move in words, for lists."""
    return ink(f"button-{action}")
