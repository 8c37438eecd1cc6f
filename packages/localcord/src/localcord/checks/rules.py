"""Applies the limits to a request body and names every violation with its path."""

from collections.abc import Iterable, Iterator
from typing import Any

from localcord.checks import limits
from localcord.checks.limits import Count, Number, Rule, Text
from localcord.errors import DiscordError, Problem

Json = dict[str, Any]
Path = tuple[str, ...]
ABSENT = object()


def refuse(problems: Iterable[Problem]) -> None:
    found = list(problems)
    if found:
        raise DiscordError(50035, found)


def find(value: Any, steps: list[str], path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """All values at a path. An absent last step yields ABSENT, an absent earlier one nothing."""
    if not steps:
        yield path, value
        return
    step, *rest = steps
    if step == "*":
        for index, element in enumerate(value if isinstance(value, list) else ()):
            yield from find(element, rest, (*path, str(index)))
    elif isinstance(value, dict):
        inner = value.get(step)
        inner = ABSENT if inner is None else inner
        if inner is not ABSENT or not rest:
            yield from find(inner, rest, (*path, step))


def _at(body: Any, path: str) -> Iterable[tuple[Path, Any]]:
    """Most rules are about a field of the body itself."""
    if "." in path or not isinstance(body, dict):
        return find(body, path.split("."))
    value = body.get(path)
    return (((path,), ABSENT if value is None else value),)


def by_rules(body: Any, rules: Iterable[Rule]) -> list[Problem]:
    problems: list[Problem] = []
    for rule in rules:
        for path, value in _at(body, rule.path):
            problem = broken(rule, value)
            if problem is not None:
                problems.append(Problem(path, *problem))
    return problems


def broken(rule: Rule, value: Any) -> tuple[str, str] | None:
    if value is ABSENT:
        needed = not isinstance(rule, Number) and rule.required
        return ("BASE_TYPE_REQUIRED", "This field is required") if needed else None
    match rule:
        case Text():
            if not isinstance(value, str):
                return None if isinstance(value, int) and rule.path == "nonce" else _not_a("string")
            return _length(rule, len(value.strip()) if rule.least else len(value))
        case Count():
            return _length(rule, len(value)) if isinstance(value, list) else _not_a("list")
        case Number():
            return _range(rule, value)


def _not_a(kind: str) -> tuple[str, str]:
    return f"{kind.upper()}_TYPE_CONVERT", f"Could not interpret value as {kind}."


def _length(rule: Text | Count, length: int) -> tuple[str, str] | None:
    if rule.least <= length <= rule.most:
        return None
    if length == 0 and rule.required:
        return "BASE_TYPE_REQUIRED", "This field is required"
    if rule.least == 0:
        return "BASE_TYPE_MAX_LENGTH", f"Must be {rule.most} or fewer in length."
    return "BASE_TYPE_BAD_LENGTH", f"Must be between {rule.least} and {rule.most} in length."


def _range(rule: Number, value: Any) -> tuple[str, str] | None:
    whole = isinstance(value, int) or (isinstance(value, float) and value.is_integer())
    if not whole or isinstance(value, bool):
        return _not_a("int")
    if value > rule.most:
        return "NUMBER_TYPE_MAX", f"int value should be less than or equal to {rule.most}."
    if value < rule.least:
        return "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {rule.least}."
    return None


def duplicates(values: Iterable[tuple[Path, Any]], code: str, message: str) -> list[Problem]:
    seen: set[Any] = set()
    problems: list[Problem] = []
    for path, value in values:
        if value in seen:
            problems.append(Problem(path, code, message))
        seen.add(value)
    return problems


def choices(data: Json) -> list[Problem]:
    """Checks the choices of an option or of an autocomplete answer."""
    return by_rules(data, limits.CHOICES) + [
        Problem(
            ("choices", str(index), "value"),
            "BASE_TYPE_BAD_LENGTH",
            f"Must be between 1 and {limits.CHOICE_VALUE} in length.",
        )
        for index, choice in enumerate(data.get("choices") or ())
        if isinstance(choice.get("value"), str)
        and not 1 <= len(choice["value"]) <= limits.CHOICE_VALUE
    ]


def defer(data: Json) -> list[Problem]:
    return flags(data, limits.DEFER_FLAGS)


def flags(data: Json, settable: int) -> list[Problem]:
    wanted = data.get("flags") or 0
    if not isinstance(wanted, int):
        return [Problem(("flags",), *_not_a("int"))]
    if wanted & ~settable:
        return [Problem(("flags",), "MESSAGE_FLAGS_INVALID", f"Only {settable} can be set.")]
    return []


def bulk_delete(body: Json) -> list[Problem]:
    return by_rules(body, limits.BULK_DELETE)


def thread(body: Json) -> list[Problem]:
    problems = by_rules(body, limits.THREAD)
    minutes = body.get("auto_archive_duration")
    if minutes is not None and minutes not in limits.ARCHIVE_MINUTES:
        allowed = ", ".join(map(str, limits.ARCHIVE_MINUTES))
        problems.append(
            Problem(
                ("auto_archive_duration",),
                "BASE_TYPE_CHOICES",
                f"Value must be one of ({allowed}).",
            )
        )
    return problems
