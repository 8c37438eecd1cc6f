"""Checks messages: limits of fields, and limits that span several fields."""

from collections.abc import Iterator
from typing import Any

from localcord.checks import limits
from localcord.checks.components import MISSING, component_rules, shared_component_rules
from localcord.checks.rules import by_rules, flags
from localcord.errors import Problem
from localcord.world.components import Kind, walk
from localcord.world.model import Flag, Message
from localcord.world.posting import Upload

Json = dict[str, Any]
Path = tuple[str, ...]


def message(
    body: Json, where: str, uploads: tuple[Upload, ...] = (), existing: Message | None = None
) -> list[Problem]:
    """A message as sent or edited; `where` is "channel" or "callback"."""
    v2 = bool((body.get("flags") or 0) & Flag.COMPONENTS_V2)
    v2 = v2 or (existing is not None and Flag.COMPONENTS_V2 in existing.flags)
    components = body.get("components") or []
    problems = by_rules(body, (*limits.MESSAGE, *limits.POLL)) + _flags(body, where, existing)
    problems += component_rules(components)
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


def _attachment_urls(value: Json | list[Any], path: Path = ()) -> Iterator[tuple[Path, str]]:
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        if isinstance(inner, dict | list):
            yield from _attachment_urls(inner, (*path, str(key)))
        elif isinstance(inner, str) and inner.startswith("attachment://"):
            yield (*path, str(key)), inner
