"""The people and the first guild of a local Discord: loaded from its file, or created."""

from collections.abc import Iterable

from localcord.people.person import Person
from localcord.world.model import Guild
from localcord.world.permissions import Permission
from localcord.world.world import World


class UnknownPersonError(LookupError):
    """There is no person with this name."""


def add_person(world: World, name: str, locale: str) -> Person:
    return world.add_user(Person(world.ids.new(), name, locale))


def populate(
    world: World, people: Iterable[str], locale: str, server: str, channels: Iterable[str]
) -> tuple[Person, ...]:
    """Create the first guild if there is none, and add people whose names are new."""
    kept = [who for who in world.users.values() if isinstance(who, Person)]
    known = {person.name for person in kept}
    new = [add_person(world, name, locale) for name in people if name not in known]
    if not world.guilds:
        guild = world.add_guild(server, locale, (*kept, *new))
        for channel in channels:
            world.add_channel(guild, channel)
    for person in new:
        if person.id not in home(world).members:
            world.add_member(home(world), person)
    return (*kept, *new)


def home(world: World) -> Guild:
    return next(iter(world.guilds.values()))


def set_manager(world: World, people: Iterable[Person], manager: str) -> None:
    """Grant MANAGE_GUILD to one person and revoke it from the others."""
    guild = home(world)
    here = [person for person in people if person.id in guild.members]
    if manager not in [person.name for person in here]:
        names = ", ".join(person.name for person in here)
        raise UnknownPersonError(f"there is no {manager} here, only {names}")
    for person in here:
        old = guild.members[person.id].extra
        new = old & ~Permission.MANAGE_GUILD
        if person.name == manager:
            new |= Permission.MANAGE_GUILD
        if new != old:
            world.set_guild_permissions(guild, person, new)
