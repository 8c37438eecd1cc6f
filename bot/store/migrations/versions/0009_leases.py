"""Several processes: which one looks after which shards, and what another one is to draw."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

FROM_THE_NOTE = """
INSERT INTO leases (shard, shards, seen, expires, served)
SELECT 0, 1, CAST(value AS FLOAT), 0, '' FROM notes WHERE key = 'last seen alive'
"""


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("shards", sa.Integer, nullable=False),
        sa.Column("owner", sa.String),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("served", sa.String, nullable=False),
    )
    op.execute(FROM_THE_NOTE)
    op.execute("DELETE FROM notes WHERE key = 'last seen alive'")
    parent = sa.ForeignKey("matches.id", ondelete="CASCADE")
    op.create_table(
        "errands",
        sa.Column("match", sa.String, parent, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.add_column("matches", sa.Column("pressed", sa.BigInteger))
