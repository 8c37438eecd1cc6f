"""The dice of the day: a secret for all, one counted try per person, tables, announcements."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("matches", sa.Column("day", sa.String, nullable=False, server_default=""))
    streaks = sa.Column("streaks", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("people", streaks)
    op.create_table(
        "days",
        sa.Column("date", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.String, nullable=False),
    )
    _tries()
    _places()
    op.create_table(
        "day_notices",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("date", sa.String, nullable=False),
        sa.Column("channel", sa.BigInteger),
        sa.Column("message", sa.BigInteger),
    )


def _tries() -> None:
    op.create_table(
        "daily_tries",
        sa.Column("date", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("match", sa.String, nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("points", sa.Integer),
        sa.Column("lost", sa.Integer),
        sa.Column("possible", sa.Integer),
        sa.Column("best_moves", sa.Integer),
        sa.Column("moves", sa.Integer),
        sa.Column("grades", sa.String),
        sa.PrimaryKeyConstraint("date", "game", "person"),
    )
    op.create_index("daily_tries_of_a_person", "daily_tries", ["person", "date"])
    op.create_index("daily_tries_by_rank", "daily_tries", ["date", "lost"])


def _places() -> None:
    op.create_table(
        "daily_places",
        sa.Column("date", sa.String, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("lost", sa.Integer),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("date", "guild", "person"),
    )
    ranked = ["date", "guild", "listed", "lost", "person"]
    op.create_index("daily_places_by_rank", "daily_places", ranked)
    op.create_index("daily_places_of_a_person", "daily_places", ["person"])
    op.create_index("daily_places_of_a_guild", "daily_places", ["guild"])
