"""Routes for the scheduled events of a guild."""

from datetime import datetime

from localcord.checks import guilds as checks
from localcord.checks import limits, rules
from localcord.errors import DiscordError, invalid
from localcord.rest.call import NOTHING, Answer, Call, guild_of, need_in_guild
from localcord.rest.route import Route
from localcord.world import payloads, scheduled
from localcord.world.extras import EventStatus, ScheduledEvent
from localcord.world.model import Guild, Json
from localcord.world.permissions import Permission

EVENTS = "/guilds/{guild_id}/scheduled-events"
EVENT = EVENTS + "/{guild_scheduled_event_id}"
# From which status an event may go to which.
STEPS = {
    EventStatus.SCHEDULED: {EventStatus.ACTIVE, EventStatus.CANCELED},
    EventStatus.ACTIVE: {EventStatus.COMPLETED},
}


def list_events(call: Call) -> Answer:
    events = scheduled.open_events(call.world, guild_of(call))
    return 200, [scheduled.payload(call.world, event) for event in events]


def create_event(call: Call) -> Answer:
    guild = guild_of(call)
    need_in_guild(call, guild, Permission.CREATE_EVENTS)
    rules.refuse(checks.scheduled_event(call.body, call.world.now()))
    if len(scheduled.open_events(call.world, guild)) >= limits.SCHEDULED_EVENTS:
        raise DiscordError(30038)
    known = _known(call, call.body)
    event = ScheduledEvent(call.world.ids.new(), guild.id, call.bot.id, **known)
    call.world.scheduled[event.id] = event
    scheduled.dispatch_event(call.world, event, "CREATE")
    return 200, scheduled.payload(call.world, event)


def _known(call: Call, body: Json) -> Json:
    """The fields of an event from a request, which was checked."""
    external = body["entity_type"] == scheduled.EXTERNAL
    channel_id = None if external else int(body["channel_id"])
    if channel_id and channel_id not in call.world.channels:
        raise DiscordError(10003)
    end = body.get("scheduled_end_time")
    return {
        "name": body["name"],
        "kind": body["entity_type"],
        "start": datetime.fromisoformat(body["scheduled_start_time"]),
        "end": datetime.fromisoformat(end) if end else None,
        "description": body.get("description") or None,
        "channel_id": channel_id,
        "location": (body.get("entity_metadata") or {}).get("location") if external else None,
        "recurrence": body.get("recurrence_rule"),
    }


def get_event(call: Call) -> Answer:
    return 200, scheduled.payload(call.world, _event(call, guild_of(call)))


def change_event(call: Call) -> Answer:
    event = _owned(call)
    status = EventStatus(call.body.get("status") or event.status)
    if status is not event.status and status not in STEPS[event.status]:
        raise invalid("status", "BASE_TYPE_CHOICES", f"Not from {event.status} to {status}.")
    body = {**scheduled.payload(call.world, event), **call.body, "status": int(status)}
    rules.refuse(checks.scheduled_event(body, call.world.now()))
    for name, value in _known(call, body).items():
        setattr(event, name, value)
    if status in (EventStatus.COMPLETED, EventStatus.CANCELED):
        scheduled.finish(call.world, event, status)
    else:
        event.status = status
        scheduled.dispatch_event(call.world, event, "UPDATE")
    return 200, scheduled.payload(call.world, event)


def delete_event(call: Call) -> Answer:
    event = _owned(call)
    del call.world.scheduled[event.id]
    scheduled.dispatch_event(call.world, event, "DELETE")
    return NOTHING


def list_interested(call: Call) -> Answer:
    guild = guild_of(call)
    event = _event(call, guild)
    after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 100))
    found = sorted(number for number in event.interested if number > after)[:limit]
    with_member = call.query.get("with_member", "").lower() in ("1", "true")
    return 200, [_interested(call, guild, event, number, with_member) for number in found]


def _interested(
    call: Call, guild: Guild, event: ScheduledEvent, number: int, with_member: bool
) -> Json:
    data: Json = {
        "guild_scheduled_event_id": str(event.id),
        "user_id": str(number),
        "user": payloads.user(call.world.users[number]),
        "response": 1,
    }
    if with_member and number in guild.members:
        data["member"] = payloads.member(guild.members[number])
    return data


def _event(call: Call, guild: Guild) -> ScheduledEvent:
    event = call.world.scheduled.get(call.number("guild_scheduled_event_id"))
    if event is None or event.guild_id != guild.id:
        raise DiscordError(10070)
    return event


def _owned(call: Call) -> ScheduledEvent:
    """An own event may be changed with CREATE_EVENTS, those of others with MANAGE_EVENTS."""
    guild = guild_of(call)
    event = _event(call, guild)
    mine = event.creator_id == call.bot.id
    need_in_guild(call, guild, Permission.CREATE_EVENTS if mine else Permission.MANAGE_EVENTS)
    return event


ROUTES = (
    Route("GET", EVENTS, list_events),
    Route("POST", EVENTS, create_event),
    Route("GET", EVENT, get_event),
    Route("PATCH", EVENT, change_event),
    Route("DELETE", EVENT, delete_event),
    Route("GET", EVENT + "/users", list_interested),
)
