"""Results, ratings, leaderboards, and the settings of servers."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

MEASURES = ("wins", "rating", "best", "average", "bets")


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.true()))
    _results()
    op.create_table(
        "ratings",
        *_whose(),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guild", "game", "person"),
    )
    op.create_index("ratings_of_a_person", "ratings", ["person"])
    _standings()
    op.create_table(
        "faces",
        *_whose(),
        sa.Column("face", sa.String, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild", "game", "person", "face"),
    )
    op.create_index("faces_of_a_person", "faces", ["person"])
    op.create_table(
        "servers",
        sa.Column("guild", sa.BigInteger, primary_key=True),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("removed", sa.Float),
    )


def _whose() -> list[sa.Column[int] | sa.Column[str]]:
    return [
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
    ]


def _results() -> None:
    parent = sa.ForeignKey("matches.id", ondelete="CASCADE")
    op.create_table(
        "results",
        sa.Column("match", sa.String, parent, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guild", sa.BigInteger),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("person", sa.BigInteger),
        sa.Column("strength", sa.String),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("aborted", sa.Boolean, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("rank", sa.Integer),
        sa.Column("bets_won", sa.Integer),
        sa.Column("bets_lost", sa.Integer),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("rating_before", sa.Integer),
        sa.Column("rating_after", sa.Integer),
        sa.PrimaryKeyConstraint("match", "seat"),
    )
    op.create_index("results_of_a_person", "results", ["person", "guild", "ended"])
    op.create_index("results_of_a_guild", "results", ["guild"])


def _standings() -> None:
    op.create_table(
        "standings",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("period", sa.String, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer),
        sa.Column("average", sa.Float),
        sa.Column("bets", sa.Integer),
        sa.Column("rating", sa.Integer),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("guild", "game", "period", "person"),
    )
    for measure in MEASURES:
        order: list[str | sa.TextClause] = ["guild", "game", "period", "listed"]
        order += [sa.text(f"{measure} DESC"), "person"]
        op.create_index(f"standings_by_{measure}", "standings", order)
    op.create_index("standings_of_a_person", "standings", ["person"])
