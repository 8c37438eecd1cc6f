"""A limit of Discord, with values just inside and just over it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from localcord.errors import Problem

Json = dict[str, Any]
Check = Callable[[Any], list[Problem]]
FIRST = "components.0.components.0."


def paths(problems: list[Problem]) -> list[str]:
    return [".".join(problem.path) for problem in problems]


@dataclass(frozen=True)
class Limit:
    """`build(n)` passes for every n in `inside` and breaks the limit at `path` for `outside`."""

    check: Check
    path: str
    build: Callable[[Any], Json]
    inside: tuple[Any, ...]
    outside: tuple[Any, ...]

    def __str__(self) -> str:
        return f"{self.check.__name__} {self.path} {self.outside}"


def at_most(check: Check, path: str, build: Callable[[Any], Json], most: int) -> Limit:
    return Limit(check, path, build, (most,), (most + 1,))


def between(check: Check, path: str, build: Callable[[Any], Json], least: int, most: int) -> Limit:
    return Limit(check, path, build, (least, most), (least - 1, most + 1))
