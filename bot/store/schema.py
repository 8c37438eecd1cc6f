"""The database schema. docs/database.md describes every table and column."""

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
    Column("closed", Boolean, nullable=False, server_default=false()),  # only who is invited sits
    Column("voices", Boolean, nullable=False, server_default=true()),  # computers say something
    Column("waiting_since", Float),  # since when the present decision is open
    Column("replaced", BigInteger),  # the message that a new board takes the place of just now
    Column("shared", Float),  # when its result was told to everybody; NULL: not yet
    Column("pressed", BigInteger),  # unused since 0012: `presses` has the keys
    Column("dice_form", Integer, nullable=False, server_default="1"),  # what its dice are made of
    Column("day", String, nullable=False, server_default=""),  # whose dice it shares; else empty
    Column("kind", String, nullable=False, server_default=""),  # what a private table is for
    Column("owner", BigInteger),  # whose private table it is; NULL: it stands in a channel
)

# One live table per channel, and per person one private one of a kind: the database refuses the
# second. The migrations say the same for PostgreSQL; said here, it would load that whole dialect
# into every bot on SQLite.
_live = matches.c.phase.in_(("lobby", "running"))
Index(
    "one_live_match_per_channel",
    matches.c.channel,
    unique=True,
    sqlite_where=_live & matches.c.owner.is_(None),
)
Index(
    "one_live_match_per_owner",
    matches.c.owner,
    matches.c.kind,
    unique=True,
    sqlite_where=_live & matches.c.owner.is_not(None),
)

Index("matches_by_due", matches.c.due)
Index("matches_of_a_channel", matches.c.channel, matches.c.opened)
Index("matches_of_a_guild", matches.c.guild)
Index("matches_of_a_host", matches.c.host)
Index("matches_of_an_owner", matches.c.owner)

