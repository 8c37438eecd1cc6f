"""Routes about guilds: the guild itself, the bot's own ones, leaving."""

from localcord.checks.limits import Text
from localcord.checks.rules import by_rules, refuse
from localcord.rest.call import NOTHING, Answer, Call, guild_of, need_in_guild
from localcord.rest.route import Route
from localcord.world import payloads
from localcord.world.events import Intent
from localcord.world.model import Guild, Json
from localcord.world.permissions import Permission

GUILD = "/guilds/{guild_id}"
NAME = (Text("name", 100, 2),)
PAGE = 200


def get_guild(call: Call) -> Answer:
    guild = guild_of(call)
    return 200, {**payloads.guild(guild), **_counts(call, guild)}


def _counts(call: Call, guild: Guild) -> Json:
    if call.query.get("with_counts", "").lower() not in ("1", "true"):
        return {}
    size = len(guild.members)
    return {"approximate_member_count": size, "approximate_presence_count": size}


def change_guild(call: Call) -> Answer:
    """Only the name and the language can be changed here."""
    guild = guild_of(call)
    need_in_guild(call, guild, Permission.MANAGE_GUILD)
    refuse(by_rules(call.body, NAME))
    guild.name = call.body.get("name") or guild.name
    guild.locale = call.body.get("preferred_locale") or guild.locale
    call.world.mark_dirty(guild)
    call.world.dispatch("GUILD_UPDATE", payloads.guild(guild), guild, Intent.GUILDS)
    return 200, payloads.guild(guild)


def list_own_guilds(call: Call) -> Answer:
    after, before = int(call.query.get("after", 0)), int(call.query.get("before", 1 << 63))
    limit = int(call.query.get("limit", PAGE))
    guilds = sorted(call.world.guilds.values(), key=lambda guild: guild.id)
    found = [guild for guild in guilds if after < guild.id < before][:limit]
    return 200, [_own(call, guild) for guild in found]


def _own(call: Call, guild: Guild) -> Json:
    granted = call.world.guild_permissions(guild.members[call.bot.id], guild)
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "banner": None,
        "owner": guild.owner_id == call.bot.id,
        "permissions": str(int(granted)),
        "features": [],
        **_counts(call, guild),
    }


def leave_guild(call: Call) -> Answer:
    call.world.remove_guild(guild_of(call))
    return NOTHING


ROUTES = (
    Route("GET", GUILD, get_guild),
    Route("PATCH", GUILD, change_guild),
    Route("GET", "/users/@me/guilds", list_own_guilds),
    Route("DELETE", "/users/@me/guilds/{guild_id}", leave_guild),
)
