"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

LIVE = sa.text("phase IN ('lobby', 'running')")


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("guild", sa.BigInteger),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("host", sa.BigInteger),
        sa.Column("locale", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("first", sa.Integer),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("players", sa.String, nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("started", sa.Float),
        sa.Column("ended", sa.Float),
        sa.Column("pace", sa.String, nullable=False),
        sa.Column("deadline", sa.Float),
        sa.Column("reminded", sa.Boolean, nullable=False),
        sa.Column("touched", sa.Float),
        sa.Column("due", sa.Float),
        sa.Column("board", sa.BigInteger),
        sa.Column("posted", sa.Float),
    )
    op.create_index(
        "one_live_match_per_channel",
        "matches",
        ["channel"],
        unique=True,
        sqlite_where=LIVE,
        postgresql_where=LIVE,
    )
    op.create_index("matches_by_due", "matches", ["due"])
    op.create_table(
        "seats",
        _match(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.BigInteger),
        sa.Column("strength", sa.String),
        sa.Column("token", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("auto", sa.Boolean, nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("match", "number"),
    )
    op.create_index("seats_of_a_person", "seats", ["person"])
    op.create_table(
        "moves",
        _match(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("match", "number"),
    )
    op.create_table(
        "letters",
        _match(),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger),
        sa.Column("message", sa.BigInteger),
        sa.PrimaryKeyConstraint("match", "turn", "person"),
    )
    op.create_table(
        "people",
        sa.Column("person", sa.BigInteger, primary_key=True),
        sa.Column("letters", sa.Boolean, nullable=False),
        sa.Column("reminder", sa.String, nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )


def _match() -> sa.Column[str]:
    parent = sa.ForeignKey("matches.id", ondelete="CASCADE")
    return sa.Column("match", sa.String, parent, nullable=False)
