"""The rules about the seats of a running match, as pure functions of the table."""

from dataclasses import replace

import pytest

from bot.engine.errors import PlayerError
from bot.engine.game import CHANCE
from bot.engine.match import Move
from bot.engine.phrases import Person
from bot.table import seats
from bot.table.phases import put_away, resumed, stopped
from bot.table.table import Seat, Table
from bot.table.wishes import (
    AddComputer,
    Automatic,
    ComeBack,
    GiveUp,
    Join,
    Start,
    StepIn,
    SwitchAutomatic,
    Wish,
)

ANNA, BEN, CLEO, STRANGER = 1, 2, 3, 9


def running(*people: int, computers: int = 0) -> Table:
    sitting = (*(Seat(p, "1") for p in people), *(Seat(None, "2", "easy"),) * computers)
    return Table(
        id="t",
        game="kniffel",
        rules=1,
        channel=9,
        guild=8,
        host=people[0],
        locale="de",
        seed=b"s" * 32,
        opened=0.0,
        seats=sitting,
        phase="running",
        players="1,2",
        started=1.0,
    )


def wished(table: Table, person: int, wish: Wish, *, hides: bool = False) -> Table:
    return seats.apply(table, person, wish, 50.0, 7, lambda seat: hides)


def refused(table: Table, person: int, wish: Wish, *, hides: bool = False) -> str:
    with pytest.raises(PlayerError) as error:
        wished(table, person, wish, hides=hides)
    return error.value.key


def test_who_gives_up_is_played_for_and_hands_the_host_on() -> None:
    table = wished(running(ANNA, BEN), ANNA, GiveUp())
    assert (table.seats[0].person, table.seats[0].driver) == (ANNA, "normal")
    assert table.seats[0].left
    assert table.host == BEN
    assert table.phase == "running"


def test_a_table_that_nobody_plays_at_rests_until_one_comes_back() -> None:
    gone = wished(running(ANNA, computers=2), ANNA, GiveUp())
    slow = seats.time_out(running(ANNA, computers=2), [0], 50.0)
    for table in (gone, slow):
        assert table.phase == "shelved"
        again = seats.resume(table, ANNA, 90.0)
        assert (again.phase, again.seats[0].present) == ("running", True)


def test_a_stop_that_would_spoil_the_match_of_others_is_giving_up() -> None:
    table = seats.stop(running(ANNA, BEN), ANNA, 50.0)
    assert (table.phase, table.seats[0].left, table.host) == ("running", True, BEN)
    assert seats.stop(table, BEN, 60.0).phase == "stopped"
    assert seats.stop(running(ANNA, computers=3), ANNA, 50.0).phase == "stopped"
    slow = seats.time_out(running(ANNA, BEN), [1], 50.0)
    kept = seats.stop(slow, ANNA, 60.0)
    assert (kept.phase, kept.seats[0].left) == ("shelved", True), "who is away can still win it"
    assert seats.resume(kept, BEN, 90.0).host == BEN
    lobby = replace(running(ANNA, BEN), phase="lobby")
    assert seats.stop(lobby, ANNA, 50.0).phase == "stopped"


@pytest.mark.parametrize("ways", [("leave", "leave"), ("leave", "stop"), ("leave", "forget")])
def test_the_last_person_after_somebody_gave_up_ends_the_match(ways: tuple[str, str]) -> None:
    go = {"leave": lambda t, p: wished(t, p, GiveUp())}
    go |= {"stop": lambda t, p: seats.stop(t, p, 60.0)}
    go |= {"forget": lambda t, p: seats.forget(t, p, 60.0)}
    table = running(ANNA, BEN, computers=1)
    for way, person in zip(ways, (ANNA, BEN), strict=True):
        assert seats.outlasted(table) is None
        table = go[way](table, person)
    assert (table.phase, seats.outlasted(table)) == ("stopped", 1)
    assert [seat.given_up for seat in table.seats] == [True, False, False]


def test_a_match_ends_early_only_when_all_others_gave_up_for_good() -> None:
    slow = wished(seats.time_out(running(ANNA, BEN, CLEO), [0], 50.0), BEN, GiveUp())
    shelved = wished(slow, CLEO, GiveUp())
    assert shelved.phase == "shelved", "Anna may come back and win"
    again = seats.resume(shelved, ANNA, 90.0)
    assert seats.outlasted(wished(again, ANNA, GiveUp())) == 0
    guest = wished(wished(running(ANNA, BEN), ANNA, GiveUp()), CLEO, StepIn())
    left = wished(guest, BEN, GiveUp())
    assert (left.phase, wished(left, CLEO, GiveUp()).phase) == ("running", "shelved")
    assert seats.outlasted(wished(wished(guest, CLEO, GiveUp()), BEN, GiveUp())) == 1


