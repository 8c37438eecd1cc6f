"""Puzzles, the answers to them, and whether a person's matches may become some."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column(
        "people", sa.Column("puzzles", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.create_table(
        "puzzles",
        _match(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("gap", sa.Float, nullable=False),
        sa.Column("cost", sa.Float, nullable=False),
        sa.Column("theme", sa.String, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("plays", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "number"),
    )
    op.create_index("puzzles_by_rating", "puzzles", ["game", "mu"])
    op.create_index("puzzles_by_plays", "puzzles", ["game", "plays"])
    op.create_table(
        "puzzle_tries",
        _match(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("press", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("theme", sa.String, nullable=False),
        sa.Column("correct", sa.Boolean, nullable=False),
        sa.Column("cost", sa.Float, nullable=False),
        sa.Column("rating_before", sa.Integer, nullable=False),
        sa.Column("rating_after", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", "person"),
    )
    op.create_index("puzzle_tries_of_a_person", "puzzle_tries", ["person", "at"])


def _match() -> sa.Column[str]:
    key = sa.ForeignKey("matches.id", ondelete="CASCADE")
    return sa.Column("match", sa.String, key, nullable=False)
