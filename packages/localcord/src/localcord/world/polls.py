"""Votes in polls, and the end of a poll."""

from localcord.world.events import Intent
from localcord.world.extras import Poll
from localcord.world.model import Message, User
from localcord.world.posting import touch
from localcord.world.world import World


def vote(world: World, message: Message, poll: Poll, user: User, wanted: set[int]) -> None:
    """Set the answers of one voter; earlier ones are removed."""
    for number in range(1, len(poll.answers) + 1):
        voters = poll.votes.setdefault(number, [])
        if number in wanted and user.id not in voters:
            voters.append(user.id)
            _tell(world, message, user, number, "MESSAGE_POLL_VOTE_ADD")
        elif number not in wanted and user.id in voters:
            voters.remove(user.id)
            _tell(world, message, user, number, "MESSAGE_POLL_VOTE_REMOVE")
    world.mark_dirty(message)
    world.notify("edited", message=message)


def _tell(world: World, message: Message, user: User, answer: int, event: str) -> None:
    guild = message.channel.guild
    data = {
        "user_id": str(user.id),
        "channel_id": str(message.channel.id),
        "message_id": str(message.id),
        "answer_id": answer,
        **({"guild_id": str(guild.id)} if guild else {}),
    }
    world.dispatch(event, data, guild, Intent.GUILD_POLLS if guild else Intent.DIRECT_POLLS)


def close(world: World, message: Message, poll: Poll) -> None:
    poll.closed = True
    poll.expiry = min(poll.expiry, world.now())
    touch(world, message)
