"""Builds a world from the lines of its file."""

import json
from base64 import b64decode
from collections import defaultdict
from collections.abc import Iterable
from datetime import datetime
from typing import Any

from localcord.people.person import Person
from localcord.storage.encode import KINDS, MESSAGES_PER_CHANNEL, VERSION
from localcord.world.extras import EventStatus, Poll, ScheduledEvent, Webhook
from localcord.world.ids import moment
from localcord.world.model import (
    Attachment,
    Channel,
    ChannelKind,
    Emoji,
    Flag,
    Guild,
    Interaction,
    InteractionKind,
    Json,
    Member,
    Message,
    Overwrite,
    Role,
    User,
)
from localcord.world.permissions import Permission
from localcord.world.world import World

# Version 1 of the file was one JSON value over many lines.
WHOLE_FILE = 1


def world_from(text: str) -> World:
    """Raises LookupError, TypeError or ValueError for a file of another shape."""
    about, kept = _folded(_batches(text))
    world = World(bot_name="", owner_name="", cdn_url=about["cdn_url"])
    machines = (about["owner"], about["bot"])
    world.users = {
        raw["id"]: (User if raw["id"] in machines else Person)(**raw) for raw in kept["users"]
    }
    world.owner, world.bot = (world.users[number] for number in machines)
    world.bot_name, world.owner_name = world.bot.name, world.owner.name
    world.ids.last = about["last_id"]
    world.guilds = {raw["id"]: _guild(world, raw) for raw in kept["guilds"]}
    for raw in sorted(kept["channels"], key=_parents_first):
        _add_channel(world, raw)
    in_order = [raw["id"] for raw in kept["channels"] if raw["id"] in world.channels]
    world.channels = {number: world.channels[number] for number in in_order}
    for raw in _newest(world, kept["messages"]):
        _add_message(world, raw)
    for raw in kept["commands"]:
        commands = {(each["type"], each["name"]): each for each in raw["commands"]}
        world.commands[raw["guild_id"]] = commands
    for raw in kept["emojis"]:
        world.emojis[raw["id"]] = Emoji(**{**raw, "image": b64decode(raw["image"])})
    world.webhooks = {raw["id"]: Webhook(**raw) for raw in kept["webhooks"]}
    world.scheduled = {raw["id"]: _scheduled(raw) for raw in kept["scheduled"]}
    _refuse_without_rooms(world)
    return world


def _batches(text: str) -> list[Json]:
    """The lines of the file. An incomplete last line was never acknowledged and is ignored."""
    lines = text.split("\n")[:-1]
    try:
        about = json.loads(lines[0])["about"][0]
    except (IndexError, ValueError):
        return [_whole_file(json.loads(text))]
    if about["version"] != VERSION or len(lines) < about["lines"]:
        raise ValueError("of another version, or not all of it")
    return [json.loads(line) for line in lines]


def _whole_file(kept: Json) -> Json:
    (about,) = kept["about"]
    if about["version"] != WHOLE_FILE:
        raise ValueError("of another version")
    scopes: defaultdict[int | None, list[Json]] = defaultdict(list)
    for command in kept["commands"]:
        scopes[int(command["guild_id"]) if "guild_id" in command else None].append(command)
    commands = [{"guild_id": scope, "commands": each} for scope, each in scopes.items()]
    return {**kept, "commands": commands, "last_id": about["last_id"]}


def _folded(batches: Iterable[Json]) -> tuple[Json, dict[str, list[Json]]]:
    """The final state: later lines replace or remove what earlier ones have."""
    about: Json = {"last_id": 0}
    kept: defaultdict[str, dict[Any, Json]] = defaultdict(dict)
    for batch in batches:
        for kind, things in batch.items():
            if kind == "about":
                about |= things[0]
            elif kind == "last_id":
                about["last_id"] = max(about["last_id"], things)
            elif kind == "gone":
                _take_away(kept, things)
            else:
                name = "guild_id" if kind == "commands" else "id"
                kept[kind] |= {raw[name]: raw for raw in things}
    return about, {kind: list(kept[kind].values()) for _, kind in KINDS}


def _take_away(kept: dict[str, dict[Any, Json]], gone: dict[str, list[int]]) -> None:
    for kind, numbers in gone.items():
        for number in numbers:
            kept[kind].pop(number, None)


