"""Opening a table, sharing its result, and acts on its board message."""

import discord
import pytest

from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.shell.answers.interaction import Interaction
from tests.shell.http_errors import refused
from tests.shell.sending import Sending
from tests.shell.served import Served
from tests.shell.tables import ANNA, BEN, CHANNEL, play_turn, started


@pytest.mark.parametrize("computers", [0, 2])
async def test_a_table_is_opened_with_exactly_the_computers_that_were_wanted(
    served: Served, sessions: LiveTables, sending: Sending, computers: int
) -> None:
    await served.parts.actions.opening.open(served.command(), "kniffel", computers)
    session = await sessions.at(CHANNEL)
    assert session is not None
    assert [seat.strength for seat in session.table.seats] == [None, *["easy"] * computers]
    assert [what for what, _ in sending.done] == ["posted", "sent"]  # the lesson, to a newcomer


async def test_an_unknown_game_is_answered_with_a_menu_and_opens_nothing(
    served: Served, sessions: LiveTables, sending: Sending
) -> None:
    await served.parts.actions.opening.open(served.command(), "chess")
    assert await sessions.at(CHANNEL) is None
    assert [what for what, _ in sending.done] == ["sent"]


async def finished(sessions: LiveTables) -> Session:
    session = await started(sessions)
    while session.table.phase == "running":
        for person in (ANNA, BEN):
            await play_turn(session, person)
    return session


async def test_a_result_that_did_not_arrive_can_be_shared_again_and_then_no_more(
    served: Served, sessions: LiveTables, sending: Sending
) -> None:
    session = await finished(sessions)
    sending.broken = refused(discord.HTTPException)
    with pytest.raises(discord.HTTPException):
        await served.press("past share", session)
    await served.press("past share", session)
    assert [what for what, _ in sending.done] == ["posted"]


async def test_skipping_where_nothing_is_staged_catches_the_board_up(
    served: Served, sessions: LiveTables
) -> None:
    session, caught = await started(sessions), list[str]()

    async def catch_up(session: Session, interaction: Interaction) -> None:
        caught.append(session.table.id)

    served.parts.boards.catch_up = catch_up  # type: ignore[method-assign]
    await served.press("onward", session)
    assert caught == [session.table.id]
