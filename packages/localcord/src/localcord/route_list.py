"""The list of routes: which operations of Discord's API are here, refused, missing.

`python -m localcord.route_list discord-openapi.json > ROUTES.md`
"""

import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from localcord.rest import routes_refused
from localcord.rest.route import Route
from localcord.rest.routes import ROUTES

HERE, REFUSED, MISSING = "here", "refused", "missing"
METHODS = ("get", "post", "put", "patch", "delete")
PLACEHOLDER = re.compile(r"\{\w+\}")
# A literal of Discord's that one of our placeholders stands for.
SELF = ("@me", "@original")
HEAD = """\
# Routes

Discord's operations as its own OpenAPI file lists them, and what a bot meets here.
Made by `python -m localcord.route_list discord-openapi.json > ROUTES.md`; a test keeps it true.

- **here**: answered as Discord answers, with its limits and error bodies.
- **refused**: Discord refuses bots there (403, 20001), and so does this.
- **missing**: 404, and a fault that names the route.
"""

Operation = tuple[str, str]


def operations(specification: Any) -> Iterator[Operation]:
    for path, methods in specification["paths"].items():
        for method in METHODS:
            if method in methods:
                yield method.upper(), path


def state_of(operation: Operation) -> str:
    if any(_serves(route, operation) for route in routes_refused.ROUTES):
        return REFUSED
    return HERE if any(_serves(route, operation) for route in ROUTES) else MISSING


def _serves(route: Route, operation: Operation) -> bool:
    method, path = operation
    ours, theirs = route.template.split("/"), path.split("/")
    if route.method != method or len(ours) != len(theirs):
        return False
    return all(map(_fits, ours, theirs))


def _fits(ours: str, theirs: str) -> bool:
    if PLACEHOLDER.fullmatch(ours):
        return theirs in SELF or PLACEHOLDER.fullmatch(theirs) is not None
    return ours == theirs


def written(known: Iterable[Operation]) -> str:
    """The whole list, by path."""
    theirs = sorted(known, key=lambda each: (each[1], METHODS.index(each[0].lower())))
    states = {operation: state_of(operation) for operation in theirs}
    amounts = Counter(states.values())
    told = ", ".join(f"{amounts[state]} {state}" for state in (HERE, REFUSED, MISSING))
    rows = [f"| {method} | `{path}` | {state} |" for (method, path), state in states.items()]
    table = ["| method | path | state |", "|---|---|---|", *rows]
    return "\n".join([HEAD, f"Of {len(theirs)} operations: {told}.", "", *table, ""])


def main() -> None:
    specification = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    print(written(operations(specification)), end="")  # noqa: T201


if __name__ == "__main__":
    main()
