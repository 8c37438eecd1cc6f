"""Routes of the API and how they are matched."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

from localcord.rest.call import Answer, Call

Endpoint = Callable[[Call], Answer]


@dataclass(frozen=True)
class Route:
    """`by_token`: no Authorization header is needed; a token in the path may replace it."""

    method: str
    template: str
    endpoint: Endpoint
    by_token: bool = False

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.template))


def find_route(
    routes: Iterable[Route], method: str, path: str
) -> tuple[Route, dict[str, str]] | None:
    """The matching route with the fewest placeholders."""
    found = [
        (candidate, match.groupdict())
        for candidate in routes
        if candidate.method == method and (match := candidate.pattern.fullmatch(path))
    ]
    return min(found, key=lambda pair: len(pair[1]), default=None)
