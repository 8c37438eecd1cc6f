"""Routes that Discord refuses to bots: they belong to a user who signed in with OAuth2."""

from typing import NoReturn

from localcord.errors import DiscordError
from localcord.rest.call import Call
from localcord.rest.route import Route

CONNECTION = "/users/@me/applications/{application_id}/role-connection"


def refuse_bot(_: Call) -> NoReturn:
    raise DiscordError(20001)


ROUTES = (
    Route("GET", CONNECTION, refuse_bot),
    Route("PUT", CONNECTION, refuse_bot),
    Route("DELETE", CONNECTION, refuse_bot),
    Route("GET", "/users/@me/applications/{application_id}/entitlements", refuse_bot),
    Route("GET", "/users/@me/guilds/{guild_id}/member", refuse_bot),
)
