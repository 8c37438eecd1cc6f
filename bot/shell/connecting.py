"""Addresses of Discord, and errors of a connection as sentences for the operator."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import aiohttp
import discord
import yarl

from bot.config import DiscordSettings
from bot.engine.errors import OperatorError, TryLaterError

SERVER_ERROR = 500


def point_at(settings: DiscordSettings) -> None:
    """discord.py keeps its addresses on classes, so they apply to the whole process."""
    discord.http.Route.BASE = settings.api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway_url)
    discord.asset.Asset.BASE = settings.cdn_url


def shards(settings: DiscordSettings) -> dict[str, Any]:
    count, ids = settings.shard_count or None, list(settings.shard_ids) or None
    return {"shard_count": count, "shard_ids": ids}


@contextmanager
def explained(settings: DiscordSettings) -> Iterator[None]:
    """Turn errors that no retry can mend into an OperatorError."""
    try:
        yield
    except discord.LoginFailure:
        raise OperatorError(
            "Discord does not accept the token. Copy it again from the developer portal."
        ) from None
    except discord.HTTPException as error:
        kind = TryLaterError if error.status >= SERVER_ERROR else OperatorError
        raise kind(
            f"{settings.api_url} does not answer as Discord does ({error.status}). "
            "Check discord.api_url, or try again later."
        ) from None
    except (aiohttp.ClientError, OSError) as error:
        raise TryLaterError(f"{settings.api_url} cannot be reached: {error}.") from None
