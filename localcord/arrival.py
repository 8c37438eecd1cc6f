"""Who is there when a local Discord starts: kept people come back, new ones move in."""

from collections.abc import Iterable

from localcord.people.person import Person
from localcord.world.model import Guild
from localcord.world.permissions import Permission
from localcord.world.world import World


class UnknownPersonError(LookupError):
    """Somebody was named who does not live here."""


def add_person(world: World, name: str, locale: str) -> Person:
    return world.add_user(Person(world.ids.new(), name, locale))


def move_in(
    world: World, people: Iterable[str], locale: str, server: str, channels: Iterable[str]
) -> tuple[Person, ...]:
    """The kept server with its people, or a new one; whoever's name is new becomes a member."""
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


def appoint(world: World, people: Iterable[Person], manager: str) -> None:
    """One of the people may manage the server, the others may not."""
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
