"""Encodes the world as lines of JSON."""

import json
from base64 import b64encode
from collections.abc import Iterable, Iterator
from dataclasses import fields
from datetime import datetime

from localcord.world.extras import Poll, ScheduledEvent, Webhook
from localcord.world.model import (
    Attachment,
    Channel,
    CommandScope,
    Emoji,
    Guild,
    Interaction,
    Json,
    Member,
    Message,
    Overwrite,
    Role,
    Storable,
    User,
)
from localcord.world.world import World

VERSION = 2
MESSAGES_PER_CHANNEL = 500
KINDS: tuple[tuple[type[Storable], str], ...] = (
    (User, "users"),
    (Guild, "guilds"),
    (Channel, "channels"),
    (Message, "messages"),
    (Emoji, "emojis"),
    (CommandScope, "commands"),
    (Webhook, "webhooks"),
    (ScheduledEvent, "scheduled"),
)
WithId = User | Guild | Channel | Message | Emoji | Webhook | ScheduledEvent


def everything(world: World) -> Iterator[str]:
    """A first line that counts the lines, then one line per object."""
    things = [*_things(world)]
    about = {"version": VERSION, "lines": len(things) + 1, "cdn_url": world.cdn_url}
    yield _line({"about": [{**about, "owner": world.owner, "bot": world.bot}]})
    for thing in things:
        yield changes(world, [thing])


def _things(world: World) -> Iterator[Storable]:
    yield from world.users.values()
    yield from world.guilds.values()
    channels = [each for each in world.channels.values() if _is_kept(world, each)]
    yield from channels
    for channel in channels:
        yield from [each for each in channel.messages if not each.loading][-MESSAGES_PER_CHANNEL:]
    yield from map(CommandScope, world.commands)
    yield from world.emojis.values()
    yield from world.webhooks.values()
    yield from world.scheduled.values()


def changes(world: World, things: Iterable[Storable]) -> str:
    """One line: changed objects, and ids of removed ones."""
    line: Json = {"last_id": world.ids.last}
    for thing in things:
        kind = next(name for of, name in KINDS if isinstance(thing, of))
        if isinstance(thing, CommandScope):
            line.setdefault(kind, []).append(_commands(world, thing))
        elif _is_kept(world, thing):
            line.setdefault(kind, []).append(_parts(thing))
        else:
            line.setdefault("gone", {}).setdefault(kind, []).append(thing.id)
    return _line(line)


def _is_kept(world: World, thing: WithId) -> bool:
    """Ephemeral messages and unanswered deferrals are not stored: their tokens are not either."""
    match thing:
        case User():
            return True
        case Guild():
            return thing.id in world.guilds
        case Channel():
            at_home = thing.guild is None or thing.guild.id in world.guilds
            return at_home and thing.id in world.channels
        case Message():
            return not (thing.deleted or thing.private or thing.loading)
        case Emoji() | Webhook() | ScheduledEvent():
            return any(thing.id in each for each in (world.emojis, world.webhooks, world.scheduled))


def _parts(thing: WithId) -> Json:
    if isinstance(thing, User):
        return {field.name: getattr(thing, field.name) for field in fields(User)}
    if isinstance(thing, Channel):
        return {**vars(thing), "log": {}}
    if isinstance(thing, Message) and thing.webhook_id is not None:
        return {**vars(thing), "webhook_name": thing.author.name}
    return vars(thing)


def _commands(world: World, scope: CommandScope) -> Json:
    registered = world.commands.get(scope.guild_id, {})
    return {"guild_id": scope.guild_id, "commands": list(registered.values())}


def _line(content: Json) -> str:
    return json.dumps(content, default=_plain) + "\n"


def _plain(value: object) -> object:
    """Values that JSON lacks. Objects with a line of their own become their ids."""
    match value:
        case User() | Guild() | Channel() | Message():
            return value.id
        case Interaction():
            names = ("id", "kind", "user", "command_name", "message")
            return {name: getattr(value, name) for name in names}
        case Member() | Role() | Overwrite() | Attachment() | Poll():
            return vars(value)
        case bytes():
            return b64encode(value).decode()
        case datetime():
            return value.isoformat()
        case set():
            return sorted(value)
    raise TypeError(f"{value!r} cannot be kept")
