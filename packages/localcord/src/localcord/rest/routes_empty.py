"""Routes that always answer with an empty list. Some libraries call them at the start."""

from localcord.rest.call import Answer, Call, guild_of
from localcord.rest.route import Endpoint, Route
from localcord.world.model import Json


def _always(content: Json | list[Json]) -> Endpoint:
    return lambda _: (200, content)


def _of_guild(content: Json | list[Json]) -> Endpoint:
    def answer(call: Call) -> Answer:
        guild_of(call)
        return 200, content

    return answer


ROUTES = (
    Route("GET", "/soundboard-default-sounds", _always([])),
    Route("GET", "/sticker-packs", _always({"sticker_packs": []})),
    Route("GET", "/voice/regions", _always([])),
    Route("GET", "/guilds/{guild_id}/emojis", _of_guild([])),
    Route("GET", "/guilds/{guild_id}/stickers", _of_guild([])),
    Route("GET", "/guilds/{guild_id}/soundboard-sounds", _of_guild({"items": []})),
    Route("GET", "/guilds/{guild_id}/invites", _of_guild([])),
    Route("GET", "/guilds/{guild_id}/integrations", _of_guild([])),
    Route("GET", "/guilds/{guild_id}/regions", _of_guild([])),
)