seats = Table(
    "seats",
    metadata,
    Column("match", String, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", BigInteger),  # NULL: a computer
    Column("strength", String),  # of the computer that sits here or stands in
    Column("token", String, nullable=False),  # the join; a part of the dice of form 1
    Column("options", JSON, nullable=False),
    Column("auto", Boolean, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("gave_up", BigInteger),  # whose seat it was before somebody stepped in; 0: forgotten
    Column("stood_in", Integer, nullable=False, server_default="0"),  # moves of a computer here
    Column("vote", Integer),  # the decision that the person votes to end; 0 in a lobby: the start
    Column("charm", String, nullable=False, server_default=""),  # a sign, or digits of a hash
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
    Column("streaks", Boolean, nullable=False, default=True, server_default=true()),
    Column("puzzles", Boolean, nullable=False, default=True, server_default=true()),
    Column("brief", Boolean, nullable=False, default=False, server_default=false()),
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

# The leaderboards, precomputed: adding up a million matches on demand is too slow.
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

lessons = Table(
    "lessons",
    metadata,
    Column("person", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("step", Integer, nullable=False),  # where to go on, from 0
    Column("done", Float),  # when it was first learned to the end; NULL: not yet
    PrimaryKeyConstraint("person", "game"),
)

servers = Table(
    "servers",
    metadata,
    Column("guild", BigInteger, primary_key=True),
    Column("settings", JSON, nullable=False, default=dict),
    Column("removed", Float),  # when the bot was thrown out; its data goes 30 days later
)

days = Table(
    "days",
    metadata,
    Column("date", String, primary_key=True),  # 2026-11-18, as in Europe/Berlin
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", LargeBinary, nullable=False),  # secret until nobody can be playing
    Column("commitment", String, nullable=False),  # the seal, shown the day before
)

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("date", String, nullable=False),
    Column("game", String, nullable=False),
    Column("person", BigInteger, nullable=False),
    Column("match", String, nullable=False),
    Column("begun", Float, nullable=False),
    Column("ended", Float),  # NULL: not, or too late, and so is everything below
    Column("points", Integer),
    Column("lost", Integer),  # given away against best play, in hundredths of a point
    Column("possible", Integer),  # what best play expects, in hundredths
    Column("best_moves", Integer),  # turns without anything given away
    Column("moves", Integer),  # turns
    Column("grades", String),  # a letter per turn, for the row of signs
    Column("shared", Float),  # when the result of a Sunday was posted; others: see matches
    PrimaryKeyConstraint("date", "game", "person"),
)
Index("daily_tries_of_a_person", daily_tries.c.person, daily_tries.c.date)
Index("daily_tries_by_rank", daily_tries.c.date, daily_tries.c.lost)

# What somebody answered to the decisions of a Sunday; the first answer to each counts.
sunday_answers = Table(
    "sunday_answers",
    metadata,
    Column("date", String, nullable=False),
    Column("person", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),  # of the decision, from 0
    Column("move", String, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("date", "person", "place"),
)
Index("sunday_answers_of_a_person", sunday_answers.c.person)

# Who stands in the table of a server on a day: the same try may stand in several.
daily_places = Table(
    "daily_places",
    metadata,
    Column("date", String, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("person", BigInteger, nullable=False),
    Column("lost", Integer),  # as in the try; NULL: not finished
    Column("listed", Boolean, nullable=False),  # as the person wishes; here for the index
    PrimaryKeyConstraint("date", "guild", "person"),
)
Index(
    "daily_places_by_rank",
    daily_places.c.date,
    daily_places.c.guild,
    daily_places.c.listed,
    daily_places.c.lost,
    daily_places.c.person,
)
Index("daily_places_of_a_person", daily_places.c.person)
Index("daily_places_of_a_guild", daily_places.c.guild)

day_notices = Table(
    "day_notices",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("date", String, nullable=False),  # the last day that was announced there
    Column("channel", BigInteger),
    Column("message", BigInteger),  # the next one replaces it; NULL: there is none
)
blocked = Table(
    "blocked",
    metadata,
    Column("guild", BigInteger, nullable=False),
    Column("person", BigInteger, nullable=False),  # sits down at no table of this server
    PrimaryKeyConstraint("guild", "person"),
)
Index("blocked_of_a_person", blocked.c.person)

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

presses = Table(
    "presses",
    metadata,
    Column("press", BigInteger, primary_key=True, autoincrement=False),  # the interaction's id
    Column("match", String, nullable=False),
    Column("number", Integer, nullable=False),  # of the move that it made; −1: it made none
)

errands = Table(
    "errands",
    metadata,
    Column("match", String, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # that its owner is to draw
)

# Pointers to decisions of finished matches; nothing of the match is copied.
puzzles = Table(
    "puzzles",
    metadata,
    Column("match", String, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),  # of the move that was made
    Column("seat", Integer, nullable=False),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("gap", Float, nullable=False),  # between the best and the next choice
    Column("cost", Float, nullable=False),  # of the choice that was made
    Column("theme", String, nullable=False),  # what speaks for the best choice
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("plays", Integer, nullable=False, default=0),  # rated answers of people
    PrimaryKeyConstraint("match", "number"),
)
Index("puzzles_by_rating", puzzles.c.game, puzzles.c.mu)
Index("puzzles_by_plays", puzzles.c.game, puzzles.c.plays)

# The first answer of a person to a puzzle; later ones are not kept.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("match", String, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", BigInteger, nullable=False),
    Column("press", BigInteger, nullable=False),  # the interaction that answered
    Column("at", Float, nullable=False),
    Column("game", String, nullable=False),
    Column("theme", String, nullable=False),
    Column("correct", Boolean, nullable=False),
    Column("cost", Float, nullable=False),
    Column("rating_before", Integer, nullable=False),  # as people read it
    Column("rating_after", Integer, nullable=False),
    PrimaryKeyConstraint("match", "number", "person"),
)
Index("puzzle_tries_of_a_person", puzzle_tries.c.person, puzzle_tries.c.at)
