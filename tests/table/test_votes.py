"""A table votes to go on without who stalls it."""

from dataclasses import replace

import pytest

from bot.engine.errors import PlayerError
from bot.engine.match import Match
from bot.table import seats, votes
from bot.table.clocks import with_deadlines
from bot.table.table import Table
from tests.games.kniffel.table import roll, table
from tests.table.test_seats import ANNA, BEN, CLEO, running

NOW = 1000.0
LATER = NOW + votes.PATIENCE["cosy"]
DAVID = 4


def waiting(*people: int) -> tuple[Table, Match]:
    """The first of them is to roll, since NOW."""
    match = table(len(people))
    return with_deadlines(running(*people), match, NOW, 0.0, new_decision=True), match


def refused(table: Table, match: Match, person: int, at: float = LATER) -> str:
    with pytest.raises(PlayerError) as error:
        votes.go_on(table, match, person, at)
    return error.value.key


def test_a_majority_of_the_others_lets_the_computer_play() -> None:
    table, match = waiting(ANNA, BEN, CLEO, DAVID)
    once = votes.go_on(table, match, BEN, LATER)
    assert once.seats[0].present
    assert (votes.votes(once, match), votes.needed(once, match)) == (1, 2)
    agreed = votes.go_on(once, match, CLEO, LATER)
    assert (agreed.seats[0].away, agreed.seats[0].left) == (True, False), "no giving up"
    assert seats.come_back(agreed, 0).seats[0].present
    assert votes.votes(seats.come_back(agreed, 0), match) == 0, "the next vote begins anew"


def test_a_vote_counts_once_and_of_those_who_wait_only() -> None:
    table, match = waiting(ANNA, BEN, CLEO, DAVID)
    once = votes.go_on(table, match, BEN, LATER)
    twice = votes.go_on(once, match, BEN, LATER)
    assert votes.votes(twice, match) == 1
    assert twice.seats[0].present
    assert refused(table, match, ANNA) == "vote-nobody"
    assert refused(table, match, 99) == "not-seated"


def test_of_two_people_neither_overrules_the_other() -> None:
    table, match = waiting(ANNA, BEN)
    assert not votes.is_open(table, match)
    assert refused(table, match, BEN) == "vote-two"
    gone = seats.time_out(waiting(ANNA, BEN, CLEO)[0], [2], NOW)
    assert refused(gone, waiting(ANNA, BEN, CLEO)[1], BEN) == "vote-two"


def test_everybody_has_time_for_a_decision_first() -> None:
    table, match = waiting(ANNA, BEN, CLEO)
    assert refused(table, match, BEN, LATER - 1) == "vote-early"
    slow = replace(table, pace="relaxed")
    assert refused(slow, match, BEN, LATER) == "vote-early"


def test_a_table_of_an_older_version_can_vote_too() -> None:
    table, match = waiting(ANNA, BEN, CLEO)
    older = replace(table, waiting_since=None)
    assert refused(older, match, BEN, LATER - 1) == "vote-early"
    agreed = votes.go_on(votes.go_on(older, match, BEN, LATER), match, CLEO, LATER)
    assert agreed.seats[0].away


def test_a_vote_is_over_with_its_decision() -> None:
    table, match = waiting(ANNA, BEN, CLEO)
    once = votes.go_on(table, match, BEN, LATER)
    rolled = roll(match, "ffkkt")
    later = with_deadlines(once, rolled, LATER, 0.0, new_decision=True)
    assert votes.votes(later, rolled) == 0
    assert refused(later, rolled, CLEO, LATER + 1) == "vote-early", "a new decision has its time"


def test_who_steps_in_has_not_voted() -> None:
    table, match = waiting(ANNA, BEN, CLEO)
    once = votes.go_on(table, match, BEN, LATER)
    left = seats.give_up(once, 1, LATER)
    assert votes.votes(left, match) == 0, "who left does not count"
    assert seats.step_in(left, 99, 0, lambda seat: False).seats[1].vote is None


def test_a_leaver_does_not_make_one_vote_of_two_enough() -> None:
    table, match = waiting(ANNA, BEN, CLEO)
    once = votes.go_on(table, match, BEN, LATER)
    left = seats.give_up(once, 2, LATER)
    assert left.seats[0].present
    assert refused(left, match, BEN) == "vote-two"
