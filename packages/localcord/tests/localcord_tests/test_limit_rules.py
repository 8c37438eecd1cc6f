"""Rules that no single number shows: sums, shapes, uniqueness, flags."""

from typing import Any

import pytest

from localcord.checks import rules
from localcord.checks.components import emoji
from localcord.checks.messages import message
from localcord.checks.modals import modal
from localcord.errors import Problem
from localcord.world.model import Flag, Message
from localcord.world.posting import Upload
from localcord.world.world import World
from localcord_tests import bodies as b
from localcord_tests.limits import paths

Json = dict[str, Any]
PARSE_USERS = {"parse": ["users"], "users": ["1"]}
LONG = "x" * 4094
IMAGE = b.embed(image={"url": "attachment://a.png"})


def sent(body: Json) -> list[Problem]:
    return message(body, "channel")


def fields(lengths: list[int]) -> Json:
    return {"embeds": [{"description": "x" * length} for length in lengths]}


GOOD: list[tuple[str, Json]] = [
    ("six thousand characters of embeds", fields([4000, 2000])),
    ("blanks at the ends do not count", {"embeds": [{"title": "t"}, {"description": f" {LONG} "}]}),
    ("five rows", b.rows(*map(b.button, range(5)))),
    ("a select alone in its row", b.rows(b.select(3, max_values=3), b.button())),
    ("a link", b.rows(b.link())),
    ("an emoji without label", b.rows(b.button(label=None, emoji={"name": "🎲"}))),
    ("all defaults", b.rows(b.select(max_values=1, options=[b.option(default=True)]))),
    ("forty components in all", b.v2({"type": 17, "components": [b.display()] * 39})),
    ("four thousand characters of displays", b.v2(b.display("x" * 2000), b.display("x" * 2000))),
    ("quiet and without embeds", {"content": "x", "flags": 1 << 2 | 1 << 12}),
    (
        "only one way to mention",
        {"content": "x", "allowed_mentions": {"parse": [], "users": ["1"]}},
    ),
    ("numbers as nonce", {"content": "x", "nonce": 7}),
]
BAD: list[tuple[str, Json, str]] = [
    ("one character more", fields([4000, 2001]), "embeds"),
    ("an empty embed", {"embeds": [{"color": 1}]}, "embeds.0.description"),
    ("a blank field name", b.embed(fields=[b.field(name=" ")]), "embeds.0.fields.0.name"),
    ("a field without value", b.embed(fields=[{"name": "n"}]), "embeds.0.fields.0.value"),
    ("six rows", b.rows(*map(b.button, range(6))), "components"),
    ("a button outside a row", {"components": [b.button()]}, "components.0.type"),
    (
        "a select beside a button",
        {"components": [b.row(b.select(), b.button())]},
        "components.0.components",
    ),
    ("no label, no emoji", b.rows(b.button(label=None)), "components.0.components.0.label"),
    (
        "a button without id",
        b.rows(b.button(custom_id=None)),
        "components.0.components.0.custom_id",
    ),
    (
        "a button with url",
        b.rows(b.button(url="https://x.example")),
        "components.0.components.0.url",
    ),
    ("a link without url", b.rows(b.link(url=None)), "components.0.components.0.url"),
    ("a link with id", b.rows(b.link(custom_id="x")), "components.0.components.0.custom_id"),
    ("no style", b.rows(b.button(style=None)), "components.0.components.0.style"),
    (
        "a premium button with label",
        b.rows({"type": 2, "style": 6, "sku_id": "1", "label": "x"}),
        "components.0.components.0.label",
    ),
    (
        "a premium button without sku",
        b.rows({"type": 2, "style": 6}),
        "components.0.components.0.sku_id",
    ),
    (
        "the same id twice",
        b.rows(b.button(), b.button(disabled=True)),
        "components.1.components.0.custom_id",
    ),
    (
        "the same value twice",
        b.rows(b.select(options=[b.option(), b.option()])),
        "components.0.components.0.options.1.value",
    ),
    (
        "more to choose than options",
        b.rows(b.select(2, max_values=3)),
        "components.0.components.0.max_values",
    ),
    (
        "least over most",
        b.rows(b.select(3, min_values=2, max_values=1)),
        "components.0.components.0.min_values",
    ),
    (
        "too many defaults",
        b.rows(b.select(options=[b.option(0, default=True), b.option(1, default=True)])),
        "components.0.components.0.options",
    ),
    ("an unknown component", {"components": [{"type": 99}]}, "components.0.type"),
    ("forty-one components", b.v2({"type": 17, "components": [b.display()] * 40}), "components"),
    ("too much displayed text", b.v2(b.display("x" * 2000), b.display("x" * 2001)), "components"),
    ("content beside v2", b.v2(b.display(), content="x"), "content"),
    ("embeds beside v2", b.v2(b.display(), embeds=[{"title": "t"}]), "embeds"),
    ("v2 components without the flag", {"components": [b.display()]}, "components.0.type"),
    (
        "a text display inside a row",
        {"components": [b.row(b.display())]},
        "components.0.components.0.type",
    ),
    ("ephemeral in a channel", {"content": "x", "flags": 1 << 6}, "flags"),
    ("two ways to mention", {"content": "x", "allowed_mentions": PARSE_USERS}, "allowed_mentions"),
    ("a picture nobody uploaded", IMAGE, "embeds.0.image.url"),
    ("text that is a number", {"content": 5}, "content"),
    ("a list that is a text", {"embeds": "x"}, "embeds"),
    ("a colour that is a text", b.embed(color="red"), "embeds.0.color"),
]


