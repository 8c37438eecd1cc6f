"""The tools of hosts: a closed door, votes, people blocked from a server; and silent computers."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    closed = sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false())
    voices = sa.Column("voices", sa.Boolean, nullable=False, server_default=sa.true())
    for column in (closed, voices, sa.Column("waiting_since", sa.Float)):
        op.add_column("matches", column)
    op.add_column("seats", sa.Column("vote", sa.Integer))
    op.create_table(
        "blocked",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild", "person"),
    )
    op.create_index("blocked_of_a_person", "blocked", ["person"])
