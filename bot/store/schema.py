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
    false,
    true,
)

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("phase", String, nullable=False),  # lobby, running, finished, stopped, shelved
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
    Column("pace", String, nullable=False),
    Column("deadline", Float),
    Column("reminded", Boolean, nullable=False),
    Column("touched", Float),
    Column("due", Float),  # when the bot must look after it by itself
    Column("board", BigInteger),
    Column("posted", Float),
    Column("drawn", Integer),  # the version that the board shows
    Column("version", Integer, nullable=False, server_default="1"),  # how often it was written
    Column("pictured", Boolean, nullable=False, server_default=false()),  # no emoji, a picture
    Column("replaced", BigInteger),  # the message that a new board takes the place of just now
    Column("shared", Float),  # when its result was told to everybody; NULL: not yet
    Column("pressed", BigInteger),  # the newest press that changed it, as Discord numbers them
)

# One live table per channel: the database refuses the second. The migrations say the same for
# PostgreSQL; said here, it would load that whole dialect into every bot on SQLite.
Index(
    "one_live_match_per_channel",
    matches.c.channel,
    unique=True,
    sqlite_where=matches.c.phase.in_(("lobby", "running")),
)

Index("matches_by_due", matches.c.due)
Index("matches_of_a_channel", matches.c.channel, matches.c.opened)
Index("matches_of_a_guild", matches.c.guild)
Index("matches_of_a_host", matches.c.host)

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
    Column("left", Boolean, nullable=False),
    Column("gave_up", BigInteger),  # whose seat it was before somebody stepped in; 0: forgotten
    PrimaryKeyConstraint("match", "number"),
)
Index("seats_of_a_person", seats.c.person)
Index("seats_given_up_by_a_person", seats.c.gave_up)

sitters = Table(
    "sitters",
    metadata,
    Column("match", String, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("until", Integer, nullable=False),  # the first move that was another's
    Column("person", BigInteger),  # NULL: somebody who wanted to be forgotten
    PrimaryKeyConstraint("match", "seat", "until"),
)
Index("sitters_of_a_person", sitters.c.person)

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

calls = Table(
    "calls",
    metadata,
    Column("match", String, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("person", BigInteger, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("secret", Boolean, nullable=False),
    Column("due", Float),  # when it is to be given; NULL: it was
    Column("channel", BigInteger),
    Column("message", BigInteger),  # NULL: there is nothing to take away
    PrimaryKeyConstraint("match", "person"),
)
Index("calls_of_a_person", calls.c.person)

people = Table(
    "people",
    metadata,
    Column("person", BigInteger, primary_key=True),
    Column("direct_messages", Boolean, nullable=False, default=True),
    Column("reminder", String, nullable=False, default="mention"),
    Column("listed", Boolean, nullable=False, default=True, server_default=true()),
    Column("quiet_begins", Integer),  # an hour on the person's clock; NULL: never quiet
    Column("quiet_ends", Integer),
    Column("zone", String),  # whose clock theirs is, such as Europe/Berlin; NULL: not told
    Column("locale", String),  # the language they read; NULL: never sat down
    Column("aloud", Boolean, nullable=False, default=False, server_default=false()),
)

notes = Table(
    "notes",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", String, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("match", String, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guild", BigInteger),
    Column("game", String, nullable=False),
    Column("person", BigInteger),  # NULL: a computer, or somebody who wanted to be forgotten
    Column("strength", String),  # of the computer that sat here
    Column("team", Integer, nullable=False),
    Column("counts", Boolean, nullable=False),  # played to the end, and by that person
    Column("aborted", Boolean, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer),
    Column("rank", Integer),
    Column("bets_won", Integer),
    Column("bets_lost", Integer),
    Column("seconds", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("rating_before", Integer),  # as people read it; NULL: unrated
    Column("rating_after", Integer),
    PrimaryKeyConstraint("match", "seat"),
)
Index("results_of_a_person", results.c.person, results.c.guild, results.c.ended)
Index("results_of_a_guild", results.c.guild)

ratings = Table(
    "ratings",
    metadata,
    Column("guild", BigInteger, nullable=False),
    Column("game", String, nullable=False),  # empty: all games together
    Column("person", BigInteger, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    PrimaryKeyConstraint("guild", "game", "person"),
)
Index("ratings_of_a_person", ratings.c.person)

# The leaderboards, kept ready: with a million matches nobody can add them up on demand.
standings = Table(
    "standings",
    metadata,
    Column("guild", BigInteger, nullable=False),
    Column("game", String, nullable=False),  # empty: all games together
    Column("period", String, nullable=False),  # all, 2026-Q1, 2026-03, 2026-W11
    Column("person", BigInteger, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("best", Integer),  # NULL, like the average, over all games: points do not compare
    Column("average", Float),
    Column("bets", Integer),  # won; NULL: never bet
    Column("rating", Integer),  # after the last rated match of the period
    Column("listed", Boolean, nullable=False),  # as the person wishes; here for the indexes
    PrimaryKeyConstraint("guild", "game", "period", "person"),
)
for _measure in ("wins", "rating", "best", "average", "bets"):
    Index(
        f"standings_by_{_measure}",
        standings.c.guild,
        standings.c.game,
        standings.c.period,
        standings.c.listed,
        standings.c[_measure].desc(),
        standings.c.person,
    )
Index("standings_of_a_person", standings.c.person)
Index("standings_of_a_period", standings.c.period)

faces = Table(
    "faces",
    metadata,
    Column("guild", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("person", BigInteger, nullable=False),
    Column("face", String, nullable=False),
    Column("times", Integer, nullable=False),
    PrimaryKeyConstraint("guild", "game", "person", "face"),
)
Index("faces_of_a_person", faces.c.person)

servers = Table(
    "servers",
    metadata,
    Column("guild", BigInteger, primary_key=True),
    Column("settings", JSON, nullable=False, default=dict),
    Column("removed", Float),  # when the bot was thrown out; its data goes 30 days later
)

leases = Table(
    "leases",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("shards", Integer, nullable=False),  # how many there are in all
    Column("owner", String),  # the process that looks after it; NULL: it was handed over
    Column("seen", Float, nullable=False),  # when that process last said so, on its own clock
    Column("expires", Float, nullable=False),  # on the clock of the database
    Column("served", String, nullable=False),  # the last interactions of who handed it over
)

errands = Table(
    "errands",
    metadata,
    Column("match", String, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # that its owner is to draw
)
