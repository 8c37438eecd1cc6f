"""Writes what a match leaves behind: results for good, ratings and standings brought up to date."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Table as SqlTable
from sqlalchemy import and_, bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.scores import ALL_GAMES, NEWCOMER, SPANS, Changes, Rating, Score, is_win, period, rate
from bot.store.servers import settings_of
from bot.store.tables import faces, people, ratings, results, standings
from bot.tables import Table

Key = tuple[Any, ...]
Rows = dict[Key, dict[str, Any]]


class Results:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def changes(self, match: str) -> Changes:
        """How the ratings of a match changed, by seat."""
        query = select(results.c.seat, results.c.rating_before, results.c.rating_after).where(
            results.c.match == match, results.c.rating_after.is_not(None)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {row.seat: (row.rating_before, row.rating_after) for row in rows}


async def write(connection: AsyncConnection, table: Table, scores: Sequence[Score]) -> Changes:
    """Everything that the end of a match changes, inside the transaction that ends it."""
    if not scores:
        return {}
    rated: dict[int, tuple[Rating, Rating]] = {}
    overall: dict[int, tuple[Rating, Rating]] = {}
    if (await settings_of(connection, table.guild)).ratings and table.guild:
        rated = await _rate(connection, table.guild, table.game, scores)
        overall = await _rate(connection, table.guild, ALL_GAMES, scores)
    changes = {
        score.seat: (rated[score.person][0].shown, rated[score.person][1].shown)
        for score in scores
        if score.person in rated
    }
    await connection.execute(insert(results), _rows(table, scores, changes))
    counting = [score for score in scores if score.counts]
    if counting:
        news = {table.game: rated, ALL_GAMES: overall}
        await _stand(connection, table, counting, scores, news)
    await _count_faces(connection, table, [score for score in scores if score.person])
    return changes


async def _rate(
    connection: AsyncConnection, guild: int, game: str, scores: Sequence[Score]
) -> dict[int, tuple[Rating, Rating]]:
    persons = [score.person for score in scores if score.counts and score.person is not None]
    where = and_(
        ratings.c.guild == guild, ratings.c.game == game, ratings.c.person.in_(sorted(persons))
    )
    rows = (await connection.execute(select(ratings).where(where).with_for_update())).all()
    before = {row.person: Rating(row.mu, row.sigma) for row in rows}
    after = rate(scores, before)
    known = {(guild, game, person) for person in before}
    fresh = {
        (guild, game, person): {"mu": rating.mu, "sigma": rating.sigma}
        for person, rating in after.items()
    }
    await _put_many(connection, ratings, ("guild", "game", "person"), fresh, known)
    return {person: (before.get(person, NEWCOMER), after[person]) for person in after}


def _rows(table: Table, scores: Sequence[Score], changes: Changes) -> list[dict[str, Any]]:
    ended = table.ended or 0.0
    return [
        {
            "match": table.id,
            "seat": score.seat,
            "guild": table.guild,
            "game": table.game,
            "person": score.person,
            "strength": score.strength,
            "team": score.team,
            "counts": score.counts,
            "aborted": score.rank is None,
            "won": is_win(score, scores),
            "points": score.points,
            "rank": score.rank,
            "bets_won": score.bets_won,
            "bets_lost": score.bets_lost,
            "seconds": ended - (table.started or ended),
            "ended": ended,
            "rating_before": changes.get(score.seat, (None, None))[0],
            "rating_after": changes.get(score.seat, (None, None))[1],
        }
        for score in scores
    ]


async def _stand(
    connection: AsyncConnection,
    table: Table,
    counting: Sequence[Score],
    scores: Sequence[Score],
    news: dict[str, dict[int, tuple[Rating, Rating]]],
) -> None:
    """Add one match to the standings of its people: per game and over all, in every period."""
    guild, ended = table.guild or 0, table.ended or 0.0
    periods = [period(span, ended) for span in SPANS]
    c = standings.c
    where = and_(
        c.guild == guild,
        c.game.in_((table.game, ALL_GAMES)),
        c.period.in_(periods),
        c.person.in_(sorted(score.person or 0 for score in counting)),
    )
    found = (await connection.execute(select(standings).where(where).with_for_update())).mappings()
    known: Rows = {(r["guild"], r["game"], r["period"], r["person"]): dict(r) for r in found}
    unlisted = await _unlisted(connection, counting)
    fresh: Rows = {}
    for score in counting:
        for game, rated in news.items():
            pair = rated.get(score.person or 0)
            for name in periods:
                key = (guild, game, name, score.person)
                rating = pair[1].shown if pair else None
                row = _added(known.get(key), score, is_win(score, scores), game, rating)
                fresh[key] = row | {"listed": score.person not in unlisted}
    await _put_many(connection, standings, ("guild", "game", "period", "person"), fresh, known)


async def _unlisted(connection: AsyncConnection, scores: Sequence[Score]) -> set[int]:
    """Who of these wants to stand on no leaderboard."""
    persons = sorted(score.person or 0 for score in scores)
    query = select(people.c.person).where(people.c.person.in_(persons), people.c.listed.is_(False))
    return set((await connection.execute(query)).scalars())


def _added(
    old: dict[str, Any] | None, score: Score, won: bool, game: str, rating: int | None
) -> dict[str, Any]:
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


async def _count_faces(connection: AsyncConnection, table: Table, scores: Sequence[Score]) -> None:
    guild = table.guild or 0
    c = faces.c
    where = and_(
        c.guild == guild,
        c.game == table.game,
        c.person.in_(sorted(score.person or 0 for score in scores)),
    )
    found = (await connection.execute(select(faces).where(where).with_for_update())).all()
    known = {(guild, table.game, row.person, row.face): row.times for row in found}
    fresh = {
        key: {"times": known.get(key, 0) + times}
        for score in scores
        for face, times in score.faces.items()
        for key in [(guild, table.game, score.person, face)]
    }
    await _put_many(connection, faces, ("guild", "game", "person", "face"), fresh, known)


async def _put_many(
    connection: AsyncConnection,
    table: SqlTable,
    names: tuple[str, ...],
    rows: dict[Key, dict[str, Any]],
    known: Iterable[Key],
) -> None:
    """Insert the new rows and update the known ones."""
    there = set(known)
    new = [
        dict(zip(names, key, strict=True)) | row for key, row in rows.items() if key not in there
    ]
    old = [
        {f"key_{name}": part for name, part in zip(names, key, strict=True)} | row
        for key, row in rows.items()
        if key in there
    ]
    if new:
        await connection.execute(insert(table), new)
    if old:
        where = and_(*(table.c[name] == bindparam(f"key_{name}") for name in names))
        await connection.execute(update(table).where(where), old)
