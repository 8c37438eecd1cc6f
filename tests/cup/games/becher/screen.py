"""The screens of Becher: the open board, the look under the cup, the secret vote."""

from bot.engine.screen import Choice, Control, Ink, Lines, Menu, Screen

from . import twin
from .moves import Action, Claim, Vote
from .rules import Becher
from .state import View

LOOK, VOTE = "look", "vote"


def render(game: Becher, view: View, ink: Ink, prefix: str = "") -> Screen:
    board = view.board
    if prefix == LOOK:
        return _screen(view, ink, twin.under(view, ink), ())
    if board.phase == "vote" and (prefix == VOTE or view.seat in board.voters):
        return _screen(view, ink, twin.question(view, ink), _votes(view, ink))
    return _screen(view, ink, twin.lines(view, ink), _controls(game, view, ink))


def _screen(view: View, ink: Ink, lines: tuple[str, ...], controls: tuple[Control, ...]) -> Screen:
    return Screen(ink("title"), (Lines(lines),), lambda: twin.twin(view, ink), controls)


def _controls(game: Becher, view: View, ink: Ink) -> tuple[Control, ...]:
    board = view.board
    if board.phase == "vote":
        return ((_private(ink("vote"), VOTE, ink.icon("doubt")),),) if view.seat is None else ()
    if board.phase != "claim":
        return ()
    claims = tuple(
        Choice(claim.dice, claim.dice)
        for claim in game.legal_in(view, board.active)
        if isinstance(claim, Claim)
    )
    return ((_private(ink("look"), LOOK, ink.icon("cup")),), Menu(ink("claim"), "claim", claims))


def _private(label: str, prefix: str, icon: str) -> Choice:
    return Choice(label, prefix, icon=icon, style="main", opens=True, private=True)


def _votes(view: View, ink: Ink) -> tuple[Control, ...]:
    if view.seat not in view.board.voters:
        return ()
    return (
        tuple(
            Choice(ink(str(vote)), str(vote), icon=ink.icon(str(vote)))
            for vote in (Vote(False), Vote(True))
        ),
    )


def describe(game: Becher, view: View, action: Action, ink: Ink) -> str:
    match action:
        case Claim(dice):
            return ink("move-claim", dice=dice)
        case _:
            return ink(str(action))
