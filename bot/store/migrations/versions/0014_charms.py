"""What the dice of a match are made of, and the lucky charm of a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("matches", sa.Column("dice_form", sa.Integer, nullable=False, server_default="1"))
    op.add_column("seats", sa.Column("charm", sa.String, nullable=False, server_default=""))
