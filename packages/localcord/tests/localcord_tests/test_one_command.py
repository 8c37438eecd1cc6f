"""Commands registered one by one, and the Entry Point command that a bulk overwrite must keep."""

from pathlib import Path
from typing import Any

import pytest

from localcord import LocalDiscord
from localcord_tests import bodies as b
from localcord_tests.home import home
from localcord_tests.raw import Raw, raw


def _base(local: LocalDiscord, scope: str = "global") -> str:
    guild = f"/guilds/{local.guild.id}" if scope == "guild" else ""
    return f"/applications/{local.bot.id}{guild}/commands"


@pytest.mark.parametrize("scope", ["global", "guild"])
async def test_one_command_is_created_read_changed_and_deleted(scope: str) -> None:
    async with home() as local, raw(local) as ask:
        base = _base(local, scope)
        assert (await ask.ask("POST", base, b.command("eins")))[0] == 201
        status, again = await ask.ask("POST", base, b.command("eins", description="neu"))
        assert (status, again["description"]) == (200, "neu")
        one = f"{base}/{again['id']}"
        changed = await ask("PATCH", one, {"name": "zwei"})
        assert (changed["name"], changed["description"]) == ("zwei", "neu")
        assert await ask("GET", one) == changed
        assert await ask("GET", base) == [changed]
        await ask("DELETE", one)
        assert await ask("GET", base) == []
        assert (await ask.refused("GET", one))[1]["code"] == 10063


async def test_a_wrong_command_is_refused_with_a_path_without_index() -> None:
    async with home() as local, raw(local) as ask:
        await ask("POST", _base(local), b.command("gut"))
        status, refusal = await ask.refused("POST", _base(local), b.command("x" * 33))
        assert (status, refusal["code"]) == (400, 50035)
        assert list(refusal["errors"]) == ["name"]


async def test_synced_waits_for_the_commands_of_the_bot() -> None:
    async with home() as local, raw(local) as ask:
        with pytest.raises(AssertionError, match="in vain"):
            await local.synced(timeout_seconds=0.02)
        await ask("POST", _base(local), b.command("eins"))
        await local.synced()
        await local.synced("eins")
        with pytest.raises(AssertionError, match="in vain"):
            await local.synced("zwei", timeout_seconds=0.02)


# -- the Entry Point command --------------------------------------------------------------------


async def _entry_point(ask: Raw) -> Any:
    commands = await ask("GET", _base(ask.local))
    return next(each for each in commands if each["type"] == 4)


async def test_an_application_with_an_activity_owns_its_entry_point() -> None:
    async with home(entry_point=True) as local, raw(local) as ask:
        command = await _entry_point(ask)
        assert (command["name"], command["handler"]) == ("launch", 2)
        assert await ask("GET", _base(local, "guild")) == []


async def test_without_the_switch_there_is_none() -> None:
    async with home() as local, raw(local) as ask:
        assert await ask("GET", _base(local)) == []


async def test_a_bulk_overwrite_that_loses_it_is_refused_and_changes_nothing() -> None:
    async with home(entry_point=True) as local, raw(local) as ask:
        before = await ask("GET", _base(local))
        status, refusal = await ask.refused("PUT", _base(local), [b.command("eins")])
        assert status == 400
        assert refusal == {
            "message": "You cannot remove this app's Entry Point command in a bulk update "
            "operation. Please include the Entry Point command in your update request or "
            "delete it separately.",
            "code": 50240,
        }
        assert await ask("GET", _base(local)) == before


async def test_a_bulk_overwrite_that_sends_it_along_keeps_its_id() -> None:
    async with home(entry_point=True) as local, raw(local) as ask:
        command = await _entry_point(ask)
        sent = [b.command("eins"), {"type": 4, "name": "launch", "handler": 2}]
        await ask("PUT", _base(local), sent)
        assert (await _entry_point(ask))["id"] == command["id"]
        assert len(await ask("GET", _base(local))) == 2


async def test_a_bulk_overwrite_of_a_guild_need_not_name_it_and_cannot() -> None:
    async with home(entry_point=True) as local, raw(local) as ask:
        await ask("PUT", _base(local, "guild"), [b.command("eins")])
        launch = {"type": 4, "name": "launch", "handler": 2}
        assert (await ask.refused("PUT", _base(local, "guild"), [launch]))[0] == 400


async def test_it_can_be_deleted_by_itself() -> None:
    async with home(entry_point=True) as local, raw(local) as ask:
        await ask("DELETE", f"{_base(local)}/{(await _entry_point(ask))['id']}")
        await ask("PUT", _base(local), [b.command("eins")])
        assert [each["name"] for each in await ask("GET", _base(local))] == ["eins"]


async def test_people_do_not_type_it_as_a_slash_command() -> None:
    async with home(entry_point=True) as local:
        with pytest.raises(AssertionError, match="no command 'launch'"):
            await local.people[0].slash("launch")


async def test_a_kept_world_keeps_it(tmp_path: Path) -> None:
    file = tmp_path / "world.json"
    numbers = []
    for _ in range(2):
        async with home(entry_point=True, file=file) as local, raw(local) as ask:
            numbers.append((await _entry_point(ask))["id"])
    assert numbers[0] == numbers[1]
