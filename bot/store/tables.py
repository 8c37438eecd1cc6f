"""The tables: headers, seats, the move log, and what people and the bot asked to remember."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("phase", String, nullable=False),  # lobby, running, finished, stopped
    Column("guild", BigInteger),
    Column("channel", BigInteger, nullable=False),
    Column("host", BigInteger),
    Column("locale", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("first", Integer),  # the seat the host lets begin; NULL: drawn (G1)
    Column("seed", LargeBinary, nullable=False),
    Column("players", String, nullable=False),
    Column("opened", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("due", Float),  # when the bot must act by itself: a computer's move, a clock
    Column("board", BigInteger),
    Column("posted", Float),
)

# One live table per channel: the database refuses the second.
Index(
    "one_live_match_per_channel",
    matches.c.channel,
    unique=True,
    sqlite_where=matches.c.phase.in_(("lobby", "running")),
    postgresql_where=matches.c.phase.in_(("lobby", "running")),
)

Index("matches_by_due", matches.c.due)

seats = Table(
    "seats",
    metadata,
    Column("match", String, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", BigInteger),  # NULL: a computer
    Column("strength", String),  # of the computer that sits here or stands in
    Column("token", String, nullable=False),  # this join's part of the dice
    Column("options", JSON, nullable=False),
    Column("auto", Boolean, nullable=False),
    Column("away", Boolean, nullable=False),
    PrimaryKeyConstraint("match", "number"),
)
Index("seats_of_a_person", seats.c.person)

moves = Table(
    "moves",
    metadata,
    Column("match", String, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", String, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("match", "number"),  # a lost race is an error, never a second truth
)

letters = Table(
    "letters",
    metadata,
    Column("match", String, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("person", BigInteger, nullable=False),
    Column("channel", BigInteger),  # NULL: it could not be delivered
    Column("message", BigInteger),
    PrimaryKeyConstraint("match", "turn", "person"),
)

people = Table(
    "people",
    metadata,
    Column("person", BigInteger, primary_key=True),
    Column("letters", Boolean, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", String, nullable=False),
)
