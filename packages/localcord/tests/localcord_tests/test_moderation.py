"""Roles, members, timeouts, kicks and bans, through the real client."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta

import discord
import pytest

from localcord import LocalDiscord, Person
from localcord_tests.clients import QuickBot, running
from localcord_tests.home import home

ALL = ("MANAGE_ROLES", "MANAGE_NICKNAMES", "MODERATE_MEMBERS", "KICK_MEMBERS", "BAN_MEMBERS")


@dataclass
class Guarded:
    local: LocalDiscord
    bot: QuickBot

    @property
    def anna(self) -> Person:
        return self.local.people[0]

    @property
    def guild(self) -> discord.Guild:
        return self.bot.guilds[0]

    @property
    def member(self) -> discord.Member:
        found = self.guild.get_member(self.anna.id)
        assert found is not None
        return found


@pytest.fixture
async def guarded() -> AsyncIterator[Guarded]:
    """The bot has every permission of a moderator, and knows the members."""
    intents = discord.Intents.default()
    intents.members = True
    bot = QuickBot(intents)
    async with home(privileged_intents=True) as local:
        local.allow_in_guild(*ALL)
        async with running(bot, local):
            yield Guarded(local, bot)


async def test_roles_are_created_changed_given_taken_and_deleted(guarded: Guarded) -> None:
    colour = discord.Colour(0xFF0000)
    permissions = discord.Permissions(kick_members=True)
    role = await guarded.guild.create_role(name="Wache", permissions=permissions, colour=colour)
    assert (role.name, role.colour, role.permissions) == ("Wache", colour, permissions)
    await guarded.member.add_roles(role)
    assert guarded.local.guild.members[guarded.anna.id].roles == [role.id]
    await guarded.local.until(lambda: role in guarded.member.roles)
    changed = await role.edit(name="Wächter", hoist=True)
    assert changed is not None
    assert (changed.name, changed.hoist) == ("Wächter", True)
    await guarded.member.remove_roles(role)
    assert guarded.local.guild.members[guarded.anna.id].roles == []
    await guarded.member.add_roles(role)
    await role.delete()
    assert guarded.local.guild.roles == {}
    await guarded.local.until(lambda: role not in guarded.member.roles)


async def test_a_role_gives_its_permissions(guarded: Guarded) -> None:
    role = guarded.local.new_role("Wache", "MANAGE_MESSAGES")
    channel = guarded.local.default_channel
    world = guarded.local.world
    before = world.permissions(guarded.anna, channel)
    guarded.local.give_role(guarded.anna, role)
    assert world.permissions(guarded.anna, channel) == before | role.granted


async def test_all_roles_are_listed_and_one_is_fetched(guarded: Guarded) -> None:
    made = guarded.local.new_role("Wache")
    names = [role.name for role in await guarded.guild.fetch_roles()]
    assert {"@everyone", "Wache"} <= set(names)
    assert (await guarded.guild.fetch_role(made.id)).name == "Wache"
    with guarded.local.expect_fault("10011"), pytest.raises(discord.NotFound):
        await guarded.guild.fetch_role(1)


async def test_roles_are_moved(guarded: Guarded) -> None:
    low, high = guarded.local.new_role("b"), guarded.local.new_role("a")
    assert (high.position, low.position) == (1, 2)
    await guarded.local.until(lambda: guarded.guild.get_role(high.id))
    roles = {guarded.guild.get_role(high.id): 2, guarded.guild.get_role(low.id): 1}
    await guarded.guild.edit_role_positions(roles)  # type: ignore[arg-type]
    assert (high.position, low.position) == (2, 1)


async def test_roles_above_the_bot_are_out_of_its_reach(guarded: Guarded) -> None:
    role = guarded.local.new_role("Chefin", above_bot=True)
    await guarded.local.until(lambda: guarded.guild.get_role(role.id))
    found = guarded.guild.get_role(role.id)
    assert found is not None
    with guarded.local.expect_fault("50013"), pytest.raises(discord.Forbidden):
        await guarded.member.add_roles(found)
    with guarded.local.expect_fault("50013"), pytest.raises(discord.Forbidden):
        await found.delete()
    guarded.local.give_role(guarded.anna, role)
    with guarded.local.expect_fault("50013"), pytest.raises(discord.Forbidden):
        await guarded.member.kick()


async def test_a_managed_role_cannot_be_changed(guarded: Guarded) -> None:
    own = guarded.guild.self_role
    assert own is not None
    with guarded.local.expect_fault("50028"), pytest.raises(discord.HTTPException):
        await own.edit(name="anders")


async def test_two_hundred_and_fifty_roles_are_enough(guarded: Guarded) -> None:
    for number in range(248):
        guarded.local.new_role(f"r{number}")
    with guarded.local.expect_fault("30005"), pytest.raises(discord.HTTPException):
        await guarded.guild.create_role(name="zuviel")


async def test_members_are_listed_and_searched(guarded: Guarded) -> None:
    listed = [member.id async for member in guarded.guild.fetch_members()]
    assert sorted(listed) == sorted(guarded.local.guild.members)
    found = await guarded.bot.http.request(
        discord.http.Route("GET", "/guilds/{guild_id}/members/search", guild_id=guarded.guild.id),
        params={"query": "ann", "limit": 5},
    )
    assert [member["user"]["global_name"] for member in found] == ["Anna"]


async def test_listing_members_needs_the_privileged_intent() -> None:
    bot = QuickBot()
    async with home() as local, running(bot, local):
        route = discord.http.Route("GET", "/guilds/{guild_id}/members", guild_id=local.guild.id)
        with local.expect_fault("50001"), pytest.raises(discord.Forbidden):
            await bot.http.request(route)


async def test_nicknames_are_given_and_seen(guarded: Guarded) -> None:
    await guarded.member.edit(nick="Änne")
    assert guarded.local.guild.members[guarded.anna.id].nick == "Änne"
    await guarded.local.until(lambda: guarded.member.display_name == "Änne")
    await guarded.guild.me.edit(nick="Robbi")
    assert guarded.local.guild.members[guarded.local.bot.id].nick == "Robbi"
    with guarded.local.expect_fault("50035"), pytest.raises(discord.HTTPException, match="nick"):
        await guarded.member.edit(nick="x" * 33)


async def test_roles_are_set_together(guarded: Guarded) -> None:
    roles = [await guarded.guild.create_role(name=name) for name in ("a", "b")]
    await guarded.member.edit(roles=roles)
    assert set(guarded.local.guild.members[guarded.anna.id].roles) == {each.id for each in roles}


async def test_a_timeout_ends_with_the_clock(guarded: Guarded) -> None:
    await guarded.member.timeout(timedelta(minutes=10))
    with pytest.raises(AssertionError, match="lacks SEND_MESSAGES"):
        await guarded.anna.say("hallo")
    guarded.local.clock.advance(timedelta(minutes=11))
    await guarded.anna.say("hallo")
    with guarded.local.expect_fault("50035"), pytest.raises(discord.HTTPException, match="28 days"):
        await guarded.member.timeout(timedelta(days=29))


async def test_somebody_is_kicked(guarded: Guarded) -> None:
    await guarded.member.kick()
    assert guarded.anna.id not in guarded.local.guild.members
    with guarded.local.expect_fault("10007"), pytest.raises(discord.NotFound):
        await guarded.guild.kick(discord.Object(guarded.anna.id))


async def test_somebody_is_banned_with_a_reason_and_forgiven(guarded: Guarded) -> None:
    await guarded.member.ban(reason="zu laut")
    assert guarded.anna.id not in guarded.local.guild.members
    listed = [(ban.user.id, ban.reason) async for ban in guarded.guild.bans()]
    assert listed == [(guarded.anna.id, "zu laut")]
    user = discord.Object(guarded.anna.id)
    assert (await guarded.guild.fetch_ban(user)).reason == "zu laut"
    await guarded.guild.unban(user)
    with guarded.local.expect_fault("10026"), pytest.raises(discord.NotFound):
        await guarded.guild.fetch_ban(user)
    with guarded.local.expect_fault("10026"), pytest.raises(discord.NotFound):
        await guarded.guild.unban(user)


async def test_the_owner_is_out_of_reach(guarded: Guarded) -> None:
    owner = discord.Object(guarded.local.guild.owner_id)
    with guarded.local.expect_fault("50013"), pytest.raises(discord.Forbidden):
        await guarded.guild.ban(owner)


@pytest.mark.parametrize("act", ["kick", "ban", "nick", "timeout", "role"])
async def test_without_the_permission_nothing_happens(act: str) -> None:
    intents = discord.Intents.default()
    intents.members = True
    bot = QuickBot(intents)
    async with home(privileged_intents=True) as local, running(bot, local):
        here = Guarded(local, bot)
        acts: dict[str, Callable[[], Awaitable[object]]] = {
            "kick": here.member.kick,
            "ban": here.member.ban,
            "nick": lambda: here.member.edit(nick="x"),
            "timeout": lambda: here.member.timeout(timedelta(minutes=1)),
            "role": lambda: here.guild.create_role(name="x"),
        }
        with local.expect_fault("50013"), pytest.raises(discord.Forbidden):
            await acts[act]()
