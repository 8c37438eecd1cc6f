"""The board message: edited in place, posted anew when it is worn, mended when it fails."""

from dataclasses import replace

import discord
import pytest

from bot.cards.card import Card
from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.shell.discord_errors import ARCHIVED_THREAD, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from tests.clock import Clock
from tests.games.kniffel.table import roll
from tests.games.kniffel.table import table as new_match
from tests.shell.boards.easel import Easel
from tests.shell.http_errors import refused
from tests.shell.tables import ANNA, BEN, BOARD, MATCH, kniffel, session, started

TROUBLE = refused(discord.HTTPException)


@pytest.fixture
def easel(clock: Clock) -> Easel:
    """Its board was posted a moment ago and shows an old version."""
    table = kniffel(board=BOARD, posted=clock(), drawn=2, version=3)
    return Easel(session(new_match(), table, clock), clock)


async def test_a_change_edits_the_board_and_is_told_to_everybody_concerned(easel: Easel) -> None:
    await easel.boards.show(easel.session)
    assert easel.standing.done == [("edited", BOARD)]
    assert not easel.session.is_behind
    assert (easel.changed, easel.turns.updated) == (1, 1)
    await easel.redraw.flush()
    assert easel.stored.versions == {MATCH: 3}


async def test_a_table_without_a_board_gets_one(clock: Clock) -> None:
    easel = Easel(session(new_match(), kniffel(), clock), clock)
    await easel.boards.show(easel.session)
    assert easel.standing.done == [("sent", 901)]
    assert easel.session.table.board == 901


async def test_an_old_board_is_posted_anew_and_the_old_message_deleted(easel: Easel) -> None:
    easel.clock.move(3600)
    await easel.boards.show(easel.session)
    assert easel.standing.done == [("sent", 901), ("deleted", BOARD)]
    assert not easel.session.is_behind


@pytest.mark.parametrize("code", [UNKNOWN_MESSAGE, ARCHIVED_THREAD])
async def test_a_board_that_cannot_be_edited_is_posted_anew(easel: Easel, code: int) -> None:
    easel.standing.broken = [refused(discord.HTTPException, code, 400)]
    await easel.boards.show(easel.session)
    assert easel.standing.done[0] == ("sent", 901)
    assert (("deleted", BOARD) in easel.standing.done) is (code == ARCHIVED_THREAD)


@pytest.mark.parametrize("broken", [TROUBLE, ConnectionResetError("torn")])
async def test_a_board_that_discord_does_not_take_is_drawn_again_later(
    easel: Easel, broken: Exception
) -> None:
    easel.standing.broken = [broken]
    await easel.boards.show(easel.session)
    assert easel.session.is_behind
    assert easel.turns.updated == 1
    assert await easel.tries() == 1
    assert not easel.session.is_behind


async def test_where_the_bot_may_not_write_it_does_not_try_again(easel: Easel) -> None:
    easel.standing.broken = [refused(discord.Forbidden)]
    await easel.boards.show(easel.session)
    assert await easel.tries() == 0


async def test_what_discord_calls_malformed_is_a_bug_and_raised(easel: Easel) -> None:
    easel.standing.broken = [refused(discord.HTTPException, 50035, 400)]
    with pytest.raises(discord.HTTPException):
        await easel.boards.show(easel.session)


async def test_a_table_whose_channel_is_gone_is_stopped(sessions: LiveTables, clock: Clock) -> None:
    begun = await started(sessions)
    easel = Easel(begun, clock, sessions)
    easel.standing.broken = [refused(discord.NotFound, UNKNOWN_CHANNEL)]
    await easel.boards.show(begun)
    assert begun.table.phase == "stopped"
    assert await easel.tries() == 0


async def test_the_board_of_another_process_is_not_drawn(easel: Easel) -> None:
    easel.own_nothing()
    await easel.boards.show(easel.session)
    assert easel.standing.done == []
    assert (easel.changed, easel.turns.updated) == (1, 0)


def over(clock: Clock, **fields: object) -> Session:
    table = kniffel(board=BOARD, posted=clock(), version=3, phase="finished", ended=clock() + 1)
    return session(new_match(), replace(table, **fields), clock)  # type: ignore[arg-type]


async def test_an_end_is_a_new_message_that_mentions_who_is_away(clock: Clock) -> None:
    easel = Easel(over(clock), clock)
    easel.end.away = [BEN]
    clock.move(2)
    await easel.boards.show(easel.session)
    assert easel.standing.done == [("sent", 901), ("deleted", BOARD)]
    message = easel.standing.message
    assert message is not None
    assert f"<@{BEN}>" not in (message.content or "").splitlines()[0]
    assert [user.id for user in message.mentions.users] == [BEN]  # type: ignore[union-attr]
    assert easel.end.told == 1
    await easel.boards.show(easel.session)
    assert easel.standing.done[-1] == ("edited", 901)
    assert easel.end.told == 1


async def test_a_proposed_rematch_mentions_who_is_asked(clock: Clock) -> None:
    asking = kniffel(ANNA, BEN, phase="lobby", deadline=clock() + 30).change_seat(1, away=True)
    easel = Easel(session(None, asking, clock), clock)
    easel.rematch.asked = [BEN]
    await easel.boards.show(easel.session)
    message = easel.standing.message
    assert message is not None
    assert [user.id for user in message.mentions.users] == [BEN]  # type: ignore[union-attr]


async def test_other_boards_mention_nobody(easel: Easel) -> None:
    easel.end.away = easel.rematch.asked = [BEN]
    easel.clock.move(3600)
    await easel.boards.show(easel.session)
    message = easel.standing.message
    assert message is not None
    assert message.mentions.users == [] or message.mentions.users is False


async def test_during_suspense_the_board_does_not_count_as_drawn(easel: Easel) -> None:
    easel.session.drew(2)
    easel.session.match = roll(new_match(), "mmmmm")
    easel.cards = (Card("first", ""),)
    await easel.boards.show(easel.session)
    assert easel.suspense.is_playing(easel.session)
    assert easel.session.is_behind
    easel.cards = ()
    await easel.boards.show(easel.session)
    assert not easel.suspense.is_playing(easel.session)
    assert not easel.session.is_behind
    await easel.suspense.close()


async def test_reactions_are_drawn_by_the_process_that_looks_after_the_table(
    easel: Easel,
) -> None:
    await easel.boards.show(easel.session)
    await easel.boards.refresh(easel.session)
    assert easel.standing.done == [("edited", BOARD)] * 2
    easel.own_nothing()
    await easel.boards.refresh(easel.session)
    assert easel.standing.done == [("edited", BOARD)] * 2
