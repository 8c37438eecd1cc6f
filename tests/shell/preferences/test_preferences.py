"""What a person or a server has chosen: each press changes what it says, and nothing else."""

from typing import Any

import discord
import pytest

from bot.engine.errors import PlayerError
from bot.shell.preferences import server_settings
from bot.store.store import Store
from tests.shelf import CATALOGUE
from tests.shell.interactions import BOT
from tests.shell.sending import Sending
from tests.shell.served import Served
from tests.shell.tables import ANNA, BEN, GUILD, STRANGER


def manager(*, manages: bool = True) -> dict[str, Any]:
    allowed = discord.Permissions(manage_guild=manages).value
    user = {**BOT, "id": str(ANNA), "username": "Anna"}
    member = {"user": user, "roles": [], "flags": 0, "joined_at": None}
    return {"person": ANNA, "member": member | {"permissions": str(allowed)}}


async def test_the_hours_of_quiet_are_set_one_by_one(served: Served, store: Store) -> None:
    await served.press("reach from 21")
    await served.press("reach to 7")
    quiet = (await store.people.preferences(ANNA)).quiet
    assert quiet is not None
    assert (quiet.begins, quiet.ends) == (21, 7)
    await served.press("reach from 23")
    quiet = (await store.people.preferences(ANNA)).quiet
    assert quiet is not None
    assert (quiet.begins, quiet.ends) == (23, 7)


async def test_who_is_deleted_is_forgotten_by_every_part_that_knew_them(
    served: Served, sending: Sending
) -> None:
    languages = served.parts.languages
    languages.note(ANNA, discord.Locale.german)
    languages.note(BEN, discord.Locale.german)
    await served.press("mydata delete yes")
    assert await languages.of(ANNA, "en") == "en"
    assert await languages.of(BEN, "en") == "de"
    assert sending.done[-1][0] == "sent"


async def test_only_who_manages_the_server_changes_its_settings(
    served: Served, store: Store
) -> None:
    with pytest.raises(PlayerError, match="settings-not-yours"):
        await served.press("settings set hints off", **manager(manages=False))
    assert (await store.servers.settings(GUILD)).hints
    await served.press("settings set hints off", **manager())
    assert not (await store.servers.settings(GUILD)).hints


async def test_one_allowed_game_is_the_only_one_and_all_of_them_are_no_limit(
    served: Served, store: Store
) -> None:
    for count, game in enumerate(CATALOGUE, start=1):
        await server_settings.change(served.command(**manager()), {"game": [game]})
        known = (await store.servers.settings(GUILD)).games
        assert len(known) == count % len(CATALOGUE)


async def test_who_is_blocked_sits_down_nowhere_until_that_ends(
    served: Served, store: Store
) -> None:
    await served.press(f"settings block on {STRANGER}", **manager())
    assert await store.blocks.people(GUILD) == [STRANGER]
    await served.press(f"settings block off {STRANGER}", **manager())
    assert await store.blocks.people(GUILD) == []
