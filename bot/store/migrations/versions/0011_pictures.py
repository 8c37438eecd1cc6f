"""Whether a table shows its board as a picture."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    plain = sa.Column("pictured", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("matches", plain)
