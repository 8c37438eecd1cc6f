"""Application commands as Discord stores and returns them."""

from collections.abc import Iterable

from localcord.world.model import CommandScope, Json
from localcord.world.world import World

CHAT_INPUT, ENTRY_POINT = 1, 4
DISCORD_LAUNCHES = 2
Key = tuple[int, str]


def key_of(command: Json) -> Key:
    return command.get("type") or CHAT_INPUT, command["name"]


def registered(world: World, scope: int | None) -> dict[Key, Json]:
    return world.commands.get(scope, {})


def store(world: World, scope: int | None, commands: Iterable[Json]) -> None:
    world.commands[scope] = {key_of(command): command for command in commands}
    world.commands_synced = True
    world.mark_dirty(CommandScope(scope))
    world.notify("commands")


def own_entry_point(world: World) -> None:
    """The command that Discord creates where Activities are enabled for an application."""
    commands = registered(world, None)
    if any(kind == ENTRY_POINT for kind, _ in commands):
        return
    wanted = {"type": ENTRY_POINT, "name": "launch", "handler": DISCORD_LAUNCHES}
    wanted |= {"integration_types": [0, 1], "contexts": [0, 1, 2]}
    command = command_object(world, wanted, None, None)
    world.commands[None] = {**commands, key_of(command): command}
    world.mark_dirty(CommandScope(None))


def command_object(world: World, wanted: Json, scope: int | None, old: Json | None) -> Json:
    """A new command, or what replaces an old one under its id."""
    permissions = wanted.get("default_member_permissions")
    command: Json = {
        "id": old["id"] if old else str(world.ids.new()),
        "application_id": str(world.bot.id),
        "version": str(world.ids.new()),
        "type": wanted.get("type") or CHAT_INPUT,
        "name": wanted["name"],
        "name_localizations": wanted.get("name_localizations"),
        "description": wanted.get("description") or "",
        "description_localizations": wanted.get("description_localizations"),
        "default_member_permissions": None if permissions is None else str(permissions),
        "dm_permission": wanted.get("dm_permission", True),
        "contexts": wanted.get("contexts"),
        "integration_types": wanted.get("integration_types") or [0],
        "nsfw": wanted.get("nsfw", False),
        "options": [_option(option) for option in wanted.get("options") or ()],
    }
    if command["type"] == ENTRY_POINT:
        command["handler"] = wanted.get("handler") or DISCORD_LAUNCHES
    return {**command, "guild_id": str(scope)} if scope else command


def _option(option: Json) -> Json:
    result = {key: value for key, value in option.items() if value is not None}
    if "options" in result:
        result["options"] = [_option(inner) for inner in result["options"]]
    return result
