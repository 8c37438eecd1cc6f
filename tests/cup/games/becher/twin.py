"""The board of Becher in sentences."""

from bot.engine.phrases import Icon, Many, Who
from bot.engine.screen import Ink
from bot.engine.twin import Twin, scores

from .state import View

OWN = {True: "own-doubt", False: "own-trust"}


def twin(view: View, ink: Ink) -> Twin:
    board, own = view.board, _own(view, ink)
    said = (ink("said", dice=board.claim, who=Who(board.active)),) if board.claim else ()
    voted = tuple(Who(seat) for seat in board.voters if view.voted[seat])
    votes = (ink("twin-voted", who=Many(voted)),) if board.phase == "vote" and voted else ()
    return Twin(
        question=_question(view, ink),
        position=(ink("round", round=board.round), *said, *votes, *own),
        points=(ink("twin-points", scores=scores(board.lives)),),
        own=own,
    )


def _question(view: View, ink: Ink) -> tuple[str, ...]:
    board, seat = view.board, view.seat
    if board.phase == "claim":
        you = "-you" if seat == board.active else ""
        return (ink(f"twin-claim{you}", who=Who(board.active)),)
    if board.phase != "vote":
        return ()
    asked = seat in board.voters and view.doubts is None
    return (ink("own-none" if asked else "twin-voting"),)


def _own(view: View, ink: Ink) -> tuple[str, ...]:
    """What nobody else knows."""
    cup = (ink("under", dice=view.cup),) if view.cup else ()
    vote = () if view.doubts is None else (ink(OWN[view.doubts]),)
    return (*cup, *vote)


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
