"""An interaction that changed a table: answered on the board, beside it, or by a new board."""

import discord
import pytest

from bot.cards.custom_id import Stamp
from bot.engine.errors import PlayerError
from bot.shell.answers.interaction import Interaction
from tests.clock import Clock
from tests.games.kniffel.table import table as new_match
from tests.shell.boards.easel import Easel
from tests.shell.http_errors import refused
from tests.shell.interactions import command, press
from tests.shell.sending import Sending
from tests.shell.tables import ANNA, BOARD, ELSEWHERE, MATCH, kniffel, session

TROUBLE = refused(discord.HTTPException)


class Private:
    """The private part of an answer."""

    def __init__(self, broken: Exception | None = None) -> None:
        self.answered = 0
        self._broken = broken

    async def __call__(self) -> None:
        self.answered += 1
        if self._broken:
            raise self._broken


@pytest.fixture
def easel(clock: Clock) -> Easel:
    table = kniffel(board=BOARD, posted=clock(), drawn=2, version=3)
    return Easel(session(new_match(), table, clock), clock)


async def answer(easel: Easel, interaction: Interaction, broken: Exception | None = None) -> int:
    """How often it was answered in private."""
    private = Private(broken)
    await easel.boards.answer(easel.session, interaction, private)
    return private.answered


async def test_a_press_on_the_board_edits_it_by_its_own_answer(
    easel: Easel, sending: Sending
) -> None:
    assert await answer(easel, press()) == 0
    assert [what for what, _ in sending.done] == ["edited"]
    assert easel.standing.done == []
    assert not easel.session.is_behind
    assert (easel.changed, easel.turns.updated) == (1, 1)


async def test_a_screen_reader_is_answered_in_private_too(easel: Easel, sending: Sending) -> None:
    easel.desk.screen_readers._users = {ANNA: False}
    assert await answer(easel, press()) == 1


async def test_a_command_is_answered_in_private_and_the_board_is_edited(
    easel: Easel, sending: Sending
) -> None:
    assert await answer(easel, command()) == 1
    assert easel.standing.done == [("edited", BOARD)]


async def test_a_private_answer_that_fails_does_not_keep_the_board_back(
    easel: Easel, sending: Sending
) -> None:
    with pytest.raises(discord.HTTPException):
        await answer(easel, press(ephemeral=True, on=40), TROUBLE)
    assert easel.standing.done == [("edited", BOARD)]


async def test_an_old_copy_of_the_board_loses_its_buttons(easel: Easel, sending: Sending) -> None:
    assert await answer(easel, press(on=BOARD - 1)) == 0
    assert sending.done == [("buttons taken", "")]
    assert easel.standing.done == [("edited", BOARD)]


async def test_an_answer_that_is_lost_is_shown_past_it(easel: Easel, sending: Sending) -> None:
    sending.broken = ConnectionResetError("torn")
    await answer(easel, press())
    assert sending.done == [("acknowledged", "")]
    assert easel.standing.done == [("edited", BOARD)]


async def test_a_bug_after_the_change_leaves_a_redraw_behind(
    easel: Easel, sending: Sending
) -> None:
    sending.broken = ValueError("a bug")
    with pytest.raises(ValueError, match="a bug"):
        await answer(easel, press())
    assert await easel.tries() == 1


async def test_a_refusal_leaves_no_redraw_behind(easel: Easel, sending: Sending) -> None:
    easel.standing.broken = [refused(discord.Forbidden)]
    with pytest.raises(PlayerError, match="bot-forbidden"):
        await answer(easel, command())
    assert await easel.tries() == 0


async def test_a_board_that_stays_hidden_is_told_and_tried_again(
    easel: Easel, sending: Sending
) -> None:
    easel.standing.broken = [TROUBLE]
    with pytest.raises(PlayerError, match="board-hidden"):
        await answer(easel, command())
    assert await easel.tries() == 1


async def test_a_press_on_an_unknown_public_message_makes_it_the_board(
    clock: Clock, sending: Sending
) -> None:
    """A killed process posted it without storing that."""
    easel = Easel(session(new_match(), kniffel(version=3, posted=clock()), clock), clock)
    await answer(easel, press(on=40))
    assert easel.session.table.board == 40
    assert [what for what, _ in sending.done] == ["edited"]


async def test_a_new_board_answers_the_interaction_and_the_old_one_goes(
    easel: Easel, sending: Sending
) -> None:
    await easel.boards.post(easel.session, press())
    assert [what for what, _ in sending.done] == ["posted"]
    assert easel.session.table.board == 1
    assert easel.standing.done == [("deleted", BOARD)]


async def test_a_board_stands_in_its_own_channel_wherever_it_is_asked_for(
    easel: Easel, sending: Sending
) -> None:
    await easel.boards.post(easel.session, press(channel=ELSEWHERE))
    assert sending.done == [("acknowledged", "")]
    assert easel.standing.done == [("sent", 901), ("deleted", BOARD)]


async def test_a_board_whose_answer_is_lost_is_sent_past_it(easel: Easel, sending: Sending) -> None:
    sending.broken = TROUBLE
    await easel.boards.post(easel.session, press())
    assert easel.standing.done[0] == ("sent", 901)


async def test_a_refused_press_draws_a_board_that_is_behind(easel: Easel) -> None:
    await easel.boards.catch_up(easel.session, press())
    await easel.boards.catch_up(easel.session, press())
    assert easel.standing.done == [("edited", BOARD)]


async def test_an_old_copy_is_disarmed_unless_it_only_shows_something(easel: Easel) -> None:
    await easel.boards.catch_up(easel.session, press("s:0:0:rules", on=40))
    await easel.boards.catch_up(easel.session, press(on=41, ephemeral=True))
    await easel.boards.catch_up(easel.session, press(on=42, channel=ELSEWHERE))
    await easel.boards.catch_up(easel.session, command())
    assert easel.standing.done == []
    await easel.boards.catch_up(easel.session, press(on=43))
    assert easel.standing.done == [("disarmed", 43)]


async def test_a_step_of_a_match_that_went_on_is_refused(easel: Easel) -> None:
    with pytest.raises(PlayerError, match="stale"):
        await easel.boards.step(easel.session, Stamp("open", MATCH, 4, "reroll"), press())


async def test_a_step_is_shown_on_the_board(easel: Easel, sending: Sending) -> None:
    await easel.boards.step(easel.session, Stamp("open", MATCH, 0, ""), press())
    assert [what for what, _ in sending.done] == ["edited"]
    assert easel.session.is_behind
