"""Roles, nicknames, timeouts and bans, with their gateway events."""

from datetime import datetime
from typing import Any

from localcord.world import payloads
from localcord.world.events import Intent
from localcord.world.model import Guild, Member, Role, User
from localcord.world.permissions import NO_PERMISSION, Permission
from localcord.world.world import World


def add_role(
    world: World, guild: Guild, name: str, granted: Permission = NO_PERMISSION, **known: Any
) -> Role:
    """Add a role at the lowest position, as Discord does."""
    role = Role(world.ids.new(), name, granted, **known)
    for other in guild.roles.values():
        if other.above_bot == role.above_bot:
            other.position += 1
    guild.roles[role.id] = role
    dispatch_role(world, guild, role, "GUILD_ROLE_CREATE")
    return role


def dispatch_role(world: World, guild: Guild, role: Role, event: str = "GUILD_ROLE_UPDATE") -> None:
    world.mark_dirty(guild)
    data = {"guild_id": str(guild.id), "role": payloads.created_role(guild, role)}
    world.dispatch(event, data, guild, Intent.GUILDS)


def move_roles(world: World, guild: Guild, wanted: dict[int, int]) -> None:
    """Move some roles below the bot; positions stay consecutive."""
    order = sorted(guild.below_bot, key=lambda each: (each.position, each.id))
    for role in order:
        role.position = wanted.get(role.id, role.position)
    moved = sorted(order, key=lambda each: (each.position, each.id not in wanted))
    for position, role in enumerate(moved, 1):
        role.position = position
        dispatch_role(world, guild, role)


def remove_role(world: World, guild: Guild, role: Role) -> None:
    holders = [member for member in guild.members.values() if role.id in member.roles]
    for member in holders:
        member.roles.remove(role.id)
    del guild.roles[role.id]
    world.mark_dirty(guild)
    data = {"guild_id": str(guild.id), "role_id": str(role.id)}
    world.dispatch("GUILD_ROLE_DELETE", data, guild, Intent.GUILDS)
    for member in holders:
        update_member(world, guild, member)


def set_roles(world: World, guild: Guild, member: Member, roles: list[int]) -> None:
    member.roles = [role_id for role_id in guild.roles if role_id in roles]
    update_member(world, guild, member)


def set_timeout(world: World, guild: Guild, member: Member, until: datetime | None) -> None:
    member.timeout_until = until
    update_member(world, guild, member)


def update_member(world: World, guild: Guild, member: Member) -> None:
    world.mark_dirty(guild)
    data = {**payloads.member(member), "guild_id": str(guild.id)}
    world.dispatch("GUILD_MEMBER_UPDATE", data, guild, Intent.GUILD_MEMBERS)


def ban(world: World, guild: Guild, user: User, reason: str | None) -> None:
    guild.bans[user.id] = reason
    if user.id in guild.members:
        world.remove_member(guild, user)
    _dispatch_ban(world, guild, user, "GUILD_BAN_ADD")


def unban(world: World, guild: Guild, user: User) -> None:
    del guild.bans[user.id]
    _dispatch_ban(world, guild, user, "GUILD_BAN_REMOVE")


def _dispatch_ban(world: World, guild: Guild, user: User, event: str) -> None:
    world.mark_dirty(guild)
    data = {"guild_id": str(guild.id), "user": payloads.user(user)}
    world.dispatch(event, data, guild, Intent.GUILD_MODERATION)


def top_position(guild: Guild, member: Member) -> int:
    """Position of a member's highest role. Members manage only what is below theirs."""
    if member.user.id == guild.owner_id:
        return 1 << 30
    own = [guild.own_position] if payloads.has_own_role(member) else [0]
    created = [role_position(guild, guild.roles[each]) for each in member.roles]
    return max(own + created)


def role_position(guild: Guild, role: Role) -> int:
    return guild.own_position + role.position if role.above_bot else role.position
