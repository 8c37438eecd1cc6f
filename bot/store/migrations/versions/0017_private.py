"""Private tables, which belong to a person: what for, and whose. A channel does not hold them."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

LIVE = "phase IN ('lobby', 'running')"


def upgrade() -> None:
    op.add_column("matches", sa.Column("kind", sa.String, nullable=False, server_default=""))
    op.add_column("matches", sa.Column("owner", sa.BigInteger))
    op.drop_index("one_live_match_per_channel", "matches")
    _one_live("one_live_match_per_channel", ["channel"], "owner IS NULL")
    _one_live("one_live_match_per_owner", ["owner", "kind"], "owner IS NOT NULL")
    op.create_index("matches_of_an_owner", "matches", ["owner"])


def _one_live(name: str, columns: list[str], which: str) -> None:
    where = sa.text(f"{LIVE} AND {which}")
    op.create_index(
        name, "matches", columns, unique=True, sqlite_where=where, postgresql_where=where
    )
