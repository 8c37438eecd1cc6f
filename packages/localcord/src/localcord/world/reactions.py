"""Adds and removes reactions, with their gateway events."""

from localcord.world.events import Intent
from localcord.world.message_payloads import reaction_emoji
from localcord.world.model import Json, Message, User
from localcord.world.world import World


def add_reaction(world: World, message: Message, user: User, emoji: str) -> None:
    message.reactions.setdefault(emoji, set()).add(user.id)
    _tell(world, message, "MESSAGE_REACTION_ADD", _of_user(message, user, emoji))


def remove_reaction(world: World, message: Message, user: User, emoji: str) -> None:
    voters = message.reactions.get(emoji, set())
    voters.discard(user.id)
    if not voters:
        message.reactions.pop(emoji, None)
    _tell(world, message, "MESSAGE_REACTION_REMOVE", _of_user(message, user, emoji))


def clear_reactions(world: World, message: Message, emoji: str | None = None) -> None:
    """All reactions of a message, or all with one emoji."""
    if emoji is None:
        message.reactions.clear()
        _tell(world, message, "MESSAGE_REACTION_REMOVE_ALL", {})
        return
    message.reactions.pop(emoji, None)
    _tell(world, message, "MESSAGE_REACTION_REMOVE_EMOJI", {"emoji": reaction_emoji(emoji)})


def _of_user(message: Message, user: User, emoji: str) -> Json:
    return {
        "user_id": str(user.id),
        "message_author_id": str(message.author.id),
        "emoji": reaction_emoji(emoji),
        "burst": False,
        "type": 0,
    }


def _tell(world: World, message: Message, event: str, part: Json) -> None:
    guild = message.channel.guild
    data = {
        "channel_id": str(message.channel.id),
        "message_id": str(message.id),
        **({"guild_id": str(guild.id)} if guild else {}),
        **part,
    }
    intent = Intent.GUILD_REACTIONS if guild else Intent.DIRECT_REACTIONS
    world.mark_dirty(message)
    world.dispatch(event, data, guild, intent)
    world.notify("edited", message=message)
