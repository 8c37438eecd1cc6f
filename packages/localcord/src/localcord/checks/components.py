"""Checks components of messages and modals."""

from collections.abc import Callable
from typing import Any

from localcord.checks import limits
from localcord.checks.rules import by_rules, duplicates
from localcord.errors import Problem
from localcord.world.components import LINK_STYLE, PREMIUM_STYLE, SELECTS, Kind, walk

Json = dict[str, Any]
Path = tuple[str, ...]
MISSING = ("BASE_TYPE_REQUIRED", "This field is required")


def component_rules(components: list[Json]) -> list[Problem]:
    """Checks of the fields of each component by itself."""
    problems: list[Problem] = []
    for path, component in walk(components):
        rules = limits.COMPONENT.get(component.get("type", 0))
        if rules is None:
            kinds = ", ".join(str(int(kind)) for kind in limits.COMPONENT)
            text = f"Value of field 'type' must be one of ({kinds})."
            problems.append(Problem((*path, "type"), "UNION_TYPE_CHOICES", text))
        else:
            problems += [problem.under(*path) for problem in by_rules(component, rules)]
    return problems


def shared_component_rules(components: list[Json]) -> list[Problem]:
    """Checks that are the same in messages and modals."""
    named = [
        ((*path, "custom_id"), component["custom_id"])
        for path, component in walk(components)
        if component.get("custom_id")
    ]
    problems = duplicates(
        named, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
    )
    for path, component in walk(components):
        check = CHECKS.get(component["type"])
        if check is not None:
            problems += [problem.under(*path) for problem in check(component)]
    return problems


def _row(row: Json) -> list[Problem]:
    kinds = [child["type"] for child in row["components"]]
    for index, kind in enumerate(kinds):
        if kind not in limits.IN_ROW:
            path = ("components", str(index), "type")
            return [Problem(path, "UNION_TYPE_CHOICES", "Not inside an action row.")]
    if len(kinds) > 1 and any(kind in SELECTS or kind == Kind.TEXT_INPUT for kind in kinds):
        code, text = "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select is alone in its row"
        return [Problem(("components",), code, text)]
    return []


def _button(button: Json) -> list[Problem]:
    style = button.get("style")
    problems: list[Problem] = []

    def needs(key: str, present: bool, code: str, text: str) -> None:
        if bool(button.get(key)) != present:
            problems.append(Problem((key,), code, text))

    if style is None:
        return [Problem(("style",), *MISSING)]
    if style == PREMIUM_STYLE:
        needs("sku_id", True, *MISSING)
        for key in ("label", "emoji", "custom_id", "url"):
            needs(key, False, "COMPONENT_BUTTON_PREMIUM", "Premium buttons have only a sku_id")
        return problems
    if not button.get("label") and not button.get("emoji"):
        text = "A button needs a label or an emoji"
        problems.append(Problem(("label",), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", text))
    link = style == LINK_STYLE
    exclusive = "COMPONENT_CUSTOM_ID_URL_EXCLUSIVE"
    needs("url", link, *_required_or(link, exclusive, "Only link buttons have a url"))
    needs("custom_id", not link, *_required_or(not link, exclusive, "A link has no custom_id"))
    return problems


def _required_or(required: bool, code: str, text: str) -> tuple[str, str]:
    return MISSING if required else (code, text)


def _select(select: Json) -> list[Problem]:
    least, most = _or(select.get("min_values"), 1), _or(select.get("max_values"), 1)
    problems: list[Problem] = []
    if least > most:
        text = "min_values is greater than max_values"
        problems.append(Problem(("min_values",), "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE", text))
    if select["type"] != Kind.STRING_SELECT:
        return problems
    options = select["options"]
    if most > len(options):
        text = "max_values is greater than the number of options"
        problems.append(Problem(("max_values",), "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", text))
    if sum(bool(option.get("default")) for option in options) > most:
        text = "More default options than max_values"
        problems.append(Problem(("options",), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", text))
    values = [
        (("options", str(index), "value"), each["value"]) for index, each in enumerate(options)
    ]
    code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
    return problems + duplicates(values, code, "The specified option value is already used")


def _or(value: int | None, default: int) -> int:
    return default if value is None else value


def _text_input(field: Json) -> list[Problem]:
    least, most = _or(field.get("min_length"), 0), _or(field.get("max_length"), 4000)
    value = field.get("value")
    if least > most:
        text = "min_length is greater than max_length"
        return [Problem(("min_length",), "TEXT_INPUT_MIN_LENGTH_TOO_LARGE", text)]
    if value and not least <= len(value) <= most:
        text = f"Must be between {least} and {most} in length."
        return [Problem(("value",), "BASE_TYPE_BAD_LENGTH", text)]
    return []


CHECKS: dict[int, Callable[[Json], list[Problem]]] = {
    Kind.ROW: _row,
    Kind.BUTTON: _button,
    Kind.TEXT_INPUT: _text_input,
    **dict.fromkeys(SELECTS, _select),
}


def emoji(body: Json, known: set[int]) -> list[Problem]:
    """Custom emoji on components must belong to the application."""
    found: list[Problem] = []
    for path, component in walk(body.get("components") or []):
        holders: list[tuple[Path, Json]] = [((), component)]
        holders += [
            (("options", str(index)), option)
            for index, option in enumerate(component.get("options") or ())
        ]
        for inner, holder in holders:
            number = (holder.get("emoji") or {}).get("id")
            if number and int(number) not in known:
                where = (*path, *inner, "emoji", "id")
                found.append(Problem(where, "COMPONENT_INVALID_EMOJI", "Invalid emoji"))
    return found
