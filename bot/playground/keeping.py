"""Keeps the local Discord in a file, so that it is the same one after a restart or a kill."""

import asyncio
import json
import logging
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields
from datetime import datetime
from pathlib import Path
from typing import Any

from bot.playground.ids import moment
from bot.playground.people import Person
from bot.playground.permissions import Permission
from bot.playground.things import (
    Attachment,
    Channel,
    ChannelKind,
    Flag,
    Guild,
    Interaction,
    InteractionKind,
    Json,
    Member,
    Message,
    Overwrite,
    User,
)
from bot.playground.world import Emoji, World

log = logging.getLogger(__name__)

VERSION = 1
MESSAGES_PER_CHANNEL = 500
PAUSE_SECONDS = 0.3
# What reading a file of another shape ends in.
DAMAGED = (AttributeError, LookupError, TypeError, ValueError)


class Keeper:
    """Writes the world down soon after a change, or when asked; without a file it does nothing."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._stale = False
        self._failed = False
        self._closing = asyncio.Event()
        self._lock = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def read(self) -> World | None:
        """The kept world; a file that holds none is set aside."""
        if self._file is None or not self._file.exists():
            return None
        text = self._file.read_bytes()
        try:
            return load(json.loads(text))
        except DAMAGED:
            aside = self._file.with_suffix(".damaged.json")
            self._file.replace(aside)
            log.warning("%s holds no playground; it is now %s.", self._file, aside)
            return None

    def begin(self, world: World) -> None:
        self._world = world
        if self._file is not None:
            world.keep = self._soon
            self._soon()

    def _soon(self) -> None:
        self._stale = True
        if self._task is None:
            self._task = asyncio.create_task(self._write_while_stale())

    async def _write_while_stale(self) -> None:
        """At once, and then again after a pause if more has happened."""
        while self._stale and not self._closing.is_set():
            await self.write()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), PAUSE_SECONDS)
        self._task = None

    async def write(self) -> None:
        """Now; returns when everything until now is on the disk."""
        async with self._lock:
            if self._file is None or not self._stale:
                return
            self._stale = False
            try:
                await asyncio.to_thread(write, self._file, dump(self._world))
            except OSError as error:
                if not self._failed:
                    log.warning("the playground cannot be kept in %s: %s", self._file, error)
                self._failed = True

    async def close(self) -> None:
        self._closing.set()
        if self._task is not None:
            await self._task
        await self.write()


# -- writing --------------------------------------------------------------------------------------


def dump(world: World) -> Json:
    """What is kept, in lists; quick, because the world stands still meanwhile."""
    channels = [
        channel
        for channel in world.channels.values()
        if channel.guild is None or channel.guild.id in world.guilds
    ]
    about = {"version": VERSION, "last_id": world.ids.last, "cdn_url": world.cdn_url}
    return {
        "about": [{**about, "owner": world.owner, "bot": world.bot}],
        "users": [
            {field.name: getattr(user, field.name) for field in fields(User)}
            for user in world.users.values()
        ],
        "guilds": [vars(guild).copy() for guild in world.guilds.values()],
        "channels": [{**vars(channel), "log": {}} for channel in channels],
        "messages": [vars(each).copy() for channel in channels for each in _lasting(channel)],
        "commands": [each for scope in world.commands.values() for each in scope.values()],
        "emojis": [vars(emoji).copy() for emoji in world.emojis.values()],
    }


def _lasting(channel: Channel) -> list[Message]:
    """Without those that nobody can answer any more: private ones, and the bot still thinking."""
    return [each for each in channel.messages if not each.loading][-MESSAGES_PER_CHANNEL:]


def write(file: Path, kept: Json) -> None:
    """All of it or nothing."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_name(f"{file.name}.new")
    with new.open("w", encoding="utf-8") as out:
        out.writelines(_lines(kept))
    new.replace(file)


def _lines(kept: Json) -> Iterator[str]:
    """A thing per line: to encode all in one call would hold up the other threads."""
    for number, (name, things) in enumerate(kept.items()):
        yield f'{"," if number else "{"}"{name}": ['
        for place, thing in enumerate(things):
            yield ("," if place else "") + "\n" + json.dumps(thing, default=_plain)
        yield "]\n"
    yield "}\n"


def _plain(value: object) -> object:
    """What JSON does not know; things that have a list of their own become their ids."""
    match value:
        case User() | Guild() | Channel() | Message():
            return value.id
        case Interaction():
            names = ("id", "kind", "user", "command_name", "message")
            return {name: getattr(value, name) for name in names}
        case Member() | Overwrite() | Attachment():
            return vars(value)
        case bytes():
            return b64encode(value).decode()
        case datetime():
            return value.isoformat()
        case set():
            return sorted(value)
    raise TypeError(f"{value!r} cannot be kept")


