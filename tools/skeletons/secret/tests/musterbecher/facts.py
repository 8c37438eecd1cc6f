"""The facts that a seat knows, all of which the sentences for screen readers must contain."""

from collections.abc import Iterator
from typing import Any

from bot.engine.screen import Ink
from tests.facts import Fact


def facts(game: Any, view: Any, ink: Ink, locale: str) -> Iterator[Fact]:
    board = view.board
    yield from ((f"{ink.name(seat)} {points}",) for seat, points in enumerate(board.points))
    if board.phase != "over":
        yield str(board.round), str(board.options.rounds), ink.name(board.seat)
    if board.phase == "guess":
        yield (
            ink(
                "event-said-high" if board.said_high else "event-said-low", who=ink.name(board.seat)
            ),
        )
    if view.die:
        yield (str(view.die),)
    if view.own is not None:
        yield (ink("event-noted-believe" if view.own else "event-noted-doubt"),)
