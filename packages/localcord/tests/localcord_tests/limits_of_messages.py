"""The limits of messages and their components, one case for every number."""

from typing import Any

from localcord.checks.messages import message
from localcord.errors import Problem
from localcord_tests import bodies as b
from localcord_tests.limits import FIRST, Json, Limit, at_most, between


def sent(body: Json) -> list[Problem]:
    return message(body, "channel")


def answered(body: Json) -> list[Problem]:
    return message(body, "callback")


MESSAGES: list[Limit] = [
    # messages
    at_most(sent, "content", lambda n: {"content": "x" * n}, 2000),
    at_most(answered, "content", lambda n: {"content": "x" * n}, 2000),
    at_most(sent, "nonce", lambda n: {"content": "x", "nonce": "x" * n}, 25),
    at_most(sent, "embeds", lambda n: {"embeds": [{"title": "t"}] * n}, 10),
    at_most(sent, "embeds.0.title", lambda n: b.embed(title="x" * n), 256),
    at_most(sent, "embeds.0.description", lambda n: b.embed(description="x" * n), 4096),
    at_most(sent, "embeds.0.url", lambda n: b.embed(url="x" * n), 2048),
    between(sent, "embeds.0.color", lambda n: b.embed(color=n), 0, 0xFFFFFF),
    at_most(sent, "embeds.0.fields", lambda n: b.embed(fields=[b.field()] * n), 25),
    between(
        sent, "embeds.0.fields.0.name", lambda n: b.embed(fields=[b.field(name="x" * n)]), 1, 256
    ),
    between(
        sent, "embeds.0.fields.0.value", lambda n: b.embed(fields=[b.field(value="x" * n)]), 1, 1024
    ),
    at_most(sent, "embeds.0.footer.text", lambda n: b.embed(footer={"text": "x" * n}), 2048),
    between(sent, "embeds.0.author.name", lambda n: b.embed(author={"name": "x" * n}), 1, 256),
    at_most(
        sent,
        "attachments",
        lambda n: {"content": "x", "attachments": [{"id": i} for i in range(n)]},
        10,
    ),
    at_most(
        sent,
        "attachments.0.description",
        lambda n: {"content": "x", "attachments": [{"id": 0, "description": "x" * n}]},
        1024,
    ),
    at_most(
        sent, "allowed_mentions.users", lambda n: {"allowed_mentions": {"users": ["1"] * n}}, 100
    ),
    at_most(
        sent, "allowed_mentions.roles", lambda n: {"allowed_mentions": {"roles": ["1"] * n}}, 100
    ),
    # components
    between(
        sent,
        "components.0.components",
        lambda n: {"components": [b.row(*map(b.button, range(n)))]},
        1,
        5,
    ),
    at_most(sent, FIRST + "label", lambda n: b.rows(b.button(label="x" * n)), 80),
    between(sent, FIRST + "url", lambda n: b.rows(b.link(url="x" * n)), 1, 512),
    between(sent, FIRST + "style", lambda n: b.rows(_styled(n)), 1, 6),
    between(
        sent,
        FIRST + "custom_id",
        lambda n: b.rows(b.button(custom_id="x" * n)),
        1,
        100,
    ),
    between(sent, FIRST + "options", lambda n: b.rows(b.select(n)), 1, 25),
    between(
        sent,
        FIRST + "custom_id",
        lambda n: b.rows(b.select(custom_id="x" * n)),
        1,
        100,
    ),
    between(sent, FIRST + "options.0.label", lambda n: _with_option(label="x" * n), 1, 100),
    between(sent, FIRST + "options.0.value", lambda n: _with_option(value="x" * n), 1, 100),
    at_most(
        sent, FIRST + "options.0.description", lambda n: _with_option(description="x" * n), 100
    ),
    at_most(sent, FIRST + "placeholder", lambda n: b.rows(b.select(placeholder="x" * n)), 150),
    between(
        sent,
        FIRST + "min_values",
        lambda n: b.rows(b.select(25, min_values=n, max_values=25)),
        0,
        25,
    ),
    between(
        sent,
        FIRST + "max_values",
        lambda n: b.rows(b.select(25, min_values=0, max_values=n)),
        1,
        25,
    ),
    between(sent, FIRST + "custom_id", lambda n: b.rows({"type": 5, "custom_id": "x" * n}), 1, 100),
    between(sent, FIRST + "custom_id", lambda n: b.rows({"type": 8, "custom_id": "x" * n}), 1, 100),
    # components v2
    between(sent, "components.0.content", lambda n: b.v2(b.display("x" * n)), 1, 4000),
    between(
        sent,
        "components.0.components",
        lambda n: b.v2({"type": 9, "components": [b.display()] * n, "accessory": b.button()}),
        1,
        3,
    ),
    at_most(
        sent,
        "components.0.accessory.description",
        lambda n: b.v2({"type": 9, "components": [b.display()], "accessory": _thumbnail("x" * n)}),
        1024,
    ),
    between(
        sent, "components.0.items", lambda n: b.v2({"type": 12, "items": [_picture()] * n}), 1, 10
    ),
    at_most(
        sent,
        "components.0.items.0.description",
        lambda n: b.v2({"type": 12, "items": [_picture(description="x" * n)]}),
        1024,
    ),
    between(sent, "components.0.spacing", lambda n: b.v2({"type": 14, "spacing": n}), 1, 2),
    between(
        sent,
        "components.0.accent_color",
        lambda n: b.v2({"type": 17, "components": [b.display()], "accent_color": n}),
        0,
        0xFFFFFF,
    ),
]


def _with_option(**parts: Any) -> Json:
    return b.rows(b.select(options=[b.option(**parts)]))


def _styled(style: int) -> Json:
    if style == 5:
        return b.link()
    return {"type": 2, "style": 6, "sku_id": "1"} if style == 6 else b.button(style=style)


def _thumbnail(description: str) -> Json:
    return {"type": 11, "media": {"url": "https://x.example"}, "description": description}


def _picture(**parts: Any) -> Json:
    return {"media": {"url": "https://x.example"}, **parts}
