"""The dragon's laugh: which fields it strikes, and what becomes of whom."""

import pytest

from bot.engine.game import CHANCE
from bot.games.drachen.state import State
from tests.games.drachen.table import GAME, play, position, roll, standing, told

CAVES = ("cave+",) * 6


def struck(seats: int, first: int, second: int) -> set[int]:
    return {GAME.cave.number(index) for index in GAME.cave.struck(seats, first, second)}


def test_d15_rulebook_example_1_and_3_strike_13_and_31() -> None:
    # D15
    assert struck(6, 1, 3) - {7, 8} == {13, 31}
    assert struck(6, 3, 1) == struck(6, 1, 3)


def test_d15_rulebook_example_double_6_strikes_its_whole_chain() -> None:
    # D15
    assert struck(6, 6, 6) - {7, 8} == {66, 54, 44, 32, 22}


@pytest.mark.parametrize("pips", [2, 4])
def test_d15_every_even_double_strikes_the_same_chain(pips: int) -> None:
    # D15
    assert struck(6, pips, pips) == struck(6, 6, 6)


@pytest.mark.parametrize("pips", [1, 3, 5])
def test_d15_every_odd_double_strikes_the_second_chain(pips: int) -> None:
    # D15
    assert struck(6, pips, pips) - {7, 8} == {55, 43, 33, 21, 11}


def test_d15_a_chain_field_that_is_no_double_strikes_itself_alone() -> None:
    # D15
    assert struck(6, 5, 4) - {7, 8} == {54, 45}


@pytest.mark.parametrize(
    ("seats", "singles"),
    [(2, {3, 4, 5, 6, 7, 8}), (3, {4, 5, 6, 7, 8}), (4, {5, 6, 7, 8}), (5, {6, 7, 8}), (6, {7, 8})],
)
def test_d15_single_fields_above_the_number_of_players(seats: int, singles: set[int]) -> None:
    # D15
    assert {number for number in struck(seats, 1, 2) if number < 10} == singles


def test_d15_rulebook_example_five_players_6_7_8_struck_3_4_5_safe() -> None:
    # D15
    dwarfs = ("6+", "7+", "8+", "3+", "5+")
    assert standing(roll(position(*dwarfs), 1, 1, 2)) == ("6", "7", "8", "3+", "5+")


def test_d22_the_number_of_players_is_the_number_of_seats_whoever_plays_them() -> None:
    # D22
    assert GAME.struck(roll(position(*CAVES[:4]), 1, 1, 2)) == GAME.cave.struck(4, 1, 2)


def test_d14_a_1_moves_nobody_and_the_next_seat_follows() -> None:
    # D14
    state = roll(position("31+", "cave+", "cave+"), 1, 2, 3)
    assert standing(state) == ("31+", "cave+", "cave+")
    assert GAME.to_act(state) == {1}


def test_g5_the_dragons_two_dice_are_two_moves_of_chance() -> None:
    # G5
    state = roll(position(*CAVES), 1)
    assert GAME.to_act(state) == {CHANCE}
    state = play(state, CHANCE, "4")
    assert GAME.to_act(state) == {CHANCE}
    assert GAME.to_act(play(state, CHANCE, "4")) == {1}


def test_d16_the_rollers_own_dwarf_is_struck_too() -> None:
    # D16
    assert standing(roll(position("13+", "cave+", "cave+"), 1, 1, 3))[0] == "13"


def test_d16_d17_a_bearer_loses_the_ring_stays_and_need_not_choose() -> None:
    # D16, D17
    state = roll(position("cave+", "31+", "cave+"), 1, 1, 3)
    assert standing(state)[1] == "31"
    assert GAME.to_act(state) == {1}
    assert standing(roll(state, 2))[1] == "26"


def test_d21_dwarfs_in_the_cave_and_at_the_surface_are_never_struck() -> None:
    # D21
    before = position("cave+", "surface", "cave+")
    for first in range(1, 7):
        for second in range(1, 7):
            assert standing(roll(before, 1, first, second)) == standing(before)


def choice() -> State:
    """Seats 2 and 0 stand struck without a ring; seat 1 rolled the 1."""
    return roll(position("13", "cave+", "31", turn=1), 1, 1, 3)


def test_d18_the_owner_of_a_struck_ringless_dwarf_chooses_cave_first() -> None:
    # D18
    """D20: the computer's default stands first."""
    state = choice()
    assert [str(action) for action in GAME.legal(state, 2)] == ["cave", "surface"]
    assert GAME.legal(state, 1) == ()


def test_d18_the_cave_gives_a_new_ring() -> None:
    # D18
    assert standing(play(choice(), 2, "cave"))[2] == "cave+"


def test_d18_the_surface_gives_none_and_is_no_delivery() -> None:
    # D18
    state = play(choice(), 2, "surface")
    assert standing(state)[2] == "surface"
    assert state.delivered == (0, 0, 0)


def test_d19_all_struck_owners_choose_at_once_listed_from_the_roller() -> None:
    # D19
    state = choice()
    assert GAME.to_act(state) == {0, 2}
    assert state.choosing == (2, 0)


def test_d19_the_order_of_the_choices_does_not_matter() -> None:
    # D19
    one = play(play(choice(), 0, "surface"), 2, "cave")
    other = play(play(choice(), 2, "cave"), 0, "surface")
    assert one == other


def test_d19_who_has_chosen_waits_and_then_the_next_seat_rolls() -> None:
    # D19
    state = play(choice(), 0, "cave")
    assert GAME.to_act(state) == {2}
    assert GAME.to_act(play(state, 2, "cave")) == {2}
    assert GAME.legal(play(state, 2, "cave"), 2) == GAME.legal(position(*CAVES), 0)


def test_a_laugh_is_one_event_that_names_whom_it_hit() -> None:
    (event,) = told(position("13", "31+", "cave+"), 1, 1, 3)
    assert event.key == "laugh"
    assert "Who(seat=0)" in repr(event.params["hits"])
    assert "Who(seat=1)" in repr(event.params["hits"])


def test_the_struck_fields_are_shown_until_the_next_roll() -> None:
    state = roll(position(*CAVES), 1, 1, 3)
    assert GAME.struck(state) == GAME.cave.struck(6, 1, 3)
    assert GAME.struck(play(state, 1, "roll")) == frozenset()
