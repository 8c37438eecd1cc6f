"""Routes for the members of a guild: listed, changed, kicked, banned."""

from datetime import datetime

from localcord.checks import guilds as checks
from localcord.checks import rules
from localcord.errors import DiscordError
from localcord.rest.call import NOTHING, Answer, Call, guild_of, member_of, need_in_guild
from localcord.rest.route import Route
from localcord.rest.routes_roles import refuse_above
from localcord.world import moderation, payloads
from localcord.world.model import Guild, Json, Member, User
from localcord.world.permissions import Permission

MEMBERS = "/guilds/{guild_id}/members"
MEMBER = MEMBERS + "/{user_id}"
BANS = "/guilds/{guild_id}/bans"
BAN = BANS + "/{user_id}"


def get_member(call: Call) -> Answer:
    return 200, payloads.member(member_of(call, guild_of(call)))


def list_members(call: Call) -> Answer:
    """Needs the privileged intent, as on Discord."""
    guild = guild_of(call)
    if not call.api.gateway.privileged_intents:
        raise DiscordError(50001)
    after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 1))
    found = sorted(number for number in guild.members if number > after)[:limit]
    return 200, [payloads.member(guild.members[number]) for number in found]


def search_members(call: Call) -> Answer:
    wanted, limit = call.query["query"].casefold(), int(call.query.get("limit", 1))
    members = guild_of(call).members.values()
    found = [who for who in members if _name_begins_with(who, wanted)]
    return 200, [payloads.member(who) for who in found[:limit]]


def _name_begins_with(who: Member, beginning: str) -> bool:
    names = [who.user.name, who.nick or who.user.name]
    return any(name.casefold().startswith(beginning) for name in names)


def change_me(call: Call) -> Answer:
    guild = guild_of(call)
    me = guild.members[call.bot.id]
    rules.refuse(checks.member(call.body, call.world.now()))
    need_in_guild(call, guild, Permission.CHANGE_NICKNAME)
    me.nick = call.body.get("nick") or None
    moderation.update_member(call.world, guild, me)
    return 200, payloads.member(me)


def change_member(call: Call) -> Answer:
    guild, body = guild_of(call), call.body
    member = member_of(call, guild)
    rules.refuse(checks.member(body, call.world.now()))
    if "nick" in body:
        _manage(call, guild, member, Permission.MANAGE_NICKNAMES)
    if "communication_disabled_until" in body:
        _manage(call, guild, member, Permission.MODERATE_MEMBERS)
    if body.get("roles") is not None:
        _refuse_roles(call, guild, member)
    _apply(call, member)
    moderation.update_member(call.world, guild, member)
    return 200, payloads.member(member)


def _refuse_roles(call: Call, guild: Guild, member: Member) -> None:
    """Roles that are added or removed must be below the bot's highest role."""
    need_in_guild(call, guild, Permission.MANAGE_ROLES)
    wanted = {int(each) for each in call.body["roles"]} & guild.roles.keys()
    for role_id in wanted ^ set(member.roles):
        refuse_above(call, guild, guild.roles[role_id])


def _apply(call: Call, member: Member) -> None:
    body: Json = call.body
    if "nick" in body:
        member.nick = body["nick"] or None
    if "communication_disabled_until" in body:
        until = body["communication_disabled_until"]
        member.timeout_until = datetime.fromisoformat(until) if until else None
    if body.get("roles") is not None:
        wanted = {int(each) for each in body["roles"]}
        member.roles = [each for each in guild_of(call).roles if each in wanted]


def kick_member(call: Call) -> Answer:
    guild = guild_of(call)
    member = member_of(call, guild)
    _manage(call, guild, member, Permission.KICK_MEMBERS)
    call.world.remove_member(guild, member.user)
    return NOTHING


def _manage(call: Call, guild: Guild, member: Member, wanted: Permission) -> None:
    """A permission is not enough: the member's highest role must be below the bot's."""
    need_in_guild(call, guild, wanted)
    mine = moderation.top_position(guild, guild.members[call.bot.id])
    if member.user is not call.bot and moderation.top_position(guild, member) >= mine:
        raise DiscordError(50013)


def list_bans(call: Call) -> Answer:
    guild = _banning(call)
    return 200, [_ban(call, guild, number) for number in sorted(guild.bans)]


def get_ban(call: Call) -> Answer:
    guild = _banning(call)
    if call.number("user_id") not in guild.bans:
        raise DiscordError(10026)
    return 200, _ban(call, guild, call.number("user_id"))


def ban_user(call: Call) -> Answer:
    guild, user = _banning(call), _user(call)
    if user.id in guild.members:
        _manage(call, guild, guild.members[user.id], Permission.BAN_MEMBERS)
    moderation.ban(call.world, guild, user, call.reason)
    return NOTHING


def unban_user(call: Call) -> Answer:
    guild, user = _banning(call), _user(call)
    if user.id not in guild.bans:
        raise DiscordError(10026)
    moderation.unban(call.world, guild, user)
    return NOTHING


def _banning(call: Call) -> Guild:
    guild = guild_of(call)
    need_in_guild(call, guild, Permission.BAN_MEMBERS)
    return guild


def _user(call: Call) -> User:
    user = call.world.users.get(call.number("user_id"))
    if user is None:
        raise DiscordError(10013)
    return user


def _ban(call: Call, guild: Guild, user_id: int) -> Json:
    return {"user": payloads.user(call.world.users[user_id]), "reason": guild.bans[user_id]}


ROUTES = (
    Route("GET", MEMBERS, list_members),
    Route("GET", MEMBERS + "/search", search_members),
    Route("PATCH", MEMBERS + "/@me", change_me),
    Route("GET", MEMBER, get_member),
    Route("PATCH", MEMBER, change_member),
    Route("DELETE", MEMBER, kick_member),
    Route("GET", BANS, list_bans),
    Route("GET", BAN, get_ban),
    Route("PUT", BAN, ban_user),
    Route("DELETE", BAN, unban_user),
)
