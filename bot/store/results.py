"""Writes the results of a match and updates ratings, leaderboards and dice counts."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, and_, func, insert, select, true

from bot.store.database import Database
from bot.store.schema import faces, ratings, results
from bot.store.servers import settings_of
from bot.store.standings import stand
from bot.store.upsert import put
from bot.table.ratings import (
    NEWCOMER,
    SAME_PAIR_SECONDS,
    Met,
    Rating,
    opponents_met,
    rate,
)
from bot.table.scores import ALL_GAMES, Changes, Score, contested, winners
from bot.table.table import Table

Rated = dict[int, tuple[Rating, Rating]]
"""By person: the rating before and after."""


class Results:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def changes(self, match: str) -> Changes:
        """Rating before and after a match, by seat."""
        query = select(results.c.seat, results.c.rating_before, results.c.rating_after).where(
            results.c.match == match, results.c.rating_after.is_not(None)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.seat: (row.rating_before, row.rating_after) for row in rows}


def write(connection: Connection, table: Table, scores: Sequence[Score]) -> Changes:
    """Part of the transaction that ends the match."""
    if not scores:
        return {}
    _serialise(connection, table.guild or 0)
    counting = [score for score in scores if score.counts]
    won = winners(scores)
    rated: Rated = {}
    overall: Rated = {}
    if settings_of(connection, table.guild).ratings and table.guild:
        rated = _rate(connection, table.guild, table.game, scores, table.ended or 0.0)
        overall = _rate(connection, table.guild, ALL_GAMES, scores, table.ended or 0.0)
    changes = {
        score.seat: (rated[score.person][0].shown, rated[score.person][1].shown)
        for score in scores
        if score.person in rated
    }
    here = [_row(table, s, s in counting, s.seat in won, changes.get(s.seat)) for s in scores]
    connection.execute(insert(results), here)
    shown = {
        game: {person: after.shown for person, (_, after) in news.items()}
        for game, news in ((table.game, rated), (ALL_GAMES, overall))
    }
    if contested(scores):
        stand(connection, table, counting, won, shown)
    _count_faces(connection, table, [score for score in scores if score.person])
    return changes


def _serialise(connection: Connection, guild: int) -> None:
    """One match at a time updates the ratings and leaderboards of a server.

    Row locks are not enough: a newcomer has no rows yet. SQLite has one writer.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(guild)))


def _rate(
    connection: Connection, guild: int, game: str, scores: Sequence[Score], at: float
) -> Rated:
    persons = sorted(score.person for score in scores if score.person is not None)
    where = and_(ratings.c.guild == guild, ratings.c.game == game, ratings.c.person.in_(persons))
    rows = connection.execute(select(ratings).where(where).with_for_update()).all()
    before = {row.person: Rating(row.mu, row.sigma) for row in rows}
    after = rate(scores, before, _met(connection, guild, game, persons, at))
    key = {"guild": guild, "game": game}
    fresh = [key | {"person": person} | rating._asdict() for person, rating in after.items()]
    put(connection, ratings, *fresh)
    return {person: (before.get(person, NEWCOMER), after[person]) for person in after}


def _met(connection: Connection, guild: int, game: str, persons: Sequence[int], at: float) -> Met:
    """How often these persons were rated against each other within the last day."""
    c = results.c
    query = (
        select(c.match, c.person, c.team)
        .where(c.person.in_(persons), c.guild == guild, c.ended > at - SAME_PAIR_SECONDS)
        .where(c.rating_after.is_not(None), true() if game == ALL_GAMES else c.game == game)
        .order_by(c.match)
    )
    rows = connection.execute(query).all()
    by_match = groupby(rows, key=lambda row: row.match)
    return opponents_met([(row.person, row.team) for row in match] for _, match in by_match)


def _row(
    table: Table, score: Score, counts: bool, won: bool, change: tuple[int, int] | None
) -> dict[str, Any]:
    ended = table.ended or 0.0
    before, after = change or (None, None)
    return {
        "match": table.id,
        "seat": score.seat,
        "guild": table.guild,
        "game": table.game,
        "person": score.person,
        "strength": score.strength,
        "team": score.team,
        "counts": counts,
        "aborted": score.rank is None,
        "won": won,
        "points": score.points,
        "rank": score.rank,
        "bets_won": score.bets_won,
        "bets_lost": score.bets_lost,
        "seconds": ended - (table.started or ended),
        "ended": ended,
        "rating_before": before,
        "rating_after": after,
    }


def _count_faces(connection: Connection, table: Table, scores: Sequence[Score]) -> None:
    key = {"guild": table.guild or 0, "game": table.game}
    persons = faces.c.person.in_(sorted(score.person or 0 for score in scores))
    where = and_(faces.c.guild == key["guild"], faces.c.game == table.game, persons)
    found = connection.execute(select(faces).where(where).with_for_update()).all()
    known = {(row.person, row.face): row.times for row in found}
    fresh = [
        key
        | {"person": score.person, "face": face}
        | {"times": known.get((score.person, face), 0) + times}
        for score in scores
        for face, times in score.faces.items()
    ]
    put(connection, faces, *fresh)
