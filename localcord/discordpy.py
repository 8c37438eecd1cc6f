"""Points discord.py at a local Discord, for bots that are not configured otherwise."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

import discord
import yarl


class Addresses(Protocol):
    @property
    def api_url(self) -> str: ...
    @property
    def gateway_url(self) -> str: ...
    @property
    def cdn_url(self) -> str: ...


@contextmanager
def pointed_at(local: Addresses) -> Iterator[None]:
    """Three class attributes decide where discord.py looks for Discord."""
    before = (
        discord.http.Route.BASE,
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
        discord.asset.Asset.BASE,
    )
    _point(local.api_url, yarl.URL(local.gateway_url), local.cdn_url)
    try:
        yield
    finally:
        _point(*before)


def _point(api: str, gateway: yarl.URL, cdn: str) -> None:
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
    discord.asset.Asset.BASE = cdn
