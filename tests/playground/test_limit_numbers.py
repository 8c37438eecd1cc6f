"""Every limit of Discord: what is just inside passes, what is just over is named by its path."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from bot.playground import checking, limits
from bot.playground.checking_commands import command_problems
from bot.playground.checking_messages import message, modal
from bot.playground.errors import Problem
from tests.playground import bodies as b

Json = dict[str, Any]
Check = Callable[[Any], list[Problem]]
FIRST = "components.0.components.0."


def sent(body: Json) -> list[Problem]:
    return message(body, "channel")


def answered(body: Json) -> list[Problem]:
    return message(body, "callback")


def emoji(body: Json) -> list[Problem]:
    return checking.by_rules(body, limits.EMOJI)


@dataclass(frozen=True)
class Limit:
    """`build(n)` passes for every n in `inside` and breaks the limit at `path` for `outside`."""

    check: Check
    path: str
    build: Callable[[Any], Json]
    inside: tuple[Any, ...]
    outside: tuple[Any, ...]

    def __str__(self) -> str:
        return f"{self.check.__name__} {self.path} {self.outside}"


def at_most(check: Check, path: str, build: Callable[[Any], Json], most: int) -> Limit:
    return Limit(check, path, build, (most,), (most + 1,))


def between(check: Check, path: str, build: Callable[[Any], Json], least: int, most: int) -> Limit:
    return Limit(check, path, build, (least, most), (least - 1, most + 1))


FIELDS: list[Limit] = [
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
    # modals
    between(modal, "title", lambda n: b.modal(title="x" * n), 1, 45),
    between(modal, "custom_id", lambda n: b.modal(custom_id="x" * n), 1, 100),
    between(modal, "components", lambda n: b.modal() | {"components": _inputs(n)}, 1, 5),
    between(modal, FIRST + "label", lambda n: b.modal(b.text_input(label="x" * n)), 1, 45),
    between(
        modal,
        FIRST + "custom_id",
        lambda n: b.modal(b.text_input(custom_id="x" * n)),
        1,
        100,
    ),
    at_most(
        modal,
        FIRST + "placeholder",
        lambda n: b.modal(b.text_input(placeholder="x" * n)),
        100,
    ),
    at_most(modal, FIRST + "value", lambda n: b.modal(b.text_input(value="x" * n)), 4000),
    between(modal, FIRST + "style", lambda n: b.modal(b.text_input(style=n)), 1, 2),
    between(
        modal,
        FIRST + "min_length",
        lambda n: b.modal(b.text_input(min_length=n)),
        0,
        4000,
    ),
    between(
        modal,
        FIRST + "max_length",
        lambda n: b.modal(b.text_input(max_length=n)),
        1,
        4000,
    ),
    between(modal, "components.0.label", lambda n: b.labelled(label="x" * n), 1, 45),
    at_most(modal, "components.0.description", lambda n: b.labelled(description="x" * n), 100),
    # autocomplete
    at_most(
        checking.choices, "choices", lambda n: {"choices": [b.choice(i) for i in range(n)]}, 25
    ),
    between(
        checking.choices, "choices.0.name", lambda n: {"choices": [b.choice(name="x" * n)]}, 1, 100
    ),
    between(
        checking.choices,
        "choices.0.value",
        lambda n: {"choices": [b.choice(value="x" * n)]},
        1,
        100,
    ),
    # commands
    between(command_problems, "name", lambda n: b.command("x" * n), 1, 32),
    between(command_problems, "description", lambda n: b.command(description="x" * n), 1, 100),
    at_most(
        command_problems,
        "options",
        lambda n: b.command(options=[b.command_option(f"o{i}") for i in range(n)]),
        25,
    ),
    at_most(
        command_problems,
        "options.0.options",
        lambda n: b.command(options=[_subcommand([b.command_option(f"o{i}") for i in range(n)])]),
        25,
    ),
    between(
        command_problems,
        "options.0.name",
        lambda n: b.command(options=[b.command_option("x" * n)]),
        1,
        32,
    ),
    between(
        command_problems,
        "options.0.description",
        lambda n: b.command(options=[b.command_option(description="x" * n)]),
        1,
        100,
    ),
    at_most(
        command_problems,
        "options.0.choices",
        lambda n: b.command(options=[b.command_option(choices=[b.choice(i) for i in range(n)])]),
        25,
    ),
    between(
        command_problems,
        "options.0.choices.0.name",
        lambda n: b.command(options=[b.command_option(choices=[b.choice(name="x" * n)])]),
        1,
        100,
    ),
    between(
        command_problems,
        "options.0.choices.0.value",
        lambda n: b.command(options=[b.command_option(choices=[b.choice(value="x" * n)])]),
        1,
        100,
    ),
    between(
        command_problems,
        "name_localizations.de",
        lambda n: b.command(name_localizations={"de": "x" * n}),
        1,
        32,
    ),
    between(
        command_problems,
        "description_localizations.de",
        lambda n: b.command(description_localizations={"de": "x" * n}),
        1,
        100,
    ),
    # the rest
    between(emoji, "name", lambda n: {"name": "x" * n, "image": "x"}, 2, 32),
    Limit(emoji, "image", lambda n: {"name": "xx", "image": "x" * n}, (1,), (0,)),
    between(checking.thread, "name", lambda n: {"name": "x" * n}, 1, 100),
    between(checking.bulk_delete, "messages", lambda n: {"messages": ["1"] * n}, 2, 100),
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


def _inputs(amount: int) -> list[Json]:
    return [b.row(b.text_input(number)) for number in range(amount)]


def _subcommand(options: list[Json]) -> Json:
    return {"type": 1, "name": "s", "description": "d", "options": options}


@pytest.mark.parametrize("limit", FIELDS, ids=str)
def test_just_inside_passes_and_just_over_is_named(limit: Limit) -> None:
    for value in limit.inside:
        assert limit.check(limit.build(value)) == []
    for value in limit.outside:
        assert limit.path in [".".join(each.path) for each in limit.check(limit.build(value))]


def test_every_number_has_a_case_here(monkeypatch: pytest.MonkeyPatch) -> None:
    fired: set[limits.Rule] = set()
    original = checking.broken

    def watched(rule: limits.Rule, value: Any) -> tuple[str, str] | None:
        problem = original(rule, value)
        if problem is not None:
            fired.add(rule)
        return problem

    monkeypatch.setattr(checking, "broken", watched)
    for limit in FIELDS:
        for value in limit.outside:
            limit.check(limit.build(value))
    tables = [limits.MESSAGE, limits.MODAL, limits.CHOICES, limits.OPTION, limits.COMMAND]
    tables += [limits.EMOJI, limits.THREAD, limits.BULK_DELETE, *limits.COMPONENT.values()]
    assert {rule for table in tables for rule in table} - fired == set()
