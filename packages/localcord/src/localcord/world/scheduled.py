"""Scheduled events of guilds."""

from localcord.world import payloads
from localcord.world.events import Intent
from localcord.world.extras import EventStatus, ScheduledEvent
from localcord.world.model import Guild, Json, User
from localcord.world.world import World

EXTERNAL = 3


def payload(world: World, event: ScheduledEvent) -> Json:
    return payloads.scheduled_event(event, world.users[event.creator_id])


def dispatch_event(world: World, event: ScheduledEvent, name: str) -> None:
    world.mark_dirty(event)
    guild = world.guilds.get(event.guild_id)
    full = f"GUILD_SCHEDULED_EVENT_{name}"
    world.dispatch(full, payload(world, event), guild, Intent.GUILD_SCHEDULED_EVENTS)


def open_events(world: World, guild: Guild) -> list[ScheduledEvent]:
    return [
        each for each in world.scheduled.values() if each.guild_id == guild.id and not each.over
    ]


def set_interest(world: World, event: ScheduledEvent, user: User, *, interested: bool) -> None:
    if (user.id in event.interested) == interested:
        return
    (event.interested.append if interested else event.interested.remove)(user.id)
    world.mark_dirty(event)
    data = {
        "guild_scheduled_event_id": str(event.id),
        "user_id": str(user.id),
        "guild_id": str(event.guild_id),
    }
    name = f"GUILD_SCHEDULED_EVENT_USER_{'ADD' if interested else 'REMOVE'}"
    world.dispatch(name, data, world.guilds.get(event.guild_id), Intent.GUILD_SCHEDULED_EVENTS)


def finish(world: World, event: ScheduledEvent, status: EventStatus) -> None:
    """A finished event leaves the list of the guild."""
    event.status = status
    world.scheduled.pop(event.id, None)
    dispatch_event(world, event, "UPDATE")