def test_a_match_that_was_stopped_for_cause_was_outlasted_by_nobody() -> None:
    assert seats.outlasted(stopped(running(ANNA, BEN), 60.0)) is None
    assert seats.outlasted(stopped(wished(running(ANNA, BEN), ANNA, GiveUp()), 60.0)) is None
    assert seats.outlasted(stopped(running(ANNA, computers=1), 60.0)) is None


def test_who_has_or_had_a_seat_is_known() -> None:
    left = wished(wished(running(ANNA, BEN), ANNA, GiveUp()), CLEO, StepIn())
    sat = [seats.has_sat(left, person) for person in (ANNA, BEN, CLEO, STRANGER)]
    assert sat == [True, True, True, False]
    twice = seats.step_in(wished(left, CLEO, GiveUp()), 10, 9, lambda seat: False)
    assert seats.has_sat(twice, CLEO)


def test_moves_of_stand_ins_are_counted_by_seat() -> None:
    table = seats.time_out(running(ANNA, BEN), [0], 50.0)
    log = [Move(n, seat, "roll") for n, seat in enumerate((0, CHANCE, 0, 1))]
    counted = seats.counted(table, log)
    assert [seat.stood_in for seat in counted.seats] == [2, 0]
    assert seats.counted(seats.come_back(counted, 0), log).seats[0].stood_in == 2


def test_who_is_slow_keeps_the_seat_for_coming_back() -> None:
    table = seats.time_out(running(ANNA, BEN), [0], 50.0)
    assert table.seats[0].away
    assert table.host == BEN
    assert not table.seats[0].left
    assert seats.free_seats(table) == []
    back = wished(table, ANNA, ComeBack())
    assert back.seats[0].present


def test_a_stranger_steps_in_only_where_somebody_left() -> None:
    assert refused(running(ANNA, BEN), CLEO, StepIn()) == "started"
    left = wished(running(ANNA, BEN), ANNA, GiveUp())
    for wish in (StepIn(), Join()):
        taken = wished(left, CLEO, wish)
        assert (taken.seats[0].person, taken.seats[0].away) == (CLEO, False)
        again = wished(wished(taken, CLEO, GiveUp()), CLEO, ComeBack())
        for table in (taken, seats.time_out(taken, [0], 50.0), again):
            assert table.seats[0].gave_up == ANNA, "whoever steps in is not rated for it"
        second = wished(wished(taken, CLEO, GiveUp()), STRANGER, StepIn())
        assert (second.seats[0].person, second.seats[0].gave_up) == (STRANGER, ANNA)
    assert refused(left, BEN, StepIn()) == "started"


def test_nobody_steps_in_over_a_secret() -> None:
    left = wished(running(ANNA, BEN), ANNA, GiveUp())
    assert refused(left, CLEO, StepIn(), hides=True) == "started"


def test_where_a_secret_lies_on_the_first_free_seat_the_next_one_may_be_taken() -> None:
    left = wished(wished(running(ANNA, BEN, CLEO), ANNA, GiveUp()), BEN, GiveUp())
    assert seats.free_seats(left) == [0, 1]
    taken = seats.apply(left, STRANGER, StepIn(), 50.0, 7, lambda seat: seat == 0)
    assert [seat.person for seat in taken.seats] == [ANNA, STRANGER, CLEO]
    assert taken.seats[1].gave_up == BEN
    assert seats.free_seats(taken) == [0]


def test_secrets_are_looked_for_only_where_a_seat_is_free() -> None:
    """It costs a fold of the log, which a stranger must not be able to cause."""

    def never(seat: int) -> bool:
        raise AssertionError

    with pytest.raises(PlayerError):
        seats.apply(running(ANNA, BEN), STRANGER, Join(), 50.0, 7, never)


def test_automatic_moves_are_switched_on_and_off() -> None:
    table = wished(running(ANNA, BEN), BEN, SwitchAutomatic())
    assert table.seats[1].auto
    assert not wished(table, BEN, SwitchAutomatic()).seats[1].auto
    assert wished(table, BEN, Automatic(True)).seats[1].auto
    assert not wished(table, BEN, Automatic(False)).seats[1].auto


@pytest.mark.parametrize("wish", [GiveUp(), ComeBack(), Automatic(True), SwitchAutomatic()])
def test_who_does_not_sit_there_wishes_in_vain(wish: Wish) -> None:
    assert refused(running(ANNA, BEN), STRANGER, wish) == "not-seated"


@pytest.mark.parametrize("wish", [AddComputer("easy"), Start(), Join()])
def test_a_press_in_the_lobby_that_the_start_overtook_is_told_so(wish: Wish) -> None:
    assert refused(running(ANNA, BEN), ANNA, wish) == "started"


