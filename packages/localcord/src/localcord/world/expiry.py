"""Ends threads, polls and scheduled events when their time is over."""

from datetime import datetime, timedelta

from localcord.world import polls, scheduled
from localcord.world.extras import EventStatus
from localcord.world.ids import moment
from localcord.world.model import Channel
from localcord.world.world import World


def expire(world: World) -> None:
    """Archive idle threads, close polls, complete external events that are over."""
    now = world.now()
    for thread in [each for each in world.channels.values() if each.is_thread]:
        if not thread.archived and now >= _idle_since(thread) + _patience(thread):
            world.archive(thread)
    for message in world.all_messages():
        if message.poll and not message.poll.closed and now >= message.poll.expiry:
            polls.close(world, message, message.poll)
    for event in list(world.scheduled.values()):
        active = event.kind == scheduled.EXTERNAL and event.status is EventStatus.ACTIVE
        if active and event.end and now >= event.end:
            scheduled.finish(world, event, EventStatus.COMPLETED)


def _idle_since(thread: Channel) -> datetime:
    return moment(max(thread.log, default=thread.id))


def _patience(thread: Channel) -> timedelta:
    return timedelta(minutes=thread.auto_archive_minutes)
