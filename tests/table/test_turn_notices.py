"""Who is notified that a table waits, and when that is over."""

from dataclasses import replace

import pytest

from bot.engine.match import Match
from bot.table.table import Pace, Table
from bot.table.turn_notices import is_over, may_become_inactive, needs_no_notice, to_notify
from bot.table.wishes import Automatic, GiveUp
from tests.games.kniffel.table import enter, roll
from tests.games.kniffel.table import table as kniffel
from tests.games.zwerg.table import SEVEN_MATCHES, bet, throw
from tests.games.zwerg.table import table as zwerg
from tests.table.test_seats import ANNA, BEN, CLEO, running, wished


def bets() -> tuple[Table, Match]:
    """Ben and Cleo bet in secret."""
    return running(ANNA, BEN, CLEO), throw(zwerg(3), SEVEN_MATCHES[0])


def test_whoever_must_decide_and_neither_was_notified_nor_is_there_is_notified() -> None:
    table, match = bets()
    assert to_notify(table, match, (), lambda person: False) == [BEN, CLEO]
    assert to_notify(table, match, (BEN,), lambda person: False) == [CLEO]
    assert to_notify(table, match, (), lambda person: person == CLEO) == [BEN]
    assert to_notify(table, None, (), lambda person: False) == []


def test_whoever_may_leave_while_others_wait_is_watched() -> None:
    assert may_become_inactive(running(ANNA, BEN), kniffel(), ()) == [ANNA]
    assert may_become_inactive(running(ANNA, BEN), kniffel(), (ANNA,)) == []


def test_where_nobody_else_waits_nobody_is_watched() -> None:
    assert may_become_inactive(running(ANNA, computers=1), kniffel(), ()) == []
    left = wished(running(ANNA, BEN), BEN, GiveUp())
    assert may_become_inactive(left, kniffel(), ()) == []


def test_a_move_that_the_bot_makes_for_an_automatic_seat_notifies_nobody() -> None:
    table = wished(running(ANNA, BEN), ANNA, Automatic(True))
    match = kniffel()
    assert to_notify(table, match, (), lambda person: False) == []
    assert to_notify(table, roll(match, "mmckt"), (), lambda person: False) == [ANNA]


@pytest.mark.parametrize(
    ("pace", "spared"), [("quick", True), ("cosy", True), ("relaxed", False), ("none", False)]
)
def test_a_choice_of_an_automatic_seat_needs_a_notice_only_where_others_would_wait_long(
    pace: Pace, spared: bool
) -> None:
    table = replace(wished(running(ANNA, BEN), ANNA, Automatic(True)), pace=pace)
    assert needs_no_notice(table, ANNA) is spared
    assert not needs_no_notice(table, BEN)


def test_alone_nobody_needs_a_notice_unless_another_person_may_come_back() -> None:
    assert needs_no_notice(running(ANNA, computers=1), ANNA)
    table = running(ANNA, BEN)
    assert needs_no_notice(wished(table, BEN, GiveUp()), ANNA)
    assert not needs_no_notice(table.change_seat(1, away=True), ANNA)


def test_an_open_decision_is_over_when_it_is_made() -> None:
    table, match = running(ANNA, BEN), kniffel()
    assert not is_over(table, roll(match, "mmckt"), ANNA, 0, secret=False)
    assert is_over(table, enter(roll(match, "mmckt"), "mash"), ANNA, 0, secret=False)
    assert is_over(replace(table, phase="stopped"), match, ANNA, 0, secret=False)


def test_the_next_decision_of_somebody_is_another_one_also_where_nobody_looked_in_between() -> None:
    table, first = running(ANNA, BEN), kniffel()
    other = enter(roll(first, "mmckt"), "mash")
    again = enter(roll(other, "mmckt"), "mash")
    assert is_over(table, again, ANNA, first.turn, secret=False)
    assert not is_over(table, again, ANNA, again.turn, secret=False)
    assert not is_over(table, roll(again, "mmckt"), ANNA, again.turn, secret=False)


def test_a_secret_one_is_over_when_all_have_decided() -> None:
    table, match = bets()
    placed = bet(match, {1: "yes"})
    assert is_over(table, placed, BEN, match.turn, secret=False)
    assert not is_over(table, placed, BEN, match.turn, secret=True)
    assert is_over(table, bet(placed, {2: "no"}), BEN, match.turn, secret=True)
    assert is_over(table, placed, BEN, match.turn - 1, secret=True)
