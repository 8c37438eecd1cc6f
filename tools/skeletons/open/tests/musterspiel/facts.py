"""The facts on the board, all of which the sentences for screen readers must contain."""

from collections.abc import Iterator
from typing import Any

from bot.engine.screen import Ink
from tests.facts import Fact


def facts(game: Any, view: Any, ink: Ink, locale: str) -> Iterator[Fact]:
    state = view.state
    yield from ((f"{ink.name(seat)} {points}",) for seat, points in enumerate(state.points))
    if not state.over:
        yield str(state.round), str(state.options.rounds), ink.name(state.seat)
        if state.heap:
            yield (str(state.heap),)
