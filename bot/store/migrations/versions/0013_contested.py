"""Moves of stand-ins, and leaderboards that count matches against another person only.

The leaderboards are added up anew from the results; what they say of ratings stays.
"""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

RESULTS = sa.text("""
SELECT guild, game, person, won, points, bets_won, ended FROM results
WHERE counts AND person IS NOT NULL AND (rating_after IS NOT NULL OR "match" IN (
    SELECT "match" FROM results WHERE strength IS NULL AND rank IS NOT NULL
    GROUP BY "match" HAVING COUNT(DISTINCT team) > 1
))
""")
STANDINGS = sa.text("SELECT guild, game, period, person FROM standings")
CHANGE = sa.text("""
UPDATE standings SET matches = :matches, wins = :wins, points = :points, best = :best,
    average = :average, bets = :bets
WHERE guild = :guild AND game = :game AND period = :period AND person = :person
""")
REMOVE = sa.text("""
DELETE FROM standings
WHERE guild = :guild AND game = :game AND period = :period AND person = :person
""")

Key = tuple[int, str, str, int]


def upgrade() -> None:
    op.add_column("seats", sa.Column("stood_in", sa.Integer, nullable=False, server_default="0"))
    connection = op.get_bind()
    keys: set[Key] = {(*row,) for row in connection.execute(STANDINGS)}
    sums = _added_up(connection.execute(RESULTS).mappings(), keys)
    changed = [_named(key) | row for key, row in sums.items()]
    removed = [_named(key) for key in keys - sums.keys()]
    if changed:
        connection.execute(CHANGE, changed)
    if removed:
        connection.execute(REMOVE, removed)


def _named(key: Key) -> dict[str, Any]:
    return dict(zip(("guild", "game", "period", "person"), key, strict=True))


def _added_up(rows: Iterable[Any], keys: set[Key]) -> dict[Key, dict[str, Any]]:
    sums: dict[Key, dict[str, Any]] = {}
    for row in rows:
        for game in (row["game"], ""):
            for period in _periods(row["ended"]):
                key = (row["guild"] or 0, game, period, row["person"])
                if key in keys:
                    sums[key] = _with(sums.get(key), row, of_one_game=bool(game))
    return sums


def _with(old: dict[str, Any] | None, row: Any, *, of_one_game: bool) -> dict[str, Any]:
    """As the bot adds a match to a leaderboard; a seat that was given up has no points."""
    old = old or {"matches": 0, "wins": 0, "points": 0, "best": None, "bets": None}
    own = row["points"] or 0
    matches, points = old["matches"] + 1, old["points"] + own
    bets = old["bets"] if row["bets_won"] is None else (old["bets"] or 0) + row["bets_won"]
    return {
        "matches": matches,
        "wins": old["wins"] + bool(row["won"]),
        "points": points,
        "best": max(own, own if old["best"] is None else old["best"]) if of_one_game else None,
        "average": points / matches if of_one_game else None,
        "bets": bets,
    }


def _periods(ended: float) -> tuple[str, ...]:
    moment = datetime.fromtimestamp(ended, UTC)
    year, week, _ = moment.isocalendar()
    season = f"{moment.year}-Q{(moment.month + 2) // 3}"
    return "all", season, f"{moment.year}-{moment.month:02}", f"{year}-W{week:02}"
