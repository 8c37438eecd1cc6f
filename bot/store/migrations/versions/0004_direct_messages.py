"""One word for the direct message, and indexes for what purging and forgetting look for."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.rename_table("letters", "direct_messages")
    op.execute("ALTER TABLE people RENAME COLUMN letters TO direct_messages")
    op.execute("UPDATE people SET reminder = 'direct-message' WHERE reminder = 'letter'")
    op.create_index("direct_messages_to_a_person", "direct_messages", ["person"])
    op.create_index("matches_of_a_guild", "matches", ["guild"])
    op.create_index("matches_of_a_host", "matches", ["host"])
    op.create_index("standings_of_a_period", "standings", ["period"])
