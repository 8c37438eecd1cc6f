"""How far a person has come in the lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("done", sa.Float),
        sa.PrimaryKeyConstraint("person", "game"),
    )
