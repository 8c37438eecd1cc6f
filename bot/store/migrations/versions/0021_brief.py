"""Whether a person who listens wants questions without the position."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column(
        "people", sa.Column("brief", sa.Boolean, nullable=False, server_default=sa.false())
    )