# -- reading --------------------------------------------------------------------------------------


def load(kept: Json) -> World:
    """The world that was dumped; people still have to be told where they are."""
    (about,) = kept["about"]
    if about["version"] != VERSION:
        raise ValueError("of another version")
    world = World(cdn_url=about["cdn_url"])
    world.ids.last = about["last_id"]
    machines = (about["owner"], about["bot"])
    world.users = {
        raw["id"]: (User if raw["id"] in machines else Person)(**raw) for raw in kept["users"]
    }
    world.owner, world.bot = (world.users[number] for number in machines)
    world.guilds = {raw["id"]: _guild(world, raw) for raw in kept["guilds"]}
    for raw in kept["channels"]:
        _add_channel(world, raw)
    for raw in sorted(kept["messages"], key=lambda raw: raw["id"]):
        _add_message(world, raw)
    for command in kept["commands"]:
        scope = int(command["guild_id"]) if "guild_id" in command else None
        key = (command["type"], command["name"])
        world.commands.setdefault(scope, {})[key] = command
    for raw in kept["emojis"]:
        world.emojis[raw["id"]] = Emoji(**{**raw, "image": b64decode(raw["image"])})
    home = next(iter(world.guilds), 0)
    if not any(each.guild and each.guild.id == home for each in world.channels.values()):
        raise ValueError("without a room")
    return world


def _guild(world: World, raw: Json) -> Guild:
    members = {
        who["user"]: Member(
            world.users[who["user"]],
            datetime.fromisoformat(who["joined"]),
            who["role_id"],
            Permission(who["extra"]),
        )
        for who in raw["members"].values()
    }
    return Guild(**{**raw, "everyone": Permission(raw["everyone"]), "members": members})


def _add_channel(world: World, raw: Json) -> None:
    known: Json = {
        "kind": ChannelKind(raw["kind"]),
        "guild": world.guilds.get(raw["guild"]),
        "parent": world.channels.get(raw["parent"]),
        "recipient": world.users.get(raw["recipient"]),
        "thread_members": {
            int(who): datetime.fromisoformat(when) for who, when in raw["thread_members"].items()
        },
        "overwrites": {
            int(who): Overwrite(Permission(each["allow"]), Permission(each["deny"]))
            for who, each in raw["overwrites"].items()
        },
    }
    channel = world.channels[raw["id"]] = Channel(**{**raw, **known})
    if channel.recipient is not None:
        world.dms[channel.recipient.id] = channel


def _add_message(world: World, raw: Json) -> None:
    channel = world.channels[raw["channel"]]
    known: Json = {
        "channel": channel,
        "author": world.users[raw["author"]],
        "created": datetime.fromisoformat(raw["created"]),
        "edited_at": raw["edited_at"] and datetime.fromisoformat(raw["edited_at"]),
        "attachments": [
            Attachment(**{**file, "data": b64decode(file["data"])}) for file in raw["attachments"]
        ],
        "flags": Flag(raw["flags"]),
        "pings": [world.users[who] for who in raw["pings"]],
        "reference": raw["reference"] and _reference(world, channel, raw["reference"]),
        "interaction": raw["interaction"] and _interaction(world, channel, raw["interaction"]),
        "reactions": {name: set(who) for name, who in raw["reactions"].items()},
        "thread": world.channels.get(raw["thread"]),
    }
    channel.log[raw["id"]] = Message(**{**raw, **known})


def _reference(world: World, channel: Channel, number: int) -> Message:
    """What was not kept counts as deleted."""
    gone = Message(number, channel, world.bot, moment(number), deleted=True)
    return channel.log.get(number, gone)


def _interaction(world: World, channel: Channel, raw: Json) -> Interaction:
    """Only what a message tells of it: its token died with the bot that had it."""
    known: dict[str, Any] = {
        "kind": InteractionKind(raw["kind"]),
        "user": world.users[raw["user"]],
        "message": channel.log.get(raw["message"]),
    }
    return Interaction(token="", channel=channel, data={}, wording="", **{**raw, **known})


def readdress(world: World, cdn_url: str) -> None:
    """Pictures are had from where this start listens, which may be another port."""
    old, world.cdn_url = world.cdn_url, cdn_url
    if old in ("", cdn_url):
        return
    for message in world.all_messages():
        text = json.dumps([message.embeds, message.components])
        message.embeds, message.components = json.loads(text.replace(old, cdn_url))