def _newest(world: World, messages: list[Json]) -> list[Json]:
    """The last messages of each channel that is still there."""
    by_channel: defaultdict[int, list[Json]] = defaultdict(list)
    for raw in messages:
        by_channel[raw["channel"]].append(raw)
    return [
        raw for channel in world.channels for raw in by_channel[channel][-MESSAGES_PER_CHANNEL:]
    ]


def _refuse_without_rooms(world: World) -> None:
    home = next(iter(world.guilds), 0)
    if not any(each.guild and each.guild.id == home for each in world.channels.values()):
        raise ValueError("without a room")


def _guild(world: World, raw: Json) -> Guild:
    members = {
        who["user"]: Member(
            world.users[who["user"]],
            datetime.fromisoformat(who["joined"]),
            who["role_id"],
            Permission(who["extra"]),
            who.get("roles", []),
            who.get("nick"),
            _moment(who.get("timeout_until")),
        )
        for who in raw["members"].values()
    }
    known: Json = {
        "everyone": Permission(raw["everyone"]),
        "members": members,
        "roles": {each["id"]: _role(each) for each in raw.get("roles", {}).values()},
        "bans": {int(who): reason for who, reason in raw.get("bans", {}).items()},
    }
    return Guild(**{**raw, **known})


def _role(raw: Json) -> Role:
    return Role(**{**raw, "granted": Permission(raw["granted"])})


def _moment(text: str | None) -> datetime | None:
    return datetime.fromisoformat(text) if text else None


def _scheduled(raw: Json) -> ScheduledEvent:
    start, end = datetime.fromisoformat(raw["start"]), _moment(raw["end"])
    known: Json = {"start": start, "end": end, "status": EventStatus(raw["status"])}
    return ScheduledEvent(**{**raw, **known})


def _poll(raw: Json) -> Poll:
    votes = {int(number): voters for number, voters in raw["votes"].items()}
    return Poll(**{**raw, "votes": votes, "expiry": datetime.fromisoformat(raw["expiry"])})


def _parents_first(raw: Json) -> int:
    """Sort key: categories, then channels, then threads."""
    threads = (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)
    if raw["kind"] in threads:
        return 2
    return 0 if raw["kind"] == ChannelKind.CATEGORY else 1


def _add_channel(world: World, raw: Json) -> None:
    """Skips threads without their channel and channels without their guild."""
    parent, guild = world.channels.get(raw["parent"]), world.guilds.get(raw["guild"])
    is_orphan = parent is None and _parents_first(raw) == 2
    if (raw["guild"] and guild is None) or is_orphan:
        return
    known: Json = {
        "kind": ChannelKind(raw["kind"]),
        "guild": guild,
        "parent": parent,
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
    webhook_name = raw.pop("webhook_name", None)
    webhook = User(raw["author"], webhook_name, bot=True) if webhook_name else None
    known: Json = {
        "channel": channel,
        "author": webhook or world.users[raw["author"]],
        "created": datetime.fromisoformat(raw["created"]),
        "edited_at": _moment(raw["edited_at"]),
        "pinned_at": _moment(raw.get("pinned_at")),
        "poll": raw.get("poll") and _poll(raw["poll"]),
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
    """A message that is not in the file counts as deleted."""
    gone = Message(number, channel, world.bot, moment(number), deleted=True)
    return channel.log.get(number, gone)


def _interaction(world: World, channel: Channel, raw: Json) -> Interaction:
    """Only what messages show of an interaction; its token is not stored."""
    known: dict[str, Any] = {
        "kind": InteractionKind(raw["kind"]),
        "user": world.users[raw["user"]],
        "message": channel.log.get(raw["message"]),
    }
    return Interaction(token="", channel=channel, data={}, wording="", **{**raw, **known})


def readdress(world: World, cdn_url: str) -> None:
    """Rewrite stored image addresses to the present address of the CDN."""
    old, world.cdn_url = world.cdn_url, cdn_url
    if old in ("", cdn_url):
        return
    for message in world.all_messages():
        text = json.dumps([message.embeds, message.components])
        message.embeds, message.components = json.loads(text.replace(old, cdn_url))
