"""Routes that register and list application commands."""

from localcord.checks import limits
from localcord.checks.commands import refuse_commands
from localcord.errors import DiscordError
from localcord.rest.call import Answer, Call
from localcord.rest.route import Route
from localcord.world.model import CommandScope, Json

EVERYWHERE = "/applications/{application_id}/commands"
ONE_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"
CHAT_INPUT = 1


def list_commands(call: Call) -> Answer:
    return 200, list(call.world.commands.get(None, {}).values())


def register_commands(call: Call) -> Answer:
    return _register(call, None)


def list_guild_commands(call: Call) -> Answer:
    return 200, list(call.world.commands.get(_guild_id(call), {}).values())


def register_guild_commands(call: Call) -> Answer:
    return _register(call, _guild_id(call))


def _guild_id(call: Call) -> int:
    if call.number("guild_id") not in call.world.guilds:
        raise DiscordError(50001)
    return call.number("guild_id")


def _register(call: Call, scope: int | None) -> Answer:
    refuse_commands(call.body)
    old = call.world.commands.get(scope, {})
    new: dict[tuple[int, str], Json] = {}
    _count_new(call, scope, old)
    for wanted in call.body:
        key = (wanted.get("type") or CHAT_INPUT, wanted["name"])
        new[key] = _command(call, wanted, scope, old.get(key))
    call.world.commands[scope] = new
    call.world.keep(CommandScope(scope))
    call.world.show("commands")
    return 200, list(new.values())


def _count_new(call: Call, scope: int | None, old: dict[tuple[int, str], Json]) -> None:
    names = {(wanted.get("type") or CHAT_INPUT, wanted["name"]) for wanted in call.body}
    created = call.world.commands_created
    if created[scope] + len(names - old.keys()) > limits.COMMANDS_PER_DAY:
        raise DiscordError(30034)
    created[scope] += len(names - old.keys())


def _command(call: Call, wanted: Json, scope: int | None, old: Json | None) -> Json:
    permissions = wanted.get("default_member_permissions")
    command: Json = {
        "id": old["id"] if old else str(call.world.ids.new()),
        "application_id": str(call.world.bot.id),
        "version": str(call.world.ids.new()),
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
    return {**command, "guild_id": str(scope)} if scope else command


def _option(option: Json) -> Json:
    result = {key: value for key, value in option.items() if value is not None}
    if "options" in result:
        result["options"] = [_option(inner) for inner in result["options"]]
    return result


ROUTES = (
    Route("GET", EVERYWHERE, list_commands),
    Route("PUT", EVERYWHERE, register_commands),
    Route("GET", ONE_GUILD, list_guild_commands),
    Route("PUT", ONE_GUILD, register_guild_commands),
)
