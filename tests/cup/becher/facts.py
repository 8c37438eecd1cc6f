"""What a seat at a table of Becher sees, also what lies under its own cup."""

from collections.abc import Iterator
from typing import Any

from bot.engine.screen import Ink
from tests.facts import Fact

VOTES = {"de": ("Du glaubst", "Du zweifelst"), "en": ("You believe", "You doubt")}


def facts(game: Any, view: Any, ink: Ink, locale: str) -> Iterator[Fact]:
    board = view.board
    yield (str(board.round),)
    yield from ((f"{ink.name(seat)} {lives}",) for seat, lives in enumerate(board.lives))
    if board.claim:
        yield ink.name(board.active), board.claim
    if view.cup:
        yield (view.cup,)
    if view.doubts is not None:
        yield (VOTES[locale][view.doubts],)
