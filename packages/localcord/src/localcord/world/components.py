"""Message components: as Discord returns them, and as people see them."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from itertools import count
from typing import Any

Json = dict[str, Any]


class Kind(IntEnum):
    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18


SELECTS = frozenset(
    {
        Kind.STRING_SELECT,
        Kind.USER_SELECT,
        Kind.ROLE_SELECT,
        Kind.MENTIONABLE_SELECT,
        Kind.CHANNEL_SELECT,
    }
)
LINK_STYLE, PREMIUM_STYLE = 5, 6

DEFAULTS: dict[int, Json] = {
    Kind.STRING_SELECT: {"min_values": 1, "max_values": 1},
    Kind.USER_SELECT: {"min_values": 1, "max_values": 1},
    Kind.ROLE_SELECT: {"min_values": 1, "max_values": 1},
    Kind.MENTIONABLE_SELECT: {"min_values": 1, "max_values": 1},
    Kind.CHANNEL_SELECT: {"min_values": 1, "max_values": 1},
    Kind.SEPARATOR: {"spacing": 1, "divider": True},
    Kind.CONTAINER: {"accent_color": None, "spoiler": False},
    Kind.THUMBNAIL: {"description": None, "spoiler": False},
    Kind.FILE: {"name": None, "size": None, "spoiler": False},
}


@dataclass(frozen=True)
class Button:
    label: str
    emoji: str
    custom_id: str
    disabled: bool
    style: int
    url: str


@dataclass(frozen=True)
class Option:
    label: str
    value: str
    description: str
    emoji: str
    default: bool


@dataclass(frozen=True)
class Select:
    kind: int
    custom_id: str
    placeholder: str
    options: tuple[Option, ...]
    min_values: int
    max_values: int
    disabled: bool


SINGLE = "accessory", "component"
"""Fields that hold one nested component."""


def children(component: Json) -> list[Json]:
    single = [component[key] for key in SINGLE if component.get(key)]
    return [*(component.get("components") or ()), *single]


def walk(
    components: list[Json], path: tuple[str, ...] = ("components",)
) -> Iterator[tuple[tuple[str, ...], Json]]:
    """Every component, parents first, each with its path."""
    for index, component in enumerate(components):
        yield from _walk_one(component, (*path, str(index)))


def _walk_one(component: Json, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Json]]:
    yield path, component
    for index, child in enumerate(component.get("components") or ()):
        yield from _walk_one(child, (*path, "components", str(index)))
    for key in SINGLE:
        if child := component.get(key):
            yield from _walk_one(child, (*path, key))


def answered(components: list[Json], media: "dict[str, Json]") -> list[Json]:
    """The components of a request as Discord stores and returns them."""
    numbers = count(1)
    return [_answered(component, numbers, media) for component in components]


def _answered(component: Json, numbers: Iterator[int], media: dict[str, Json]) -> Json:
    result = {**DEFAULTS.get(component["type"], {})}
    result |= {key: value for key, value in component.items() if value is not None}
    result["id"] = component.get("id") or next(numbers)
    if "emoji" in result:
        result["emoji"] = _emoji(result["emoji"])
    if "options" in result:
        result["options"] = [_option(option) for option in result["options"]]
    if "components" in result:
        result["components"] = [
            _answered(child, numbers, media) for child in component["components"]
        ]
    for key in SINGLE:
        if key in result:
            result[key] = _answered(component[key], numbers, media)
    for key in ("media", "file"):
        if key in result:
            result[key] = _media(result[key], media)
    if "items" in result:
        result["items"] = [
            {"description": None, "spoiler": False, **item, "media": _media(item["media"], media)}
            for item in result["items"]
        ]
    return result


def _option(option: Json) -> Json:
    result = {key: value for key, value in option.items() if value is not None}
    if "emoji" in result:
        result["emoji"] = _emoji(result["emoji"])
    return result


def _emoji(emoji: Json) -> Json:
    result = {"name": emoji.get("name") or ""}
    if emoji.get("id"):
        result |= {"id": str(emoji["id"]), "animated": bool(emoji.get("animated"))}
    return result


def _media(item: Json, media: dict[str, Json]) -> Json:
    return media.get(item["url"]) or {"id": "0", "url": item["url"], "proxy_url": item["url"]}


def buttons_in(components: list[Json]) -> list[Button]:
    return [
        Button(
            label=component.get("label", ""),
            emoji=component.get("emoji", {}).get("name", ""),
            custom_id=component.get("custom_id", ""),
            disabled=component.get("disabled", False),
            style=component["style"],
            url=component.get("url", ""),
        )
        for _, component in walk(components)
        if component["type"] == Kind.BUTTON
    ]


def selects_in(components: list[Json]) -> list[Select]:
    return [select(component) for _, component in walk(components) if component["type"] in SELECTS]


def select(component: Json) -> Select:
    return Select(
        kind=component["type"],
        custom_id=component["custom_id"],
        placeholder=component.get("placeholder") or "",
        options=tuple(
            Option(
                label=option["label"],
                value=option["value"],
                description=option.get("description", ""),
                emoji=option.get("emoji", {}).get("name", ""),
                default=option.get("default", False),
            )
            for option in component.get("options", ())
        ),
        min_values=component.get("min_values", 1),
        max_values=component.get("max_values", 1),
        disabled=component.get("disabled", False),
    )


def text_of(content: str, embeds: list[Json], components: list[Json]) -> str:
    lines = [content] if content else []
    for embed in embeds:
        lines += _embed_lines(embed)
    lines += [part["content"] for _, part in walk(components) if part["type"] == Kind.TEXT]
    return "\n".join(lines)


def _embed_lines(embed: Json) -> Iterator[str]:
    if "author" in embed:
        yield embed["author"]["name"]
    for key in ("title", "description"):
        if embed.get(key):
            yield embed[key]
    for field in embed.get("fields", ()):
        yield f"{field['name']}\n{field['value']}"
    if "footer" in embed:
        yield embed["footer"]["text"]


def strings_in(value: Any) -> list[str]:
    """All strings inside a JSON value."""
    found: list[str] = []
    _gather(value, found)
    return found


def _gather(value: Any, found: list[str]) -> None:
    if isinstance(value, str):
        found.append(value)
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            _gather(inner, found)
