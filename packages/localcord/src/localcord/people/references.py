"""People, channels, messages and option values as names or ids, for callers outside of Python."""

from typing import TYPE_CHECKING, Any

from localcord.people.command_input import find_command, has_name
from localcord.people.person import Person
from localcord.people.refusals import CannotDoError
from localcord.world.model import Channel, Json, Message, User

if TYPE_CHECKING:
    from localcord.server import LocalDiscord

USER, CHANNEL, ROLE, MENTIONABLE = 6, 7, 8, 9
OWN_DM = "@me"


def find_user(local: "LocalDiscord", wanted: object) -> User:
    for user in local.world.users.values():
        if str(wanted) in (str(user.id), user.name):
            return user
    raise CannotDoError("unknown-person", name=wanted)


def find_channel(local: "LocalDiscord", person: Person, wanted: object) -> Channel:
    """A name of the first server, an id, or "@me" for the person's direct messages."""
    if wanted == OWN_DM:
        return person.dm
    channels = local.world.channels.values()
    home = [each for each in channels if each.guild is local.guild and each.name == wanted]
    found = next((each for each in [*home, *channels] if _is(each, wanted)), None)
    if found is None:
        raise CannotDoError("unknown-channel", name=wanted)
    return found


def _is(channel: Channel, wanted: object) -> bool:
    return str(wanted) in (str(channel.id), channel.name)


def find_message(local: "LocalDiscord", wanted: object) -> Message:
    for channel in local.world.channels.values():
        if str(wanted).isdigit() and int(str(wanted)) in channel.log:
            return channel.log[int(str(wanted))]
    raise CannotDoError("gone")


def option_values(
    local: "LocalDiscord", person: Person, channel: Channel, line: str, given: Json
) -> Json:
    """The options of a command line, with people and channels in place of their names or ids."""
    first, *path = line.removeprefix("/").split()
    owner = find_command(local.world, person, channel, first)
    for name in path:
        owner = next((each for each in owner["options"] if has_name(each, name)), {})
    kinds = {option["name"]: option["type"] for option in owner.get("options") or ()}
    return {name: _value(local, person, kinds.get(name), value) for name, value in given.items()}


def _value(local: "LocalDiscord", person: Person, kind: int | None, value: Any) -> Any:
    if kind == USER:
        return find_user(local, value)
    return find_channel(local, person, value) if kind == CHANNEL else value
