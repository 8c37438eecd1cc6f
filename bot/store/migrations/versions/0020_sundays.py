"""Sundays: answers to decisions, and results that were posted without a match."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("daily_tries", sa.Column("shared", sa.Float))
    op.create_table(
        "sunday_answers",
        sa.Column("date", sa.String, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("move", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("date", "person", "place"),
    )
    op.create_index("sunday_answers_of_a_person", "sunday_answers", ["person"])
