"""A route: which function serves which kind of look."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.cards.look import Look
from bot.shell.reader import Reader

L = TypeVar("L", bound=Look)


@dataclass(frozen=True, slots=True)
class Route(Generic[L]):
    look: type[L]
    serve: Callable[[Reader, L], Awaitable[None]]
