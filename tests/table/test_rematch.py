"""Rematch: who is asked, who has said yes, and what the deadline does."""

from dataclasses import replace

import pytest

from bot.engine.errors import PlayerError
from bot.table import rematch
from bot.table.clocks import what_is_due, with_deadlines
from bot.table.table import Seat, Table
from bot.table.wishes import AddComputer, Invite, Join, Leave, Start, TakeCharm, Wish
from tests.shelf import CATALOGUE

BOX = CATALOGUE["drachen"]
ANNA, BEN, CLEO = 1, 2, 3
NOW = 1000.0


def table(*seats: Seat, name: str = "old") -> Table:
    options = BOX.game.options_type().model_dump()
    return Table(name, BOX.id, 1, 9, 8, ANNA, "de", b"0" * 32, NOW, options, seats)


OLD = replace(
    table(
        Seat(ANNA, "1", auto=True),
        Seat(BEN, "2"),
        Seat(None, "3", strength="master"),
        Seat(CLEO, "4", away=True, left=True),
    ),
    phase="finished",
    pace="quick",
)


def asked(person: int = ANNA) -> Table:
    fresh = replace(table(name="new"), host=person)
    return with_deadlines(
        rematch.asked(fresh, OLD, person, "10", NOW), None, NOW, 0.0, new_decision=True
    )


def test_everybody_sits_as_before_and_only_the_presser_has_said_yes() -> None:
    new = asked()
    assert rematch.people_asked(new) == (BEN,)
    assert [seat.strength for seat in new.seats] == [None, None, "master", "normal"]
    assert (new.seats[0].auto, new.pace) == (True, "quick")
    assert new.due == new.deadline == NOW + rematch.SECONDS


def test_the_next_seat_begins_a_rematch() -> None:
    said = rematch.apply(BOX, asked(), BEN, Join(), "11")
    begun = rematch.begun(BOX, said, "11", NOW)
    assert begun.seats[0].person == BEN
    assert begun.seats[-1].person == ANNA


def test_the_last_yes_begins_it() -> None:
    said = rematch.apply(BOX, asked(), BEN, Join(), "11")
    assert rematch.is_agreed(said)
    begun = rematch.begun(BOX, said, "11", NOW)
    assert begun.phase == "running"
    assert set(begun.people) == {ANNA, BEN}


def test_nobody_keeps_a_charm_and_everybody_may_take_one_before_the_yes() -> None:
    charmed = replace(OLD, seats=tuple(replace(seat, charm="pig") for seat in OLD.seats))
    fresh = replace(table(name="new"), host=ANNA)
    new = rematch.asked(fresh, charmed, ANNA, "10", NOW)
    assert {seat.charm for seat in new.seats} == {""}
    taken = rematch.apply(BOX, new, BEN, TakeCharm(("cat",)), "11")
    assert rematch.people_asked(taken) == (BEN,)
    begun = rematch.begun(BOX, rematch.apply(BOX, taken, BEN, Join(), "12"), "12", NOW)
    assert [seat.charm for seat in begun.seats if seat.person == BEN] == ["cat"]
    silent = rematch.begun(BOX, taken, "4711", NOW + rematch.SECONDS)
    assert {seat.charm for seat in silent.seats} == {""}, "a computer has none"


def test_who_is_silent_or_declines_is_a_computer_and_no_seat_is_lost() -> None:
    new = asked()
    assert what_is_due(new, None, NOW + rematch.SECONDS) == "start"
    silent = rematch.begun(BOX, new, "4711", NOW + rematch.SECONDS)
    declined = rematch.apply(BOX, new, BEN, Leave(), "11")
    for one in (silent, rematch.begun(BOX, declined, "11", NOW)):
        assert one.people == (ANNA,)
        assert len(one.seats) == len(OLD.seats)
        assert not any(seat.away for seat in one.seats)
    assert rematch.is_agreed(declined)


def test_the_host_may_leave_and_an_empty_table_is_cleared() -> None:
    gone = rematch.apply(BOX, asked(), ANNA, Leave(), "11")
    assert gone.host == BEN
    assert rematch.begun(BOX, gone, "12", NOW).phase == "stopped", "nobody ever said yes"
    assert rematch.apply(BOX, gone, BEN, Leave(), "13").phase == "stopped"


@pytest.mark.parametrize("wanted", [Start(), Invite(99)])
def test_while_the_others_are_asked_nothing_starts_and_nobody_is_invited(wanted: Wish) -> None:
    with pytest.raises(PlayerError, match="rematch-asks"):
        rematch.apply(BOX, asked(), ANNA, wanted, "11")


def test_a_computer_comes_while_the_others_are_asked() -> None:
    more = rematch.apply(BOX, asked(), ANNA, AddComputer("easy"), "12")
    assert len(more.seats) == len(OLD.seats) + 1


def test_what_cannot_begin_becomes_a_plain_lobby() -> None:
    few = replace(asked(), seats=asked().seats[:1])
    left = rematch.begun(BOX, few, "11", NOW)
    assert (left.phase, left.deadline) == ("lobby", None)
