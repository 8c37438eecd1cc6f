"""Routes for the roles of a guild, and for giving them to members."""

from localcord.checks import guilds as checks
from localcord.checks import limits, rules
from localcord.errors import DiscordError
from localcord.rest.call import NOTHING, Answer, Call, guild_of, member_of, need_in_guild
from localcord.rest.route import Route
from localcord.world import moderation, payloads
from localcord.world.model import Guild, Json, Role
from localcord.world.permissions import Permission

ROLES = "/guilds/{guild_id}/roles"
ROLE = ROLES + "/{role_id}"
OF_MEMBER = "/guilds/{guild_id}/members/{user_id}/roles/{role_id}"


def list_roles(call: Call) -> Answer:
    return 200, payloads.roles(guild_of(call))


def get_role(call: Call) -> Answer:
    for role in payloads.roles(guild_of(call)):
        if role["id"] == call.args["role_id"]:
            return 200, role
    raise DiscordError(10011)


def create_role(call: Call) -> Answer:
    guild = _managed(call)
    rules.refuse(checks.role(call.body or {}))
    if len(payloads.roles(guild)) >= limits.ROLES:
        raise DiscordError(30005)
    role = moderation.add_role(call.world, guild, "new role", guild.everyone)
    _change(call, guild, role)
    return 200, payloads.created_role(guild, role)


def change_role(call: Call) -> Answer:
    guild = _managed(call)
    role = role_of(call, guild)
    rules.refuse(checks.role(call.body))
    _change(call, guild, role)
    return 200, payloads.created_role(guild, role)


def _change(call: Call, guild: Guild, role: Role) -> None:
    body: Json = call.body or {}
    role.name = body.get("name") or role.name
    if body.get("permissions") is not None:
        role.granted = Permission(int(body["permissions"]))
    colour = (body.get("colors") or {}).get("primary_color", body.get("color"))
    role.color = role.color if colour is None else colour
    role.hoist = bool(body.get("hoist", role.hoist))
    role.mentionable = bool(body.get("mentionable", role.mentionable))
    moderation.dispatch_role(call.world, guild, role)


def move_roles(call: Call) -> Answer:
    guild = _managed(call)
    wanted = {int(item["id"]): item.get("position") or 1 for item in call.body}
    for role_id in wanted:
        refuse_above(call, guild, _known(guild, role_id))
    moderation.move_roles(call.world, guild, wanted)
    return 200, payloads.roles(guild)


def delete_role(call: Call) -> Answer:
    guild = _managed(call)
    moderation.remove_role(call.world, guild, role_of(call, guild))
    return NOTHING


def give_role(call: Call) -> Answer:
    guild = _managed(call)
    member, role = member_of(call, guild), role_of(call, guild)
    moderation.set_roles(call.world, guild, member, [*member.roles, role.id])
    return NOTHING


def take_role(call: Call) -> Answer:
    guild = _managed(call)
    member, role = member_of(call, guild), role_of(call, guild)
    kept = [each for each in member.roles if each != role.id]
    moderation.set_roles(call.world, guild, member, kept)
    return NOTHING


def _managed(call: Call) -> Guild:
    guild = guild_of(call)
    need_in_guild(call, guild, Permission.MANAGE_ROLES)
    return guild


def role_of(call: Call, guild: Guild) -> Role:
    """The role of the path, if the bot may manage it."""
    role = _known(guild, call.number("role_id"))
    refuse_above(call, guild, role)
    return role


def _known(guild: Guild, role_id: int) -> Role:
    if role_id in guild.roles:
        return guild.roles[role_id]
    raise DiscordError(50028 if guild.is_role(role_id) else 10011)


def refuse_above(call: Call, guild: Guild, role: Role) -> None:
    top = moderation.top_position(guild, guild.members[call.bot.id])
    if moderation.role_position(guild, role) >= top:
        raise DiscordError(50013)


ROUTES = (
    Route("GET", ROLES, list_roles),
    Route("POST", ROLES, create_role),
    Route("PATCH", ROLES, move_roles),
    Route("GET", ROLE, get_role),
    Route("PATCH", ROLE, change_role),
    Route("DELETE", ROLE, delete_role),
    Route("PUT", OF_MEMBER, give_role),
    Route("DELETE", OF_MEMBER, take_role),
)
