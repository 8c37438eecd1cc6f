"""Which message a board replaces, so that no kill leaves two of them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("matches", sa.Column("replaced", sa.BigInteger))
