"""The way to Discord: where it is, and what an operator is told when nothing comes of it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import aiohttp
import discord
import yarl

from bot.config import DiscordSettings
from bot.engine.errors import OperatorError


def point_at(settings: DiscordSettings) -> None:
    """discord.py keeps its addresses on its classes, so they hold for the whole process."""
    discord.http.Route.BASE = settings.api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway_url)
    discord.asset.Asset.BASE = settings.cdn_url


def shards(settings: DiscordSettings) -> dict[str, Any]:
    count, ids = settings.shard_count or None, list(settings.shard_ids) or None
    return {"shard_count": count, "shard_ids": ids}


@contextmanager
def explained(settings: DiscordSettings) -> Iterator[None]:
    """What Discord or the way to it makes impossible becomes a OperatorError."""
    try:
        yield
    except discord.LoginFailure:
        raise OperatorError(
            "Discord does not accept the token. Copy it again from the developer portal."
        ) from None
    except discord.HTTPException as error:
        raise OperatorError(
            f"{settings.api_url} does not answer as Discord does ({error.status}). "
            "Check discord.api_url, or try again later."
        ) from None
    except (aiohttp.ClientError, OSError) as error:
        raise OperatorError(f"{settings.api_url} cannot be reached: {error}.") from None