@pytest.mark.parametrize(("name", "body"), GOOD, ids=[name for name, _ in GOOD])
def test_message_within_the_rules_passes(name: str, body: Json) -> None:
    assert sent(body) == [], name


@pytest.mark.parametrize(("name", "body", "path"), BAD, ids=[name for name, _, _ in BAD])
def test_message_against_the_rules_is_named_by_path(name: str, body: Json, path: str) -> None:
    assert path in paths(sent(body)), name


def test_uploaded_or_kept_files_can_be_shown() -> None:
    upload = Upload(0, "a.png", "image/png", b"x")
    assert message(IMAGE, "channel", (upload,)) == []
    assert "attachments" in paths(message({"content": "x"}, "channel", (upload,) * 11))
    assert message({"content": "x"}, "channel", (upload,) * 10) == []


def test_flags_depend_on_where_and_when() -> None:
    private = {"content": "x", "flags": 1 << 6}
    assert message(private, "callback") == []
    assert rules.defer({"flags": 1 << 6}) == []
    assert paths(rules.defer({"flags": 1 << 2})) == ["flags"]


def test_components_flag_stays_once_set() -> None:
    world = World("Bot", "Wirt")
    old = Message(1, world.dm_with(world.owner), world.bot, world.now(), flags=Flag.COMPONENTS_V2)
    assert message({"components": [b.display()]}, "channel", (), old) == []
    assert "flags" in paths(message({"components": [], "flags": 0}, "channel", (), old))


def test_emoji_of_components_must_be_known() -> None:
    body = b.rows(b.button(emoji={"id": "5", "name": "x"}))
    assert emoji(body, {5}) == []
    assert paths(emoji(body, {6})) == ["components.0.components.0.emoji.id"]
    in_option = b.rows(b.select(options=[b.option(emoji={"id": "5", "name": "x"})]))
    assert paths(emoji(in_option, set())) == ["components.0.components.0.options.0.emoji.id"]


MODALS: list[tuple[str, Json, str]] = [
    (
        "a text longer than allowed",
        b.modal(b.text_input(value="xx", max_length=1)),
        "components.0.components.0.value",
    ),
    (
        "a text shorter than needed",
        b.modal(b.text_input(value="x", min_length=2)),
        "components.0.components.0.value",
    ),
    (
        "least over most",
        b.modal(b.text_input(min_length=3, max_length=2)),
        "components.0.components.0.min_length",
    ),
    (
        "the same id twice",
        b.modal(b.text_input(), b.text_input()),
        "components.1.components.0.custom_id",
    ),
    ("no label anywhere", b.modal(b.text_input(label=None)), "components.0.components.0.label"),
    ("a button", b.modal() | {"components": [b.button()]}, "components.0.type"),
    (
        "two inputs in a row",
        b.modal() | {"components": [b.row(b.text_input(0), b.text_input(1))]},
        "components.0.components",
    ),
]


@pytest.mark.parametrize(("name", "body", "path"), MODALS, ids=[name for name, _, _ in MODALS])
def test_modal_against_the_rules_is_named_by_path(name: str, body: Json, path: str) -> None:
    assert path in paths(modal(body)), name


def test_modal_within_the_rules_passes() -> None:
    assert modal(b.modal(b.text_input(value="xx", min_length=2, max_length=2))) == []
    assert modal(b.labelled(b.select())) == []


@pytest.mark.parametrize("minutes", [60, 1440, 4320, 10080])
def test_threads_archive_after_one_of_four_times(minutes: int) -> None:
    assert rules.thread({"name": "x", "auto_archive_duration": minutes}) == []
    wrong = rules.thread({"name": "x", "auto_archive_duration": minutes + 1})
    assert paths(wrong) == ["auto_archive_duration"]
