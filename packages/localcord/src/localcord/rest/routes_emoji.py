"""Routes for the emoji that belong to the bot's application."""

import base64
import binascii
import re

from localcord.checks import limits, rules
from localcord.errors import DiscordError, invalid
from localcord.rest.call import NOTHING, Answer, Call
from localcord.rest.route import Route
from localcord.world import payloads
from localcord.world.model import Emoji

EMOJIS = "/applications/{application_id}/emojis"
EMOJI = EMOJIS + "/{emoji_id}"
IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)
NAME = re.compile(r"[A-Za-z0-9_]+")


def list_emojis(call: Call) -> Answer:
    return 200, {"items": [_emoji(call, emoji) for emoji in call.world.emojis.values()]}


def create_emoji(call: Call) -> Answer:
    rules.refuse(rules.by_rules(call.body, limits.EMOJI))
    _refuse_name(call.body["name"])
    if len(call.world.emojis) >= limits.EMOJIS:
        raise DiscordError(30008)
    kind, image = _image(call.body["image"])
    emoji = Emoji(call.world.ids.new(), call.body["name"], image, kind)
    call.world.emojis[emoji.id] = emoji
    call.world.mark_dirty(emoji)
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


def get_emoji(call: Call) -> Answer:
    return 200, _emoji(call, _known(call))


def rename_emoji(call: Call) -> Answer:
    emoji = _known(call)
    rules.refuse(rules.by_rules(call.body, limits.EMOJI[:1]))
    _refuse_name(call.body["name"])
    emoji.name = call.body["name"]
    call.world.mark_dirty(emoji)
    return 200, _emoji(call, emoji)


def delete_emoji(call: Call) -> Answer:
    emoji = _known(call)
    del call.world.emojis[emoji.id]
    call.world.mark_dirty(emoji)
    return NOTHING


def _known(call: Call) -> Emoji:
    emoji = call.world.emojis.get(call.number("emoji_id"))
    if emoji is None:
        raise DiscordError(10014)
    return emoji


def _emoji(call: Call, emoji: Emoji) -> dict[str, object]:
    animated = emoji.content_type == "image/gif"
    return payloads.emoji(emoji.id, emoji.name, animated, call.world.bot)


ROUTES = (
    Route("GET", EMOJIS, list_emojis),
    Route("POST", EMOJIS, create_emoji),
    Route("GET", EMOJI, get_emoji),
    Route("PATCH", EMOJI, rename_emoji),
    Route("DELETE", EMOJI, delete_emoji),
)
