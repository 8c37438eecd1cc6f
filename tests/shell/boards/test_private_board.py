"""The board of a private table: for its owner alone, and one message of it in a direct message."""

import asyncio

import pytest

from bot.cards.custom_id import Stamp
from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.live.tables import LiveTables
from tests.numbers import press as number
from tests.shell.interactions import command, press
from tests.shell.sending import Sending
from tests.shell.served import Served
from tests.shell.tables import ANNA, BEN


@pytest.fixture
async def session(sessions: LiveTables) -> Session:
    return await sessions.open_private("own", "kniffel", person=ANNA, locale="de", token=number())


async def test_a_refused_press_of_the_owner_brings_the_board_up_to_date(
    served: Served, session: Session, sending: Sending
) -> None:
    old = f"m:{session.table.id}:0:roll"
    await served.parts.boards.catch_up(session, press(old, person=BEN, ephemeral=True))
    await served.parts.boards.catch_up(session, press("s:0:0:rules", ephemeral=True))
    assert sending.done == []
    await served.parts.boards.catch_up(session, press(old, ephemeral=True))
    assert [what for what, _ in sending.done] == ["put"]


async def test_a_direct_message_holds_one_board(
    served: Served, session: Session, sending: Sending
) -> None:
    deleted: list[int | None] = []

    async def delete(channel: int, message: int | None) -> None:
        deleted.append(message)

    boards = served.parts.boards._private
    boards._delete = delete  # type: ignore[method-assign]
    for _ in range(2):
        await boards.post(session, command(guild=None, context=1))
    assert [what for what, _ in sending.done] == ["posted", "posted"]
    assert (session.table.board, deleted) == (2, [1])


async def test_a_step_that_waited_for_the_board_is_refused_where_the_match_went_on(
    served: Served, session: Session, sending: Sending
) -> None:
    assert session.match is not None
    stamp = Stamp("open", session.table.id, session.match.turn, "enter")
    (first, *_) = session.box.game.legal(session.match.state, 0)
    async with session.showing:
        step = served.parts.boards.step(session, stamp, press(str(stamp), ephemeral=True))
        waiting = asyncio.create_task(step)
        await asyncio.sleep(0)
        await session.move(ANNA, str(first))
    with pytest.raises(PlayerError):
        await waiting
    assert sending.done == []
