"""An index for the past matches of a channel."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_index("matches_of_a_channel", "matches", ["channel", "opened"])
