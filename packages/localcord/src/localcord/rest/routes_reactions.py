"""Routes for reactions on messages."""

import re
from urllib.parse import unquote

from localcord.checks import limits
from localcord.errors import DiscordError
from localcord.rest.call import (
    NOTHING,
    Answer,
    Call,
    channel_of,
    message_of,
    need,
    refuse_archived,
)
from localcord.rest.route import Route
from localcord.world import payloads
from localcord.world.model import Message, User
from localcord.world.permissions import Permission
from localcord.world.reactions import add_reaction, clear_reactions, remove_reaction

ALL = "/channels/{channel_id}/messages/{message_id}/reactions"
EMOJI = ALL + "/{emoji_name}"
MINE = EMOJI + "/@me"
OF_USER = EMOJI + "/{user_id}"
CUSTOM = re.compile(r"(?:a:)?(\w+):(\d+)")
PLAIN_TEXT = re.compile(r"[\x21-\x7e]+|")


def react(call: Call) -> Answer:
    message, emoji = _place(call), _emoji(call)
    wanted = [Permission.READ_MESSAGE_HISTORY]
    if emoji not in message.reactions:
        wanted.append(Permission.ADD_REACTIONS)
    need(call, message.channel, *wanted)
    if emoji not in message.reactions and len(message.reactions) >= limits.REACTIONS:
        raise DiscordError(30010)
    add_reaction(call.world, message, call.bot, emoji)
    return NOTHING


def unreact(call: Call) -> Answer:
    remove_reaction(call.world, _place(call), call.bot, _emoji(call))
    return NOTHING


def unreact_user(call: Call) -> Answer:
    message = _managed(call)
    remove_reaction(call.world, message, _user(call), _emoji(call))
    return NOTHING


def list_reactions(call: Call) -> Answer:
    message, emoji = message_of(call, channel_of(call)), _emoji(call)
    after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 25))
    found = sorted(number for number in message.reactions.get(emoji, ()) if number > after)
    return 200, [payloads.user(call.world.users[number]) for number in found[:limit]]


def clear_all(call: Call) -> Answer:
    clear_reactions(call.world, _managed(call))
    return NOTHING


def clear_emoji(call: Call) -> Answer:
    clear_reactions(call.world, _managed(call), _emoji(call))
    return NOTHING


def _place(call: Call) -> Message:
    channel = channel_of(call)
    message = message_of(call, channel)
    refuse_archived(channel)
    return message


def _managed(call: Call) -> Message:
    message = _place(call)
    need(call, message.channel, Permission.MANAGE_MESSAGES)
    return message


def _emoji(call: Call) -> str:
    """A sign, or `name:id` of an emoji of the application; anything else is unknown."""
    text = unquote(call.args["emoji_name"])
    if custom := CUSTOM.fullmatch(text):
        if int(custom[2]) not in call.world.emojis:
            raise DiscordError(10014)
        return f"{custom[1]}:{custom[2]}"
    if PLAIN_TEXT.fullmatch(text):
        raise DiscordError(10014)
    return text


def _user(call: Call) -> User:
    user = call.world.users.get(call.number("user_id"))
    if user is None:
        raise DiscordError(10013)
    return user


ROUTES = (
    Route("PUT", MINE, react),
    Route("DELETE", MINE, unreact),
    Route("DELETE", OF_USER, unreact_user),
    Route("GET", EMOJI, list_reactions),
    Route("DELETE", EMOJI, clear_emoji),
    Route("DELETE", ALL, clear_all),
)
