"""Holds messages and modals against the limits that one field alone cannot show."""

from collections.abc import Callable, Iterator
from typing import Any

from bot.playground import limits
from bot.playground.checking import by_rules, duplicates, flags
from bot.playground.components import LINK_STYLE, PREMIUM_STYLE, SELECTS, Kind, walk
from bot.playground.errors import Problem
from bot.playground.posting import Upload
from bot.playground.things import Flag, Message

Json = dict[str, Any]
Path = tuple[str, ...]
MISSING = ("BASE_TYPE_REQUIRED", "This field is required")


def message(
    body: Json, where: str, uploads: tuple[Upload, ...] = (), existing: Message | None = None
) -> list[Problem]:
    """A message as sent or edited; `where` is "channel" or "callback"."""
    v2 = bool((body.get("flags") or 0) & Flag.COMPONENTS_V2)
    v2 = v2 or (existing is not None and Flag.COMPONENTS_V2 in existing.flags)
    components = body.get("components") or []
    problems = by_rules(body, limits.MESSAGE) + _flags(body, where, existing)
    problems += _component_rules(components)
    if problems:
        return problems
    for check in (_embed_total, _empty_embeds, _mentions):
        problems += check(body)
    problems += _v2(body, components) if v2 else _legacy(components)
    problems += shared_component_rules(components)
    return problems + _uploads(body, uploads, existing)


def _flags(body: Json, where: str, existing: Message | None) -> list[Problem]:
    settable = limits.CALLBACK_FLAGS if where == "callback" else limits.CHANNEL_FLAGS
    if existing is None:
        return flags(body, settable)
    problems = flags(body, limits.EDIT_FLAGS | existing.flags | settable & Flag.EPHEMERAL)
    stays = body.get("flags") is None or body["flags"] & Flag.COMPONENTS_V2
    if Flag.COMPONENTS_V2 in existing.flags and not stays:
        code = "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG"
        problems.append(Problem(("flags",), code, "The components flag cannot be removed."))
    return problems


def _component_rules(components: list[Json]) -> list[Problem]:
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


def _embed_total(body: Json) -> list[Problem]:
    total = sum(len(text.strip()) for embed in body.get("embeds") or () for text in _texts(embed))
    if total <= limits.EMBED_TEXT:
        return []
    text = f"Embed size exceeds maximum size of {limits.EMBED_TEXT}"
    return [Problem(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", text)]


def _texts(embed: Json) -> Iterator[str]:
    yield embed.get("title") or ""
    yield embed.get("description") or ""
    yield (embed.get("footer") or {}).get("text") or ""
    yield (embed.get("author") or {}).get("name") or ""
    for field in embed.get("fields") or ():
        yield field["name"]
        yield field["value"]


def _empty_embeds(body: Json) -> list[Problem]:
    return [
        Problem(("embeds", str(index), "description"), *MISSING)
        for index, embed in enumerate(body.get("embeds") or ())
        if not any(text.strip() for text in _texts(embed))
        and not any(embed.get(key) for key in ("image", "thumbnail", "video"))
    ]


def _mentions(body: Json) -> list[Problem]:
    allowed = body.get("allowed_mentions") or {}
    return [
        Problem(
            ("allowed_mentions",),
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
            f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
        )
        for kind in ("users", "roles")
        if kind in (allowed.get("parse") or ()) and allowed.get(kind)
    ]


def _legacy(components: list[Json]) -> list[Problem]:
    problems: list[Problem] = []
    if len(components) > limits.LEGACY_ROWS:
        text = f"Must be between 1 and {limits.LEGACY_ROWS} in length."
        problems.append(Problem(("components",), "BASE_TYPE_BAD_LENGTH", text))
    for index, component in enumerate(components):
        if component["type"] != Kind.ROW:
            text = "Value of field 'type' must be one of (1,)."
            path = ("components", str(index), "type")
            problems.append(Problem(path, "UNION_TYPE_CHOICES", text))
    return problems


def _v2(body: Json, components: list[Json]) -> list[Problem]:
    problems = [
        Problem((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", f"No {key} here.")
        for key in ("content", "embeds", "poll", "sticker_ids")
        if body.get(key)
    ]
    everything = [component for _, component in walk(components)]
    if len(everything) > limits.V2_COMPONENTS:
        text = f"The total number of components cannot exceed {limits.V2_COMPONENTS}"
        problems.append(Problem(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", text))
    texts = [each["content"] for each in everything if each["type"] == Kind.TEXT]
    if sum(map(len, texts)) > limits.V2_TEXT:
        text = f"Text displays exceed {limits.V2_TEXT} characters"
        problems.append(Problem(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text))
    return problems


def shared_component_rules(components: list[Json]) -> list[Problem]:
    """What holds in messages and modals alike."""
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


def _uploads(body: Json, uploads: tuple[Upload, ...], existing: Message | None) -> list[Problem]:
    problems: list[Problem] = []
    if len(uploads) > limits.UPLOADS:
        text = f"Must be {limits.UPLOADS} or fewer in length."
        problems.append(Problem(("attachments",), "BASE_TYPE_MAX_LENGTH", text))
    kept = {file.filename for file in existing.attachments} if existing else set()
    names = kept | {upload.filename for upload in uploads}
    return problems + [
        Problem(path, "ATTACHMENT_NOT_FOUND", f"{url} names no uploaded file.")
        for path, url in _attachment_urls(body)
        if url.removeprefix("attachment://") not in names
    ]


def _attachment_urls(value: Any, path: Path = ()) -> Iterator[tuple[Path, str]]:
    match value:
        case str() if value.startswith("attachment://"):
            yield path, value
        case dict():
            for key, inner in value.items():
                yield from _attachment_urls(inner, (*path, key))
        case list():
            for index, inner in enumerate(value):
                yield from _attachment_urls(inner, (*path, str(index)))


def emoji(body: Json, known: set[int]) -> list[Problem]:
    """Custom emoji on components must be ones the bot may use."""
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


def modal(data: Json) -> list[Problem]:
    components = data.get("components") or []
    problems = by_rules(data, limits.MODAL) + _component_rules(components)
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
