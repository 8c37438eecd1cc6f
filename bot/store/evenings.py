"""Wins in a channel within one evening, a person's best solo result, a server's first match."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from sqlalchemy import and_, bindparam, select

from bot.store.database import Database
from bot.store.schema import matches, results, seats

EVENING_SECONDS = 12 * 3600.0
"""A match that ended longer ago belongs to another evening."""
LONGEST_MATCH = 7 * 24 * 3600.0
"""A match may have been opened this long before it ended; bounds the index scan."""

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
ALONE = (
    select(results.c.points, matches.c.options, seats.c.options.label("own"))
    .join(matches, matches.c.id == results.c.match)
    .join(seats, and_(seats.c.match == results.c.match, seats.c.number == results.c.seat))
    .where(
        results.c.person == bindparam("who"),
        results.c.game == bindparam("game"),
        results.c.counts,
        results.c.ended < bindparam("before"),
        ~select(OTHERS.c.match)
        .where(OTHERS.c.match == results.c.match, OTHERS.c.seat == 1)
        .exists(),
    )
    .order_by(results.c.points.desc())
)

EARLIER = (
    select(matches.c.id)
    .where(
        matches.c.guild == bindparam("guild"),
        matches.c.phase == "finished",
        matches.c.id != bindparam("match"),
    )
    .limit(1)
)

Alike = Callable[[dict[str, Any], dict[str, Any]], bool]
"""Whether a match with these options, and these of its seat, is comparable."""


class Evenings:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def wins(self, channel: int, until: float) -> dict[int, int]:
        """Wins by person in matches of several seats; empty if there were fewer than two."""
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

    async def best_alone(self, person: int, game: str, before: float, alike: Alike) -> int | None:
        """The person's highest points in a solo match with such options before that time."""
        asked = {"who": person, "game": game, "before": before}
        rows = await self._database.read(lambda connection: connection.execute(ALONE, asked).all())
        return next((row.points for row in rows if alike(row.options, row.own)), None)

    async def is_first(self, guild: int, match: str) -> bool:
        """Whether no other match of the server was played to its end."""
        asked = {"guild": guild, "match": match}
        found = await self._database.read(lambda c: c.execute(EARLIER, asked).first())
        return found is None
