"""The board of Becher in sentences."""

from bot.engine.phrases import Icon, Who
from bot.engine.screen import Ink

from .state import View


def lines(view: View, ink: Ink) -> tuple[str, ...]:
    board = view.board
    said = (ink("said", dice=board.claim, who=Who(board.active)),) if board.claim else ()
    lives = (
        ink("lives", who=Who(seat), lives=left, icon=Icon("life"))
        for seat, left in enumerate(board.lives)
    )
    return (ink("round", round=board.round), *said, *lives)


def under(view: View, ink: Ink) -> tuple[str, ...]:
    return (ink("under", dice=view.cup) if view.cup else ink("under-nothing"),)


def question(view: View, ink: Ink) -> tuple[str, ...]:
    own = {None: "own-none", True: "own-doubt", False: "own-trust"}
    return (*lines(view, ink), ink(own[view.doubts]))
