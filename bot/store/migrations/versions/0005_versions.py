"""Every change of a table is numbered; what its board shows; whose seat it was before."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("matches", sa.Column("version", sa.Integer, nullable=False, server_default="1"))
    op.add_column("matches", sa.Column("drawn", sa.Integer))
    op.add_column("seats", sa.Column("gave_up", sa.BigInteger))
    op.create_index("seats_given_up_by_a_person", "seats", ["gave_up"])
