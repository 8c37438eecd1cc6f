"""Whether a person listens instead of looking."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column(
        "people", sa.Column("aloud", sa.Boolean, nullable=False, server_default=sa.false())
    )
