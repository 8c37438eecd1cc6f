"""A set of shards, as a condition on servers."""

from dataclasses import dataclass

from sqlalchemy import Column, ColumnElement, func, literal_column

TIME_BITS = 22
"""Discord computes the shard from the timestamp part of the server's snowflake."""


def shard_of(guild: int | None, count: int) -> int:
    """Direct messages (no guild) belong to shard 0."""
    return ((guild or 0) >> TIME_BITS) % count


@dataclass(frozen=True, slots=True)
class ShardSet:
    shards: frozenset[int] = frozenset({0})
    count: int = 1

    def __contains__(self, guild: int | None) -> bool:
        return shard_of(guild, self.count) in self.shards

    def where(self, guild: Column[int]) -> list[ColumnElement[bool]]:
        """SQL conditions for rows of these shards; none if the set has all shards."""
        if len(self.shards) == self.count:
            return []
        bits: ColumnElement[int] = literal_column(str(TIME_BITS))
        count: ColumnElement[int] = literal_column(str(self.count))
        shard = func.coalesce(guild, 0).op(">>")(bits).op("%")(count)
        return [shard.in_(sorted(self.shards))]


ALL = ShardSet()
