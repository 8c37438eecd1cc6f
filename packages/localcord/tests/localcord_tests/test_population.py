"""Who is there at the start, and who may manage the server."""

from pathlib import Path

import pytest

from localcord import LocalDiscord, Permission, UnknownPersonError
from localcord_tests.home import home


def _managers(local: LocalDiscord) -> list[str]:
    rights = {
        each.name: local.world.permissions(each, local.default_channel) for each in local.people
    }
    return [name for name, granted in rights.items() if Permission.MANAGE_GUILD in granted]


def test_a_server_is_what_it_is_told_to_be() -> None:
    local = LocalDiscord(
        ["Zoe"], name="Klub", channels=["eins", "zwei"], bot_name="Robbi", owner_name="Chefin"
    )
    assert local.guild.name == "Klub"
    assert [channel.name for channel in local.world.channels.values()] == ["eins", "zwei"]
    assert local.default_channel is local.channel("eins")
    members = [member.user.name for member in local.guild.members.values()]
    assert members == ["Chefin", "Robbi", "Zoe"]
    assert local.person("Zoe").locale == "en-US"


def test_nobody_may_manage_the_server_unless_told() -> None:
    assert _managers(home()) == []
    assert _managers(home(manager="Ben")) == ["Ben"]


async def test_another_manager_takes_the_place_of_the_last_one(tmp_path: Path) -> None:
    file = tmp_path / "world.json"
    async with home(file=file, manager="Anna") as before:
        assert _managers(before) == ["Anna"]
    async with home(file=file, manager="Ben") as after:
        assert _managers(after) == ["Ben"]
    async with home(file=file) as as_it_was:
        assert _managers(as_it_was) == ["Ben"]


def test_a_manager_who_does_not_live_there_is_an_error() -> None:
    with pytest.raises(UnknownPersonError, match="there is no Zoe here, only Anna, Ben"):
        home(manager="Zoe")
