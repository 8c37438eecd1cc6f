"""Checks modals."""

from typing import Any

from localcord.checks import limits
from localcord.checks.components import component_rules, shared_component_rules
from localcord.checks.rules import by_rules
from localcord.errors import Problem
from localcord.world.components import Kind, walk

Json = dict[str, Any]
Path = tuple[str, ...]


def modal(data: Json) -> list[Problem]:
    components = data.get("components") or []
    problems = by_rules(data, limits.MODAL) + component_rules(components)
    if problems:
        return problems
    allowed = (Kind.ROW, Kind.LABEL, Kind.TEXT)
    problems += [
        Problem(("components", str(index), "type"), "UNION_TYPE_CHOICES", "Not for modals.")
        for index, component in enumerate(components)
        if component["type"] not in allowed
    ]
    for path, component in walk(components):
        if component["type"] == Kind.ROW:
            problems += _labels(path, component)
    return problems + shared_component_rules(components)


def _labels(path: Path, row: Json) -> list[Problem]:
    """A text input outside a Label component brings its own label."""
    return [
        Problem((*path, "components", str(index), "label"), "BASE_TYPE_REQUIRED", "Required")
        for index, child in enumerate(row["components"])
        if child["type"] == Kind.TEXT_INPUT and not child.get("label")
    ]
