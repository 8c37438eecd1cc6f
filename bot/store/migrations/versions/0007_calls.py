"""Who was called to a table and with which message, and the hours in which somebody is left alone.

A secret question as a direct message was one way to call somebody; now there is one table for all.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

FROM_DIRECT_MESSAGES = """
INSERT INTO calls (match, person, turn, secret, channel, message)
SELECT o.match, o.person, o.turn, (1 = 1), o.channel, o.message
FROM direct_messages o
WHERE o.turn =
(SELECT max(turn) FROM direct_messages d WHERE d.match = o.match AND d.person = o.person)
"""


def upgrade() -> None:
    op.create_table(
        "calls",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id", ondelete="CASCADE")),
        sa.Column("person", sa.BigInteger),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("secret", sa.Boolean, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("channel", sa.BigInteger),
        sa.Column("message", sa.BigInteger),
        sa.PrimaryKeyConstraint("match", "person"),
    )
    op.execute(FROM_DIRECT_MESSAGES)
    op.drop_table("direct_messages")
    op.create_index("calls_of_a_person", "calls", ["person"])
    op.add_column("people", sa.Column("quiet_begins", sa.Integer))
    op.add_column("people", sa.Column("quiet_ends", sa.Integer))
    op.add_column("people", sa.Column("utc_offset", sa.Integer))
