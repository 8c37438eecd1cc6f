"""Snowflakes: ids made from the clock, strictly increasing."""

from collections.abc import Callable
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000
TIME_SHIFT = 22


class Snowflakes:
    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.last = 0

    def new(self) -> int:
        millisecond = int(self.now() * 1000) - DISCORD_EPOCH_MS
        self.last = max(millisecond << TIME_SHIFT, self.last + 1)
        return self.last

    def new_for_shard(self, shard: int, shards: int) -> int:
        """An id for a guild on the given shard."""
        candidate = self.new()
        while shard_of(candidate, shards) != shard:
            candidate += 1 << TIME_SHIFT
        return candidate


def shard_of(guild_id: int, shards: int) -> int:
    return (guild_id >> TIME_SHIFT) % shards


def moment(snowflake: int) -> datetime:
    return datetime.fromtimestamp(((snowflake >> TIME_SHIFT) + DISCORD_EPOCH_MS) / 1000, UTC)
