"""What an evening in a channel brought: who won how often, and anybody's best result alone."""

from collections import Counter

from sqlalchemy import bindparam, func, select

from bot.store.database import Database
from bot.store.schema import matches, results

EVENING_SECONDS = 12 * 3600.0
"""A match that ended longer ago is of another evening."""
LONGEST_MATCH = 7 * 24 * 3600.0
"""So much earlier it may have been opened."""

OTHERS = results.alias("others")
IN_CHANNEL = (
    select(results.c.match, results.c.person, results.c.rank, results.c.counts)
    .join(matches, matches.c.id == results.c.match)
    .where(
        matches.c.channel == bindparam("channel"),
        matches.c.opened >= bindparam("opened"),
        results.c.ended.between(bindparam("since"), bindparam("until")),
        select(OTHERS.c.match)
        .where(OTHERS.c.match == results.c.match, OTHERS.c.seat == 1)
        .exists(),
    )
)
BEST_ALONE = select(func.max(results.c.points)).where(
    results.c.person == bindparam("who"),
    results.c.game == bindparam("game"),
    results.c.counts,
    results.c.ended < bindparam("before"),
    ~select(OTHERS.c.match).where(OTHERS.c.match == results.c.match, OTHERS.c.seat == 1).exists(),
)


class Evenings:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def wins(self, channel: int, until: float) -> dict[int, int]:
        """By person the matches won there that evening; empty where it was only one, or alone."""
        since = until - EVENING_SECONDS
        asked = {"channel": channel, "opened": since - LONGEST_MATCH, "since": since}
        rows = await self._database.read(
            lambda connection: connection.execute(IN_CHANNEL, asked | {"until": until}).all()
        )
        played = [row for row in rows if row.counts]
        if len({row.match for row in played}) < 2:
            return {}
        won = Counter(row.person for row in played if row.rank == 1)
        return {person: won[person] for person in dict.fromkeys(row.person for row in played)}

    async def best_alone(self, person: int, game: str, before: float) -> int | None:
        """The most points of anybody who played this alone, before that moment."""
        asked = {"who": person, "game": game, "before": before}
        return await self._database.read(
            lambda connection: connection.execute(BEST_ALONE, asked).scalar()
        )
