"""The presses that changed something, so that none counts twice."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "presses",
        sa.Column("press", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("match", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
