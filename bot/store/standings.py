"""Adds a finished match to the precomputed leaderboards of every period."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, and_, select

from bot.store.schema import people, standings
from bot.store.upsert import put
from bot.table.scores import ALL_GAMES, SPANS, Score, period
from bot.table.table import Table

Key = tuple[str, str, int | None]
"""Game, period and person of a row; the server is the same for all rows."""
Row = dict[str, Any]


def stand(
    connection: Connection,
    table: Table,
    counting: Sequence[Score],
    won: set[int],
    ratings: Mapping[str, Mapping[int, int]],
) -> None:
    """Once for each game in `ratings`: the table's and ALL_GAMES.

    `counting` are the scores of persons in a match against each other.
    """
    if not counting:
        return
    periods = [period(span, table.ended or 0.0) for span in SPANS]
    known = _known(connection, table, periods, counting)
    unlisted = _unlisted(connection, counting)
    fresh = []
    for score in counting:
        for game, rated in ratings.items():
            for name in periods:
                old = known.get((game, name, score.person))
                row = _added(old, score, score.seat in won, game, rated.get(score.person or 0))
                row |= {"guild": table.guild or 0, "game": game, "period": name}
                row |= {"person": score.person, "listed": score.person not in unlisted}
                fresh.append(row)
    put(connection, standings, *fresh)


def _known(
    connection: Connection, table: Table, periods: Sequence[str], scores: Sequence[Score]
) -> dict[Key, Row]:
    c = standings.c
    where = and_(
        c.guild == (table.guild or 0),
        c.game.in_((table.game, ALL_GAMES)),
        c.period.in_(periods),
        c.person.in_(sorted(score.person or 0 for score in scores)),
    )
    found = connection.execute(select(standings).where(where).with_for_update()).mappings()
    return {(row["game"], row["period"], row["person"]): dict(row) for row in found}


def _unlisted(connection: Connection, scores: Sequence[Score]) -> set[int]:
    """Those who do not want to be on leaderboards."""
    persons = sorted(score.person or 0 for score in scores)
    query = select(people.c.person).where(people.c.person.in_(persons), people.c.listed.is_(False))
    return set(connection.execute(query).scalars())


def _added(old: Row | None, score: Score, won: bool, game: str, rating: int | None) -> Row:
    old = old or dict.fromkeys(("best", "bets", "rating"), None) | {
        "matches": 0,
        "wins": 0,
        "points": 0,
    }
    matches, points = old["matches"] + 1, old["points"] + (score.points or 0)
    best = max(score.points or 0, score.points or 0 if old["best"] is None else old["best"])
    bets = old["bets"]
    if score.bets_won is not None:
        bets = (bets or 0) + score.bets_won
    return {
        "matches": matches,
        "wins": old["wins"] + won,
        "points": points,
        "best": None if game == ALL_GAMES else best,
        "average": None if game == ALL_GAMES else points / matches,
        "bets": bets,
        "rating": old["rating"] if rating is None else rating,
    }
