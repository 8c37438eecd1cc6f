"""Interactions of discord.py, parsed from the gateway's JSON; nothing is connected."""

from itertools import count
from typing import Any

import discord

from bot.shell.answers.interaction import Interaction
from tests.shell.tables import ANNA, BOARD, CHANNEL, GUILD, MATCH

COMMAND, COMPONENT, AUTOCOMPLETE = 2, 3, 4
EPHEMERAL = 64
BOT = {"id": "2", "username": "bot", "discriminator": "0", "avatar": None}

numbers = count(5000)
client = discord.Client(intents=discord.Intents.none())
client._connection.user = discord.ClientUser(
    state=client._connection,
    data={**BOT, "bot": True},  # type: ignore[typeddict-item]
)


def press(
    custom_id: str = f"m:{MATCH}:0:roll",
    *,
    on: int = BOARD,
    ephemeral: bool = False,
    picks: tuple[str, ...] = (),
    content: str = "",
    **fields: Any,
) -> Interaction:
    """A press on the message `on`."""
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if picks else 2}
    if picks:
        data["values"] = list(picks)
    shown = _message(on, content, EPHEMERAL if ephemeral else 0)
    return interaction(COMPONENT, data=data, message=shown, **fields)


def command(kind: int = COMMAND, **fields: Any) -> Interaction:
    return interaction(kind, data={"id": "1", "name": "move", "type": 1}, **fields)


def interaction(
    kind: int,
    *,
    person: int = ANNA,
    channel: int = CHANNEL,
    guild: int | None = GUILD,
    number: int | None = None,
    locale: str = "de",
    **fields: Any,
) -> Interaction:
    user = {**BOT, "id": str(person), "username": f"person {person}"}
    member = {"user": user, "roles": [], "permissions": "0", "flags": 0, "joined_at": None}
    server = {"guild_id": str(guild), "guild_locale": "de", "member": member}
    payload: dict[str, Any] = {
        "id": str(number or next(numbers)),
        "application_id": "2",
        "type": kind,
        "token": "token",
        "version": 1,
        "locale": locale,
        "channel": _channel(channel, guild),
        "entitlements": [],
        "authorizing_integration_owners": {},
        "attachment_size_limit": 1,
        **({"user": user} if guild is None else server),
    }
    data: Any = {**payload, **fields}
    return discord.Interaction(data=data, state=client._connection)


def _channel(channel: int, guild: int | None) -> dict[str, Any]:
    if guild is None:
        return {"id": str(channel), "type": 1, "recipients": []}
    place = {"id": str(channel), "type": 0, "name": "table", "position": 0, "permissions": "0"}
    return {**place, "guild_id": str(guild)}


def _message(number: int, content: str, flags: int) -> dict[str, Any]:
    return {
        "id": str(number),
        "channel_id": str(CHANNEL),
        "author": BOT,
        "content": content,
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "type": 0,
        "flags": flags,
    }
