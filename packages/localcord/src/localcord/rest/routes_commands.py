"""Routes that register, change, list and delete application commands, global and per guild."""

from localcord.checks import limits
from localcord.checks.commands import refuse_commands, refuse_lost_entry_point
from localcord.checks.rules import refuse
from localcord.errors import DiscordError, invalid
from localcord.rest.call import NOTHING, Answer, Call
from localcord.rest.route import Route
from localcord.world.commands import ENTRY_POINT, Key, command_object, key_of, registered, store
from localcord.world.model import Json

GLOBAL = "/applications/{application_id}/commands"
GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


def list_commands(call: Call) -> Answer:
    return 200, list(registered(call.world, _scope(call)).values())


def overwrite_commands(call: Call) -> Answer:
    scope, wanted = _scope(call), call.body or []
    old = registered(call.world, scope)
    _refuse(scope, wanted)
    if scope is None:
        refuse_lost_entry_point(old.values(), wanted)
    _count_new(call, scope, [key_of(each) for each in wanted])
    new = [_replacement(call, each, scope) for each in wanted]
    store(call.world, scope, new)
    return 200, new


def create_command(call: Call) -> Answer:
    """A command with the type and name of an old one replaces it."""
    scope, old = _scope(call), registered(call.world, _scope(call))
    others = [command for key, command in old.items() if key != _key(call.body)]
    _refuse_one(scope, others, call.body)
    _count_new(call, scope, [key_of(call.body)])
    new = _replacement(call, call.body, scope)
    store(call.world, scope, [*others, new])
    return 200 if key_of(call.body) in old else 201, new


def get_command(call: Call) -> Answer:
    return 200, _command(call)


def change_command(call: Call) -> Answer:
    scope, old = _scope(call), _command(call)
    wanted = {**old, **call.body}
    others = [each for each in registered(call.world, scope).values() if each is not old]
    _refuse_one(scope, others, wanted)
    new = command_object(call.world, wanted, scope, old)
    store(call.world, scope, [*others, new])
    return 200, new


def delete_command(call: Call) -> Answer:
    scope, gone = _scope(call), _command(call)
    kept = [each for each in registered(call.world, scope).values() if each is not gone]
    store(call.world, scope, kept)
    return NOTHING


def list_command_permissions(call: Call) -> Answer:
    """Always empty: permissions of single commands cannot be changed here."""
    _scope(call)
    return 200, []


def _scope(call: Call) -> int | None:
    if "guild_id" not in call.args:
        return None
    if call.number("guild_id") not in call.world.guilds:
        raise DiscordError(50001)
    return call.number("guild_id")


def _command(call: Call) -> Json:
    for command in registered(call.world, _scope(call)).values():
        if command["id"] == call.args["command_id"]:
            return command
    raise DiscordError(10063)


def _key(command: Json) -> Key | None:
    return key_of(command) if command.get("name") else None


def _replacement(call: Call, wanted: Json, scope: int | None) -> Json:
    old = registered(call.world, scope).get(key_of(wanted))
    return command_object(call.world, wanted, scope, old)


def _refuse(scope: int | None, wanted: list[Json]) -> None:
    refuse_commands(wanted)
    if scope is not None and any(key_of(each)[0] == ENTRY_POINT for each in wanted):
        raise invalid("type", "BASE_TYPE_CHOICES", "Entry Point commands are global.")


def _refuse_one(scope: int | None, others: list[Json], wanted: Json) -> None:
    """Check one command together with the others; paths of errors have no index."""
    try:
        _refuse(scope, [*others, wanted])
    except DiscordError as error:
        index = str(len(others))
        refuse(each.without(index) for each in error.problems)
        raise


def _count_new(call: Call, scope: int | None, wanted: list[Key]) -> None:
    created, today = call.world.commands_created, call.world.now().date()
    new = len(set(wanted) - registered(call.world, scope).keys())
    if created[scope, today] + new > limits.COMMANDS_PER_DAY:
        raise DiscordError(30034)
    created[scope, today] += new


def _routes(base: str) -> tuple[Route, ...]:
    one = base + "/{command_id}"
    return (
        Route("GET", base, list_commands),
        Route("PUT", base, overwrite_commands),
        Route("POST", base, create_command),
        Route("GET", one, get_command),
        Route("PATCH", one, change_command),
        Route("DELETE", one, delete_command),
    )


ROUTES = (
    *_routes(GLOBAL),
    *_routes(GUILD),
    Route("GET", GUILD + "/permissions", list_command_permissions),
)
