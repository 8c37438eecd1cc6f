"""Routes about the bot itself, its application, its gateway, and users."""

from localcord.checks import rules
from localcord.checks.limits import Count, Text
from localcord.errors import DiscordError
from localcord.rest.call import Answer, Call
from localcord.rest.route import Route
from localcord.world import payloads
from localcord.world.events import Intent

USERNAME = (Text("username", 32, 2),)
APPLICATION = (Text("description", 400), Count("tags", 5), Text("tags.*", 20, 1))
CHANGEABLE = (
    "custom_install_url",
    "description",
    "interactions_endpoint_url",
    "role_connections_verification_url",
    "tags",
)


def get_me(call: Call) -> Answer:
    return 200, payloads.me(call.world.bot)


def change_me(call: Call) -> Answer:
    rules.refuse(rules.by_rules(call.body, USERNAME))
    call.bot.name = call.body.get("username") or call.bot.name
    call.world.mark_dirty(call.bot)
    call.world.dispatch("USER_UPDATE", payloads.me(call.bot), None, Intent.ALWAYS)
    return 200, payloads.me(call.bot)


def get_application(call: Call) -> Answer:
    world = call.world
    known = payloads.application(world.bot, world.owner, len(world.guilds))
    return 200, {**known, **world.application}


def change_application(call: Call) -> Answer:
    """Changes last until the server stops."""
    rules.refuse(rules.by_rules(call.body, APPLICATION))
    changed = {key: value for key, value in call.body.items() if key in CHANGEABLE}
    call.world.application |= changed
    return get_application(call)


def get_gateway(call: Call) -> Answer:
    return 200, {"url": call.api.gateway.url}


def get_bot_gateway(call: Call) -> Answer:
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


def open_dm(call: Call) -> Answer:
    # discord.py sends the id as a number.
    user = call.world.users.get(int((call.body or {}).get("recipient_id") or 0))
    if user is None or user.bot:
        raise DiscordError(50033)
    return 200, payloads.channel(call.world.dm_with(user))


ROUTES = (
    Route("GET", "/users/@me", get_me),
    Route("PATCH", "/users/@me", change_me),
    Route("GET", "/oauth2/applications/@me", get_application),
    Route("GET", "/applications/@me", get_application),
    Route("PATCH", "/applications/@me", change_application),
    Route("GET", "/gateway", get_gateway, by_token=True),
    Route("GET", "/gateway/bot", get_bot_gateway),
    Route("GET", "/users/{user_id}", get_user),
    Route("POST", "/users/@me/channels", open_dm),
)
