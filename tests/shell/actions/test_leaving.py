"""Ending a table: a moderator ends it for everybody, a player only gives up the own seat."""

from typing import Any

import discord

from bot.live.tables import LiveTables
from tests.shell.interactions import BOT
from tests.shell.sending import Sending
from tests.shell.served import Served
from tests.shell.tables import ANNA, BEN, CLEO, STRANGER, started


def moderator(person: int) -> dict[str, Any]:
    allowed = discord.Permissions(manage_messages=True).value
    user = {**BOT, "id": str(person), "username": f"person {person}"}
    member = {"user": user, "roles": [], "flags": 0, "joined_at": None}
    return {"person": person, "member": member | {"permissions": str(allowed)}}


async def test_a_moderator_who_looks_on_ends_the_match_for_everybody(
    served: Served, sessions: LiveTables
) -> None:
    session = await started(sessions, BEN, CLEO)
    await served.press("stop yes", session, **moderator(STRANGER))
    assert session.table.phase == "stopped"


async def test_a_moderator_who_plays_only_gives_up_the_own_seat(
    served: Served, sessions: LiveTables
) -> None:
    session = await started(sessions, BEN, CLEO)
    await served.press("stop yes", session, **moderator(ANNA))
    assert session.table.phase == "running"
    assert session.table.seats[0].left


async def test_who_stays_changes_nothing(
    served: Served, sessions: LiveTables, sending: Sending
) -> None:
    session = await started(sessions)
    await served.press("stay", session)
    assert session.table.seat_of(ANNA) is not None
    assert sending.done[-1][0] == "sent"
