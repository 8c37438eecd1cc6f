"""Routes about the bot itself, its gateway, and the users and channels it can look up."""

from bot.playground import payloads
from bot.playground.api import NOTHING, Answer, Call, channel_of, need, route
from bot.playground.errors import DiscordError
from bot.playground.permissions import Permission


@route("GET", "/users/@me")
def get_me(call: Call) -> Answer:
    return 200, payloads.me(call.world.bot)


@route("GET", "/oauth2/applications/@me")
def get_application(call: Call) -> Answer:
    world = call.world
    return 200, payloads.application(world.bot, world.owner, len(world.guilds))


@route("GET", "/gateway/bot")
def get_gateway(call: Call) -> Answer:
    return 200, {
        "url": call.api.gateway_url,
        "shards": call.api.shards,
        "session_start_limit": {
            "total": 1000,
            "remaining": 999,
            "reset_after": 86_400_000,
            "max_concurrency": call.api.max_concurrency,
        },
    }


@route("GET", "/users/{user_id}")
def get_user(call: Call) -> Answer:
    user = call.world.users.get(call.number("user_id"))
    if user is None:
        raise DiscordError(10013)
    return 200, payloads.user(user)


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(call: Call) -> Answer:
    guild = call.world.guilds.get(call.number("guild_id"))
    if guild is None:
        raise DiscordError(10004)
    member = guild.members.get(call.number("user_id"))
    if member is None:
        raise DiscordError(10007)
    return 200, payloads.member(member)


@route("GET", "/channels/{channel_id}")
def get_channel(call: Call) -> Answer:
    return 200, payloads.channel(channel_of(call))


@route("POST", "/channels/{channel_id}/typing")
def type_in_channel(call: Call) -> Answer:
    need(call, channel_of(call), Permission.SEND_MESSAGES)
    return NOTHING


@route("POST", "/users/@me/channels")
def open_dm(call: Call) -> Answer:
    # discord.py sends the id as a number.
    user = call.world.users.get(int((call.body or {}).get("recipient_id") or 0))
    if user is None or user.bot:
        raise DiscordError(50033)
    return 200, payloads.channel(call.world.dm_with(user))