def test_a_forgotten_person_leaves_no_trace_at_the_table() -> None:
    table = seats.forget(running(ANNA, BEN), ANNA, 50.0)
    assert ANNA not in table.people
    assert table.host == BEN
    assert table.seats[0].driver == "normal"
    alone = seats.forget(running(ANNA, computers=1), ANNA, 50.0)
    assert (alone.host, alone.phase) == (None, "stopped")


def test_a_forgotten_host_who_only_watched_is_no_host_any_more() -> None:
    table = replace(running(ANNA, BEN), host=CLEO)
    assert seats.forget(table, CLEO, 50.0) == replace(table, host=ANNA)
    left = wished(wished(running(ANNA, BEN), ANNA, GiveUp()), CLEO, StepIn())
    forgotten = seats.forget(left, ANNA, 50.0)
    assert not seats.knows(forgotten, ANNA)
    assert (forgotten.seats[0].person, forgotten.seats[0].owner) == (CLEO, None)
    assert forgotten.seats[0].given_up, "whoever steps in is never rated for that seat"


def test_whoever_steps_in_for_somebody_forgotten_is_not_rated_either() -> None:
    table = wished(seats.forget(running(ANNA, BEN), ANNA, 50.0), CLEO, StepIn())
    assert (table.seats[0].person, table.seats[0].owner) == (CLEO, None)
    assert table.seats[0].given_up


def test_who_stepped_in_and_left_without_a_move_is_not_taken_for_who_played() -> None:
    table = running(ANNA, BEN)
    for person in (CLEO, STRANGER):
        left = wished(table, table.seats[0].person or 0, GiveUp())
        table = seats.step_in(left, person, 7, lambda seat: False)
    assert [(s.seat, s.person, s.until) for s in table.sitters] == [(0, ANNA, 7)]
    assert [table.person_at(0, move) for move in (6, 7)] == [ANNA, STRANGER]


def test_whoever_steps_in_on_their_own_seat_is_back() -> None:
    for wish in (StepIn(), Join()):
        table = wished(wished(running(ANNA, BEN), ANNA, GiveUp()), ANNA, wish)
        assert (table.seats[0].present, table.seats[0].given_up) == (True, False)
        assert refused(table, ANNA, wish) == "started"


def test_who_sat_where_at_which_move_can_be_told() -> None:
    table = running(ANNA, BEN)
    for moves, person in ((4, CLEO), (9, STRANGER), (12, ANNA)):
        left = wished(table, table.seats[0].person or 0, GiveUp())
        table = seats.step_in(left, person, moves, lambda seat: False)
    sat = [table.person_at(0, move) for move in range(14)]
    assert sat == [*[ANNA] * 4, *[CLEO] * 5, *[STRANGER] * 3, *[ANNA] * 2]
    assert {table.person_at(1, move) for move in range(14)} == {BEN}
    assert not table.seats[0].given_up, "whoever comes back to their own seat is rated"
    forgotten = seats.forget(table, CLEO, 50.0)
    assert [forgotten.person_at(0, move) for move in (3, 4, 9)] == [ANNA, None, STRANGER]


def test_what_is_over_stays_over_when_somebody_is_forgotten() -> None:
    over = stopped(running(ANNA, BEN), 40.0)
    table = seats.forget(over, ANNA, 50.0)
    assert (table.phase, table.ended) == ("stopped", 40.0)


def test_a_match_rests_and_comes_back_and_a_lobby_is_cleared() -> None:
    table = put_away(running(ANNA, BEN), 50.0)
    assert table.phase == "shelved"
    assert resumed(table, BEN, 60.0).phase == "running"
    with pytest.raises(PlayerError, match="not-seated"):
        resumed(table, STRANGER, 60.0)
    with pytest.raises(PlayerError, match="not-shelved"):
        resumed(running(ANNA), ANNA, 60.0)
    assert put_away(replace(running(ANNA), phase="lobby"), 50.0).phase == "stopped"


def test_what_is_over_cannot_be_stopped_again() -> None:
    with pytest.raises(PlayerError, match="over"):
        stopped(stopped(running(ANNA), 1.0), 2.0)


def test_whose_seat_is_taken_learns_by_whom_and_may_return_when_it_is_free() -> None:
    table = wished(wished(running(ANNA, BEN), ANNA, GiveUp()), CLEO, StepIn())
    for wish in (ComeBack(), StepIn()):
        with pytest.raises(PlayerError) as error:
            wished(table, ANNA, wish)
        assert (error.value.key, error.value.params["who"]) == ("seat-taken", Person(CLEO))
    free = wished(table, CLEO, GiveUp())
    assert wished(free, ANNA, StepIn()).seats[0].person == ANNA
    assert refused(table, STRANGER, StepIn()) == "started"
