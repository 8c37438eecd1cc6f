"""Who may act: the board offers the decision of a person, but not that of a computer."""

from dataclasses import replace

import pytest

from bot.engine.errors import PlayerError
from bot.table.phases import stopped
from bot.table.waiting import MOST_CHANGES, acting_seat, somebody_may_press
from tests.games.kniffel.table import enter, roll, table
from tests.games.zwerg.table import SEVEN_MATCHES, bet, throw
from tests.games.zwerg.table import table as zwerg
from tests.table.test_seats import ANNA, BEN, CLEO, running


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


def test_a_secret_may_be_changed_five_times_and_no_more() -> None:
    sitting, match = running(ANNA, BEN, CLEO), throw(zwerg(3), SEVEN_MATCHES[0])
    for change in range(1 + MOST_CHANGES):
        assert acting_seat(sitting, match, BEN, None) == 1
        match = bet(match, {1: "yes" if change % 2 else "no"})
    with pytest.raises(PlayerError, match="changes-many"):
        acting_seat(sitting, match, BEN, None)
    assert acting_seat(sitting, match, CLEO, None) == 2
