"""Routes about the bot itself, its gateway, and the users and channels it can look up."""

from localcord.errors import DiscordError
from localcord.rest.call import NOTHING, Answer, Call, channel_of, need
from localcord.rest.route import Route
from localcord.world import payloads
from localcord.world.permissions import Permission


def get_me(call: Call) -> Answer:
    return 200, payloads.me(call.world.bot)


def get_application(call: Call) -> Answer:
    world = call.world
    return 200, payloads.application(world.bot, world.owner, len(world.guilds))


def get_gateway(call: Call) -> Answer:
    return 200, {
        "url": call.api.gateway.url,
        "shards": call.api.shards,
        "session_start_limit": {
            "total": 1000,
            "remaining": 999,
            "reset_after": 86_400_000,
            "max_concurrency": call.api.gateway.max_concurrency,
        },
    }


def get_user(call: Call) -> Answer:
    user = call.world.users.get(call.number("user_id"))
    if user is None:
        raise DiscordError(10013)
    return 200, payloads.user(user)


def get_member(call: Call) -> Answer:
    guild = call.world.guilds.get(call.number("guild_id"))
    if guild is None:
        raise DiscordError(10004)
    member = guild.members.get(call.number("user_id"))
    if member is None:
        raise DiscordError(10007)
    return 200, payloads.member(member)


def get_channel(call: Call) -> Answer:
    return 200, payloads.channel(channel_of(call))


def type_in_channel(call: Call) -> Answer:
    need(call, channel_of(call), Permission.SEND_MESSAGES)
    return NOTHING


def open_dm(call: Call) -> Answer:
    # discord.py sends the id as a number.
    user = call.world.users.get(int((call.body or {}).get("recipient_id") or 0))
    if user is None or user.bot:
        raise DiscordError(50033)
    return 200, payloads.channel(call.world.dm_with(user))


ROUTES = (
    Route("GET", "/users/@me", get_me),
    Route("GET", "/oauth2/applications/@me", get_application),
    Route("GET", "/gateway/bot", get_gateway),
    Route("GET", "/users/{user_id}", get_user),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", get_member),
    Route("GET", "/channels/{channel_id}", get_channel),
    Route("POST", "/channels/{channel_id}/typing", type_in_channel),
    Route("POST", "/users/@me/channels", open_dm),
)
