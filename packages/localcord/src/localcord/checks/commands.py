"""Checks application commands. One invalid name fails the whole bulk overwrite."""

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from localcord.checks import limits
from localcord.checks.rules import by_rules, choices, duplicates, refuse
from localcord.errors import DiscordError, Problem

Json = dict[str, Any]
CHAT_INPUT, ENTRY_POINT = 1, 4
DESCRIPTION_LENGTHS = {
    CHAT_INPUT: (1, limits.COMMAND_DESCRIPTION),
    ENTRY_POINT: (0, limits.COMMAND_DESCRIPTION),
}
SUBCOMMAND, GROUP = 1, 2
LOCALES = frozenset(
    {
        "ar",
        "bg",
        "cs",
        "da",
        "de",
        "el",
        "en-GB",
        "en-US",
        "es-419",
        "es-ES",
        "fi",
        "fr",
        "he",
        "hi",
        "hr",
        "hu",
        "id",
        "it",
        "ja",
        "ko",
        "lt",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "ru",
        "sv-SE",
        "th",
        "tr",
        "uk",
        "vi",
        "zh-CN",
        "zh-TW",
    }
)


def refuse_commands(commands: list[Json]) -> None:
    amounts = Counter(command.get("type") or CHAT_INPUT for command in commands)
    if any(amounts[kind] > most for kind, most in limits.COMMANDS.items()):
        raise DiscordError(30032)
    problems = [
        problem.under(str(index))
        for index, command in enumerate(commands)
        for problem in command_problems(command)
    ]
    names = [
        ((str(index), "name"), (command.get("type") or CHAT_INPUT, command.get("name")))
        for index, command in enumerate(commands)
    ]
    code = "APPLICATION_COMMANDS_DUPLICATE_NAME"
    refuse(problems + duplicates(names, code, "Application command names must be unique"))


def refuse_lost_entry_point(registered: Iterable[Json], wanted: list[Json]) -> None:
    """A bulk overwrite may change the Entry Point command, not remove it."""
    owned = any(command["type"] == ENTRY_POINT for command in registered)
    if owned and not any(command.get("type") == ENTRY_POINT for command in wanted):
        raise DiscordError(50240)


def command_problems(command: Json) -> list[Problem]:
    kind = command.get("type") or CHAT_INPUT
    problems = by_rules(command, limits.COMMAND) + _names(command, strict=kind == CHAT_INPUT)
    problems += _descriptions(command, *DESCRIPTION_LENGTHS.get(kind, (0, 0)))
    problems += _options(command, depth=0)
    if _characters(command) > limits.COMMAND_CHARACTERS:
        text = f"Command exceeds maximum size ({limits.COMMAND_CHARACTERS})"
        problems.append(Problem((), "APPLICATION_COMMAND_TOO_LARGE", text))
    return problems


def _names(thing: Json, *, strict: bool) -> list[Problem]:
    localized = thing.get("name_localizations") or {}
    problems = [
        problem
        for path, name in [(("name",), thing.get("name")), *_localized("name", localized)]
        for problem in _name(path, name, strict=strict)
    ]
    return problems + _locales("name", localized)


def _localized(key: str, texts: Json) -> Iterator[tuple[tuple[str, ...], Any]]:
    for locale, text in texts.items():
        yield (f"{key}_localizations", locale), text


def _locales(key: str, texts: Json) -> list[Problem]:
    return [
        Problem((f"{key}_localizations", locale), "BASE_TYPE_CHOICES", "Unknown locale")
        for locale in texts
        if locale not in LOCALES
    ]


def _name(path: tuple[str, ...], name: Any, *, strict: bool) -> list[Problem]:
    if not isinstance(name, str) or not name:
        return [Problem(path, "BASE_TYPE_REQUIRED", "This field is required")]
    if len(name) > limits.COMMAND_NAME:
        text = f"Must be between 1 and {limits.COMMAND_NAME} in length."
        return [Problem(path, "BASE_TYPE_BAD_LENGTH", text)]
    if strict and not (all(map(_may_be_in_name, name)) and name == name.lower()):
        return [Problem(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")]
    return []


def _may_be_in_name(character: str) -> bool:
    """Letters and numbers of any script, all of Devanagari and Thai, and - _ '."""
    if character in "-_'" or unicodedata.category(character)[0] in "LN":
        return True
    return "\u0900" <= character <= "\u097f" or "\u0e00" <= character <= "\u0e7f"


def _descriptions(thing: Json, least: int, most: int) -> list[Problem]:
    localized = thing.get("description_localizations") or {}
    texts = [
        (("description",), thing.get("description") or ""),
        *_localized("description", localized),
    ]
    text = f"Must be between {least} and {most} in length."
    return [
        Problem(path, "BASE_TYPE_BAD_LENGTH", text)
        for path, words in texts
        if not least <= len(words) <= most
    ] + _locales("description", localized)


def _options(owner: Json, depth: int) -> list[Problem]:
    options = owner.get("options") or []
    problems = _order(options) + _mixture(options, depth)
    names = [
        (("options", str(index), "name"), each.get("name")) for index, each in enumerate(options)
    ]
    code = "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"
    problems += duplicates(names, code, "Option name already exists in these options")
    for index, option in enumerate(options):
        found = by_rules(option, limits.OPTION) + _names(option, strict=True)
        found += _choice_rules(option)
        found += _options(option, depth + 1)
        problems += [problem.under("options", str(index)) for problem in found]
    return problems


def _choice_rules(option: Json) -> list[Problem]:
    problems = [each for each in choices(option) if each.path[-1] == "value"]
    for index, choice in enumerate(option.get("choices") or ()):
        localized = choice.get("name_localizations") or {}
        problems += [
            Problem(("choices", str(index), *path), "BASE_TYPE_BAD_LENGTH", "1 to 100")
            for path, text in _localized("name", localized)
            if not 1 <= len(text) <= limits.CHOICE_VALUE
        ]
    if option.get("choices") and option.get("autocomplete"):
        code, text = "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", "choices or autocomplete"
        problems.append(Problem(("autocomplete",), code, text))
    return problems


def _order(options: list[Json]) -> list[Problem]:
    optional_before = False
    problems: list[Problem] = []
    for index, option in enumerate(options):
        if option.get("required") and optional_before:
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            text = "Required options must be placed before non-required options"
            problems.append(Problem(("options", str(index)), code, text))
        optional_before |= not option.get("required")
    return problems


def _mixture(options: list[Json], depth: int) -> list[Problem]:
    nested = [option.get("type") in (SUBCOMMAND, GROUP) for option in options]
    too_deep = any(
        depth >= limits.COMMAND_DEPTH or (option.get("type") == GROUP and depth > 0)
        for option, is_nested in zip(options, nested, strict=True)
        if is_nested
    )
    if (any(nested) and not all(nested)) or too_deep:
        code = "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"
        return [Problem(("options",), code, "Sub-command and option types are mutually exclusive")]
    return []


def _characters(thing: Json) -> int:
    """Names, descriptions and values; of each the longest translation counts."""
    total = sum(_longest(thing, key) for key in ("name", "description"))
    total += sum(map(_characters, thing.get("options") or ()))
    for choice in thing.get("choices") or ():
        total += _characters(choice) + len(str(choice.get("value", "")))
    return total


def _longest(thing: Json, key: str) -> int:
    texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
    return max(map(len, texts))
