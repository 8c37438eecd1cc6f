"""The door of a lobby: who is invited, who is turned away, who is removed."""

from dataclasses import replace

import pytest

from bot.engine.errors import PlayerError
from bot.table import lobby, rematch
from bot.table.table import Seat, Table
from bot.table.wishes import GiveUp, Join, Start, StepIn, parse
from tests.table.test_lobby import ANNA, BEN, BOX, CLEO, fresh, refused, wish
from tests.table.test_seats import refused as refused_later
from tests.table.test_seats import running, wished

NOW = 1000.0


def closed() -> Table:
    return wish(fresh(), ANNA, "door closed")


def test_behind_a_closed_door_only_who_is_invited_sits_down() -> None:
    assert refused(closed(), BEN, "join") == "door-is-closed"
    invited = wish(closed(), ANNA, f"invite {BEN}")
    assert not invited.seats[1].present, "nobody is seated without a press"
    assert wish(invited, BEN, "join").present == (ANNA, BEN)
    assert refused(invited, CLEO, "join") == "door-is-closed"
    assert wish(wish(closed(), ANNA, "door open"), BEN, "join").present == (ANNA, BEN)


def test_only_the_host_has_these_tools() -> None:
    table = wish(fresh(), BEN, "join")
    for text in ("door closed", f"invite {CLEO}", f"unseat {ANNA}"):
        assert refused(table, BEN, text) == "host-only"


def test_who_is_removed_does_not_come_back_uninvited() -> None:
    table = wish(wish(fresh(), BEN, "join"), ANNA, f"unseat {BEN}")
    assert table.people == (ANNA,)
    assert refused(table, BEN, "join") == "door-is-closed"
    assert wish(wish(table, ANNA, f"invite {BEN}"), BEN, "join").present == (ANNA, BEN)


@pytest.mark.parametrize(("gone", "first"), [(BEN, 1), (CLEO, None)])
def test_who_was_chosen_to_begin_still_is_when_somebody_else_is_removed(
    gone: int, first: int | None
) -> None:
    table = wish(wish(wish(fresh(), BEN, "join"), CLEO, "join"), ANNA, "first 3")
    assert wish(table, ANNA, f"unseat {gone}").first == first


def test_an_invitation_is_withdrawn_without_closing_the_door() -> None:
    table = wish(fresh(), ANNA, f"invite {BEN}", f"unseat {BEN}")
    assert (table.people, table.closed) == ((ANNA,), False)


def test_who_is_only_invited_changes_nothing_at_the_table() -> None:
    table = wish(fresh(), ANNA, f"invite {BEN}")
    for text in ("computer easy", "computer fill", "charm 🍀"):
        assert refused(table, BEN, text) == "not-seated-yet"
    with pytest.raises(PlayerError, match="not-seated-yet"):
        lobby.press_start(BOX, table, BEN, "900", 1.0)
    assert wish(table, BEN, "leave").people == (ANNA,)


@pytest.mark.parametrize("number", ["9" * 19, str(2**63), "9" * 5000])
def test_an_id_that_no_database_holds_is_no_person(number: str) -> None:
    assert refused(fresh(), ANNA, f"invite {number}") == "option-unknown"
    assert refused(fresh(), ANNA, "invite 0") == "remove-nobody"


def test_nobody_is_removed_twice_and_the_host_not_at_all() -> None:
    assert refused(fresh(), ANNA, f"unseat {BEN}") == "remove-nobody"
    assert refused(fresh(), ANNA, f"unseat {ANNA}") == "remove-nobody"
    assert refused(fresh(), ANNA, f"invite {ANNA}") == "invited-already"


def test_a_kept_seat_is_a_seat_until_the_start() -> None:
    table = wish(fresh(), ANNA, *(f"invite {10 + n}" for n in range(5)))
    assert refused(table, BEN, "join") == "table-full"
    begun = lobby.start(BOX, wish(table, 10, "join"), ANNA, "900", 1.0)
    assert set(begun.people) == {ANNA, 10}


def test_the_table_is_not_handed_to_somebody_who_is_only_invited() -> None:
    table = wish(wish(fresh(), ANNA, f"invite {BEN}"), CLEO, "join")
    assert wish(table, ANNA, "leave").host == CLEO
    assert wish(wish(fresh(), ANNA, f"invite {BEN}"), ANNA, "leave").phase == "stopped"


def test_a_closed_table_is_not_stepped_into_by_a_stranger() -> None:
    left = wished(replace(running(ANNA, BEN), closed=True), ANNA, GiveUp())
    assert refused_later(left, 99, StepIn()) == "door-is-closed"
    assert wished(left, ANNA, StepIn()).seats[0].present


def test_a_rematch_keeps_the_door_and_its_question() -> None:
    old = replace(running(ANNA, BEN), closed=True, voices=False, phase="finished")
    asked = rematch.asked(replace(fresh(), seats=()), old, ANNA, "7", NOW)
    assert asked.closed
    assert not asked.voices
    with pytest.raises(PlayerError, match="door-is-closed"):
        rematch.apply(BOX, asked, 99, Join(), "8")
    assert rematch.apply(BOX, asked, BEN, Join(), "8").present == (ANNA, BEN)


def test_a_computer_of_one_strength_is_removed_by_its_name() -> None:
    table = wish(fresh(), ANNA, "computer easy", "computer master", "computer easy")
    table = wish(table, ANNA, "computer remove master")
    assert [seat.strength for seat in table.seats] == [None, "easy", "easy"]
    assert refused(table, ANNA, "computer remove master") == "no-computer"


def test_a_press_on_start_of_a_guest_is_a_vote() -> None:
    table = wish(fresh(), BEN, "join")
    ready = lobby.press_start(BOX, table, BEN, "9", NOW)
    assert (ready.phase, ready.seats[1].vote) == ("lobby", 0)
    assert lobby.press_start(BOX, ready, ANNA, "10", NOW).phase == "running"
    again = lobby.press_start(BOX, ready, BEN, "10", NOW + 299)
    assert again.phase == "lobby", "the host has five minutes"
    assert lobby.press_start(BOX, again, BEN, "11", NOW + 301).phase == "running"


def test_who_has_just_joined_starts_nothing_while_others_are_not_ready() -> None:
    table = wish(wish(fresh(), BEN, "join"), CLEO, "join")
    ready = lobby.press_start(BOX, table, BEN, "9", NOW)
    assert lobby.press_start(BOX, ready, BEN, "10", NOW + 9999).phase == "lobby"


def test_a_change_of_what_was_agreed_takes_the_votes_back() -> None:
    ready = lobby.press_start(BOX, wish(fresh(), BEN, "join"), BEN, "9", NOW)
    assert wish(ready, ANNA, "pace quick").seats[1].vote is None
    assert wish(ready, ANNA, "charm pig").seats[1].vote == 0, "a charm is agreed by nobody else"


def test_a_lobby_without_a_host_is_started_by_anybody() -> None:
    table = replace(wish(fresh(), BEN, "join"), host=None)
    assert lobby.press_start(BOX, table, BEN, "9", NOW).phase == "running"


def test_the_start_of_a_match_begins_without_votes() -> None:
    ready = lobby.press_start(BOX, wish(fresh(), BEN, "join"), BEN, "9", NOW)
    begun = lobby.press_start(BOX, ready, ANNA, "10", NOW)
    assert [seat.vote for seat in begun.seats] == [None, None]
    assert Start() == parse("start")
    assert Seat(None, "1").vote is None
