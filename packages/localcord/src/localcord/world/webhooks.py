"""Incoming webhooks: anybody with the token can post in the channel."""

import secrets
from typing import Any

from localcord.world.events import Intent
from localcord.world.extras import Webhook
from localcord.world.model import Channel, Guild, Json, Message, User
from localcord.world.posting import Upload, write
from localcord.world.world import World


def create_webhook(world: World, channel: Channel, guild: Guild, name: str) -> Webhook:
    token = secrets.token_urlsafe(51)
    webhook = Webhook(world.ids.new(), token, name, channel.id, guild.id)
    world.webhooks[webhook.id] = webhook
    dispatch_webhooks(world, webhook)
    return webhook


def dispatch_webhooks(world: World, webhook: Webhook) -> None:
    world.mark_dirty(webhook)
    data = {"guild_id": str(webhook.guild_id), "channel_id": str(webhook.channel_id)}
    guild = world.guilds.get(webhook.guild_id)
    world.dispatch("WEBHOOKS_UPDATE", data, guild, Intent.GUILD_WEBHOOKS)


def remove_webhook(world: World, webhook: Webhook) -> None:
    del world.webhooks[webhook.id]
    dispatch_webhooks(world, webhook)


def post_by_webhook(
    world: World,
    webhook: Webhook,
    channel: Channel,
    body: Json,
    uploads: tuple[Upload, ...],
    **known: Any,
) -> Message:
    """The author is the webhook, under its own name or one that the request gives."""
    author = User(webhook.id, body.get("username") or webhook.name, bot=True)
    return write(world, channel, author, body, uploads, webhook_id=webhook.id, **known)
