"""A route: the handler of one kind of look or change."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.cards.look import Change, Look
from bot.engine import notation
from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.shell.answers.request import Request

W = TypeVar("W", bound=Look | Change)

RENAMED = {
    "remind ": "reach by ",
    "reach by letter": "reach by direct-message",
    "mydata letters ": "letters ",
}
"""Beginnings of texts on buttons of earlier versions, and what they are called now."""


@dataclass(frozen=True, slots=True)
class Route(Generic[W]):
    wanted: type[W]
    serve: Callable[[Request, W], Awaitable[None]]


def at_table(
    serve: Callable[[Request, Session], Awaitable[None]],
) -> Callable[[Request, Look | Change], Awaitable[None]]:
    """A handler that needs nothing but the table of the pressed button."""

    async def served(request: Request, _: Look | Change) -> None:
        await serve(request, await request.pressed())

    return served


class Router:
    def __init__(self, routes: Iterable[Route[Any]]) -> None:
        self._served_by = {route.wanted: route.serve for route in routes}

    @property
    def kinds(self) -> tuple[type[Look | Change], ...]:
        return tuple(self._served_by)

    async def serve(self, request: Request, text: str) -> None:
        """Serve the look or change that a button carries as its text."""
        for old, new in RENAMED.items():
            text = new + text.removeprefix(old) if text.startswith(old) else text
        wanted = notation.parse(text, self._served_by)
        if wanted is None:
            raise PlayerError("button-unknown")
        await self._served_by[type(wanted)](request, wanted)
