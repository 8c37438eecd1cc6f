"""Routes for pins, reactions and the bot's own emoji."""

import base64
import binascii
import re
from urllib.parse import unquote

from bot.playground import checking, limits, payloads
from bot.playground.api import (
    NOTHING,
    Answer,
    Call,
    channel_of,
    message_of,
    need,
    refuse_archived,
    route,
)
from bot.playground.errors import DiscordError, invalid
from bot.playground.permissions import Permission
from bot.playground.posting import touch
from bot.playground.things import Message
from bot.playground.world import Emoji, Intent

EMOJIS = "/applications/{application_id}/emojis"
EMOJI = EMOJIS + "/{emoji_id}"
PINS = "/channels/{channel_id}/messages/pins"
REACTION = "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me"
IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)
NAME = re.compile(r"[A-Za-z0-9_]+")


# -- pins ---------------------------------------------------------------------------------------


@route("GET", PINS)
def list_pins(call: Call) -> Answer:
    pinned = [message for message in channel_of(call).messages if message.pinned]
    items = [
        {
            "pinned_at": payloads.stamp(message.created),
            "message": call.world.message_payload(message),
        }
        for message in reversed(pinned)
    ]
    return 200, {"items": items, "has_more": False}


@route("PUT", PINS + "/{message_id}")
def pin(call: Call) -> Answer:
    return _pin(call, pinned=True)


@route("DELETE", PINS + "/{message_id}")
def unpin(call: Call) -> Answer:
    return _pin(call, pinned=False)


def _pin(call: Call, *, pinned: bool) -> Answer:
    channel = channel_of(call)
    message = message_of(call, channel)
    need(call, channel, Permission.PIN_MESSAGES)
    refuse_archived(channel)
    message.pinned = pinned
    touch(call.world, message)
    return NOTHING


# -- reactions ----------------------------------------------------------------------------------


@route("PUT", REACTION)
def react(call: Call) -> Answer:
    channel = channel_of(call)
    need(call, channel, Permission.ADD_REACTIONS, Permission.READ_MESSAGE_HISTORY)
    message = message_of(call, channel)
    refuse_archived(channel)
    message.reactions.setdefault(_name(call), set()).add(call.world.bot.id)
    _tell_reaction(call, "MESSAGE_REACTION_ADD", message)
    return NOTHING


@route("DELETE", REACTION)
def unreact(call: Call) -> Answer:
    channel = channel_of(call)
    message = message_of(call, channel)
    refuse_archived(channel)
    message.reactions.get(_name(call), set()).discard(call.world.bot.id)
    _tell_reaction(call, "MESSAGE_REACTION_REMOVE", message)
    return NOTHING


def _name(call: Call) -> str:
    return unquote(call.args["emoji_name"])


def _tell_reaction(call: Call, event: str, message: Message) -> None:
    guild = message.channel.guild
    data = {
        "user_id": str(call.world.bot.id),
        "channel_id": str(message.channel.id),
        "message_id": str(message.id),
        "emoji": {"id": None, "name": _name(call)},
        "burst": False,
        "type": 0,
        **({"guild_id": str(guild.id)} if guild else {}),
    }
    intent = Intent.GUILD_REACTIONS if guild else Intent.DIRECT_REACTIONS
    call.world.tell(event, data, guild, intent)
    call.world.show("edited", message=message)


# -- application emoji --------------------------------------------------------------------------


@route("GET", EMOJIS)
def list_emojis(call: Call) -> Answer:
    return 200, {"items": [_emoji(call, emoji) for emoji in call.world.emojis.values()]}


@route("POST", EMOJIS)
def create_emoji(call: Call) -> Answer:
    checking.refuse(checking.by_rules(call.body, limits.EMOJI))
    _refuse_name(call.body["name"])
    if len(call.world.emojis) >= limits.EMOJIS:
        raise DiscordError(30008)
    kind, image = _image(call.body["image"])
    emoji = Emoji(call.world.ids.new(), call.body["name"], image, kind)
    call.world.emojis[emoji.id] = emoji
    return 201, _emoji(call, emoji)


def _image(uri: str) -> tuple[str, bytes]:
    match = IMAGE.fullmatch(uri)
    try:
        data = base64.b64decode(match[2], validate=True) if match else b""
    except binascii.Error:
        data = b""
    if not match or not data:
        raise invalid("image", "IMAGE_INVALID", "Invalid image data")
    if len(data) > limits.EMOJI_BYTES:
        raise invalid("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return match[1], data


def _refuse_name(name: str) -> None:
    if not NAME.fullmatch(name):
        raise invalid("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")


@route("GET", EMOJI)
def get_emoji(call: Call) -> Answer:
    return 200, _emoji(call, _known(call))


@route("PATCH", EMOJI)
def rename_emoji(call: Call) -> Answer:
    emoji = _known(call)
    checking.refuse(checking.by_rules(call.body, limits.EMOJI[:1]))
    _refuse_name(call.body["name"])
    emoji.name = call.body["name"]
    return 200, _emoji(call, emoji)


@route("DELETE", EMOJI)
def delete_emoji(call: Call) -> Answer:
    del call.world.emojis[_known(call).id]
    return NOTHING


def _known(call: Call) -> Emoji:
    emoji = call.world.emojis.get(call.number("emoji_id"))
    if emoji is None:
        raise DiscordError(10014)
    return emoji


def _emoji(call: Call, emoji: Emoji) -> dict[str, object]:
    animated = emoji.content_type == "image/gif"
    return payloads.emoji(emoji.id, emoji.name, animated, call.world.bot)
