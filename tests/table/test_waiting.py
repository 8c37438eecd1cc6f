"""Whose decision it is: a person's is offered on the board, a computer's is not."""

from dataclasses import replace

from bot.table.phases import stopped
from bot.table.waiting import somebody_may_press
from tests.games.kniffel.table import enter, roll, table
from tests.games.zwerg.table import SEVEN_MATCHES, bet, throw
from tests.games.zwerg.table import table as zwerg
from tests.table.test_seats import ANNA, BEN, running


def test_what_a_computer_decides_is_offered_to_nobody() -> None:
    sitting = running(ANNA, computers=1)
    match = table()
    assert somebody_may_press(sitting, match)
    assert not somebody_may_press(sitting, enter(roll(match, "mmckt"), "mash"))


def test_who_is_away_comes_back_by_pressing() -> None:
    sitting = running(ANNA, BEN)
    assert somebody_may_press(sitting.change_seat(0, away=True), table())


def test_a_bet_can_be_changed_while_only_a_computer_is_missing() -> None:
    sitting = running(ANNA, BEN, computers=1)
    match = bet(throw(zwerg(3), SEVEN_MATCHES[0]), {1: "yes"})
    assert match.to_act == {2}
    assert somebody_may_press(sitting, match)


def test_nothing_is_offered_where_the_table_is_over() -> None:
    assert not somebody_may_press(stopped(running(ANNA, BEN), 5.0), table())
    assert not somebody_may_press(replace(running(ANNA, BEN), phase="finished"), table())
