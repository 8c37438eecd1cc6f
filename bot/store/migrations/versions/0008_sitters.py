"""Who sat on a seat before, what was told to everybody, whose clock and which language is theirs.

Hours ahead of UTC know no summer time, so a place stands for them now. Of those who told an hour
most live where this bot comes from; what fits no place of ours stays as far from UTC as it was.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

ZONE_OF_OFFSET = """
UPDATE people SET zone = CASE
    WHEN utc_offset IN (1, 2) THEN 'Europe/Berlin'
    WHEN utc_offset = 0 THEN 'Europe/London'
    WHEN utc_offset < 0 THEN 'Etc/GMT+' || -utc_offset
    ELSE 'Etc/GMT-' || utc_offset
END
WHERE utc_offset IS NOT NULL
"""


def upgrade() -> None:
    op.create_table(
        "sitters",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id", ondelete="CASCADE")),
        sa.Column("seat", sa.Integer),
        sa.Column("until", sa.Integer),
        sa.Column("person", sa.BigInteger),
        sa.PrimaryKeyConstraint("match", "seat", "until"),
    )
    op.create_index("sitters_of_a_person", "sitters", ["person"])
    op.add_column("matches", sa.Column("shared", sa.Float))
    op.add_column("people", sa.Column("zone", sa.String))
    op.execute(ZONE_OF_OFFSET)
    op.drop_column("people", "utc_offset")
    op.add_column("people", sa.Column("locale", sa.String))
