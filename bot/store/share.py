"""The part of all servers that a process looks after: some of so many shards."""

from dataclasses import dataclass

from sqlalchemy import Column, ColumnElement, func, literal_column

TIME_BITS = 22
"""Discord numbers shards by the part of a server's id that is its time."""


def shard_of(guild: int | None, count: int) -> int:
    """Direct messages come over the first one."""
    return ((guild or 0) >> TIME_BITS) % count


@dataclass(frozen=True, slots=True)
class Share:
    shards: frozenset[int] = frozenset({0})
    count: int = 1

    def __contains__(self, guild: int | None) -> bool:
        return shard_of(guild, self.count) in self.shards

    def where(self, guild: Column[int]) -> list[ColumnElement[bool]]:
        """Conditions for rows of these servers; none where all are meant."""
        if len(self.shards) == self.count:
            return []
        bits: ColumnElement[int] = literal_column(str(TIME_BITS))
        count: ColumnElement[int] = literal_column(str(self.count))
        shard = func.coalesce(guild, 0).op(">>")(bits).op("%")(count)
        return [shard.in_(sorted(self.shards))]


ALL = Share()
