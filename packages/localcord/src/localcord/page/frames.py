"""Frames for the page: the server, a seat, a channel, a message, a change."""

from typing import TYPE_CHECKING

from localcord.people.command_input import usable_commands
from localcord.people.person import Person
from localcord.world.events import Change
from localcord.world.model import Channel, ChannelKind, Interaction, Json, Message, User

if TYPE_CHECKING:
    from localcord.server import LocalDiscord

PAGE_OF_HISTORY = 50


def hello(local: "LocalDiscord") -> Json:
    return {
        "t": "place",
        # Changes where the page must reload: after a restart with new ids, or with new people.
        "boot": f"{local.bot.id}-{len(local.people)}",
        "guild": local.guild.name,
        "bot": user(local.bot),
        "people": [user(person) for person in local.people],
        "cdn": local.cdn_url,
        "welcome": local.welcome.frame() if local.welcome else None,
    }


def user(who: User) -> Json:
    return {"id": str(who.id), "name": who.name, "bot": who.bot, "locale": who.locale}


def seat(person: Person) -> Json:
    """What a client knows after login, without the histories of channels."""
    world, home = person.local.world, person.local.guild
    own = person.dm
    rooms = [each for each in world.channels.values() if each.kind is not ChannelKind.CATEGORY]
    visible = [each for each in rooms if world.can_see(person, each)]
    return {
        "t": "seat",
        "me": user(person),
        "channels": [channel(person, each) for each in visible if each.guild or each is own],
        "members": [user(member.user) for member in home.members.values()],
        **emojis(person),
        **commands(person),
    }


def emojis(person: Person) -> Json:
    known = person.local.world.emojis.values()
    return {"emojis": {emoji.name: str(emoji.id) for emoji in known}}


def commands(person: Person) -> Json:
    """Commands that the person can use on the server and in direct messages."""
    world, local = person.local.world, person.local
    return {
        "commands": {
            "guild": usable_commands(world, person, local.default_channel),
            "dm": usable_commands(world, person, person.dm),
        }
    }


def channel(person: Person, where: Channel) -> Json:
    seen = person.sees(where)
    return {
        "id": str(where.id),
        "name": where.name,
        "dm": where.kind is ChannelKind.DM,
        "thread": where.is_thread,
        "parent": str(where.parent.id) if where.parent else None,
        "guild": str(where.guild.id) if where.guild else None,
        "last": str(seen[-1].id) if seen else None,
        "bots": any(message.author.bot for message in seen),
        "archived": where.archived,
    }


def history(person: Person, where: Channel, before: int | None) -> Json:
    seen = [each for each in person.sees(where) if before is None or each.id < before]
    recent = seen[-PAGE_OF_HISTORY:]
    return {"messages": [message(person, each) for each in recent], "more": len(seen) > len(recent)}


def message(person: Person, post: Message) -> Json:
    return {
        **person.local.world.message_payload(post),
        "private": post.only_for is person,
        "loading": post.loading,
    }


def change(person: Person, what: Change) -> Json | None:
    """A change as a frame for one person, or None if the page does not show it."""
    frame: Json = {"t": what.kind}
    if what.kind == "commands":
        return frame | commands(person)
    if what.message is not None:
        where = str(what.message.channel.id)
        if what.kind == "deleted":
            return frame | {"channel": where, "id": str(what.message.id)}
        return frame | {"channel": where, "message": message(person, what.message)}
    if what.channel is not None:
        shown = what.channel.kind is not ChannelKind.CATEGORY
        return frame | {"channel": channel(person, what.channel)} if shown else None
    if what.interaction is not None and what.interaction.message is not None:
        return frame | _pressed(what.interaction, what.interaction.message)
    return None


def _pressed(interaction: Interaction, on: Message) -> Json:
    return {"message": str(on.id), "component": interaction.data.get("custom_id")}
