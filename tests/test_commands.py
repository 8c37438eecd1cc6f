"""Commands: names and descriptions that Discord accepts in both languages; synced on change."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.config import Settings
from bot.live.brain_pool import BrainPool
from bot.live.tables import LiveTables
from bot.shell.client import Stammtisch, intents
from bot.shell.commands.check import command_problems
from bot.store.store import Store
from tests.book import Book
from tests.shelf import CATALOGUE
from tests.wire.table import connected, playground

GERMAN = {
    "play": "spielen",
    "move": "zug",
    "bet": "wette",
    "board": "brett",
    "rules": "regeln",
    "learn": "lernen",
    "leave": "verlassen",
    "stop": "abbrechen",
    "help": "hilfe",
    "daily": "heute",
    "puzzle": "knobeln",
    "history": "verlauf",
    "replay": "wiederholung",
    "verify": "pruefen",
}


@pytest.fixture
async def payload() -> AsyncIterator[list[dict[str, Any]]]:
    store = Store.unopened("sqlite+aiosqlite:///never-opened.sqlite3")
    async with Stammtisch(
        Settings(), LiveTables(CATALOGUE, store, lambda: 0.0), BrainPool()
    ) as bot:
        await bot.load_cogs()
        yield await bot.command_payload()
    await store.close()


async def test_discord_would_accept_every_command(payload: list[dict[str, Any]]) -> None:
    assert command_problems(payload) == []


async def test_commands_have_the_names_of_the_product(payload: list[dict[str, Any]]) -> None:
    names = {part["name"]: part["name_localizations"]["de"] for part in payload}
    assert GERMAN.items() <= names.items()


TAKEN_ALONG = {"help", "rules", "learn", "mydata", "replay", "verify", "profile", "bet", "puzzle"}


async def test_what_is_only_read_can_be_taken_along_to_other_servers_and_group_chats(
    payload: list[dict[str, Any]],
) -> None:
    along = {part["name"] for part in payload if part["integration_types"] == [0, 1]}
    assert along == TAKEN_ALONG
    assert {part["name"] for part in payload if 2 in part["contexts"]} == TAKEN_ALONG
    assert all(part["integration_types"] in ([0], [0, 1]) for part in payload)


async def test_an_application_without_user_installs_is_asked_for_none(tmp_path: Path) -> None:
    """The local Discord is one; a real one would refuse to sync."""
    async with (
        playground(people=("Anna",)) as place,
        connected(place, Book.of(tmp_path / "sync.sqlite3")),
    ):
        commands = [c for scope in place.world.commands.values() for c in scope.values()]
        assert {tuple(command["integration_types"]) for command in commands} == {(0,)}
        anna = place.people[0]
        assert (await anna.slash("help", channel=anna.dm)).private is not None


async def test_everything_is_described_in_german_too(payload: list[dict[str, Any]]) -> None:
    for part in (*payload, *(o for p in payload for o in p.get("options") or [])):
        assert "de" in part["name_localizations"], part["name"]
        assert "de" in part["description_localizations"], part["name"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"name": "Play"}, "not allowed"),
        ({"name": "zu lang" * 9}, "not allowed"),
        ({"name": "two words"}, "not allowed"),
        ({"description": ""}, "1 to 100"),
        ({"description": "x" * 101}, "1 to 100"),
        ({"description_localizations": {"de": ""}}, "1 to 100"),
    ],
)
def test_a_bad_name_or_description_is_named(change: dict[str, Any], sentence: str) -> None:
    good = {"name": "play", "description": "about"}
    assert command_problems([good]) == []
    assert sentence in command_problems([good | change])[0]


def test_a_name_used_twice_is_named() -> None:
    one = {"name": "play", "description": "about"}
    assert "used twice" in command_problems([one, one])[0]


def test_no_intent_is_privileged() -> None:
    privileged = {"members", "presences", "message_content"}
    assert not privileged & {name for name, wanted in intents() if wanted}


async def test_commands_are_synced_only_when_they_changed(tmp_path: Path) -> None:

    book = Book.of(tmp_path / "sync.sqlite3")
    async with playground(people=("Anna",)) as place:
        for _ in range(2):
            async with connected(place, book):
                pass
        syncs = [r for r in place.requests if r.method == "PUT" and r.path.endswith("/commands")]
        assert len(syncs) == 1
