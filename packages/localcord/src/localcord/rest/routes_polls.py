"""Routes for polls: who voted for an answer, and closing a poll early."""

from localcord.errors import DiscordError
from localcord.rest.call import Answer, Call, channel_of, message_of
from localcord.rest.route import Route
from localcord.world import payloads, polls
from localcord.world.extras import Poll
from localcord.world.model import Message

POLL = "/channels/{channel_id}/polls/{message_id}"


def list_voters(call: Call) -> Answer:
    _, poll = _poll(call)
    number = call.number("answer_id")
    if not 1 <= number <= len(poll.answers):
        raise DiscordError(10008)
    after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 25))
    found = sorted(voter for voter in poll.votes.get(number, ()) if voter > after)[:limit]
    return 200, {"users": [payloads.user(call.world.users[voter]) for voter in found]}


def end_poll(call: Call) -> Answer:
    message, poll = _poll(call)
    if message.author is not call.bot:
        raise DiscordError(50005)
    if poll.closed:
        raise DiscordError(520001)
    polls.close(call.world, message, poll)
    return 200, call.world.message_payload(message)


def _poll(call: Call) -> tuple[Message, Poll]:
    message = message_of(call, channel_of(call))
    if message.poll is None:
        raise DiscordError(520006)
    return message, message.poll


ROUTES = (
    Route("GET", POLL + "/answers/{answer_id}", list_voters),
    Route("POST", POLL + "/expire", end_poll),
)
