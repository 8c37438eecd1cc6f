"""Two dwarfs on one field: swap, throw out, steal."""

import pytest

from bot.engine.phrases import Who
from tests.games.drachen.table import GAME, position, roll, standing, told


def test_d9_rulebook_example_31_plus_4_meets_35_and_they_swap() -> None:
    # D9
    assert standing(roll(position("31+", "35+", "cave+"), 4)) == ("35+", "31+", "cave+")


def test_d9_two_dwarfs_without_rings_swap_too() -> None:
    # D9
    assert standing(roll(position("35", "31", "cave+"), 4)) == ("31", "35", "cave+")


def test_d9_a_swap_may_send_the_other_back_to_the_cave() -> None:
    # D9
    state = roll(position("cave+", "14+", "cave+"), 4)
    assert standing(state) == ("14+", "cave+", "cave+")


def test_d9_a_swap_may_send_the_other_to_the_surface_without_any_delivery() -> None:
    # D9
    state = roll(position("surface", "64", "cave+"), 4)
    assert standing(state) == ("64", "surface", "cave+")
    assert state.delivered == (0, 0, 0)


def test_d10_a_bearer_throws_the_ringless_out_of_the_cave() -> None:
    # D10
    assert standing(roll(position("31+", "35", "cave+"), 4)) == ("35+", "surface", "cave+")


def test_d11_a_ringless_steals_the_ring_and_throws_the_bearer_out() -> None:
    # D11
    state = roll(position("35", "31+", "cave+"), 4)
    assert standing(state) == ("31+", "surface", "cave+")
    assert state.delivered == (0, 0, 0)


def test_d11_the_thief_climbs_from_its_next_turn() -> None:
    # D11
    state = roll(position("35", "31+", "cave+"), 4)
    state = roll(roll(state, 2), 2)
    assert standing(roll(state, 3))[0] == "34+"


def test_d12_a_stolen_ring_counts_when_it_is_delivered() -> None:
    # D12
    state = roll(position("surface", "66+", "cave+"), 2)
    assert standing(state)[:2] == ("66+", "surface")
    assert roll(roll(roll(state, 3), 2), 2).delivered == (1, 0, 0)


@pytest.mark.parametrize(
    ("dwarfs", "key"),
    [
        (("31+", "35+", "36+"), "swapped"),
        (("31+", "35", "36+"), "threw"),
        (("4", "34+", "36+"), "moved"),
    ],
)
def test_d8_an_encounter_leaves_one_dwarf_on_a_field(dwarfs: tuple[str, ...], key: str) -> None:
    # D8
    (event,) = told(position(*dwarfs), 4)
    assert event.key == key
    fields = [p for p in roll(position(*dwarfs), 4).places if GAME.cave.is_field(p)]
    assert len(set(fields)) == len(fields)


def test_an_encounter_is_told_in_one_event_with_both_dwarfs() -> None:
    (stole,) = told(position("35", "31+", "cave+"), 4)
    assert stole.key == "stole"
    assert (stole.params["who"], stole.params["other"]) == (Who(0), Who(1))


def test_a_swap_tells_where_the_other_has_to_go() -> None:
    (swap,) = told(position("31+", "35+", "cave+"), 4)
    assert (swap.params["to"], swap.params["place"], swap.params["field"]) == ("35", "field", "31")
    (back,) = told(position("cave+", "14+", "cave+"), 4)
    assert back.params["place"] == "cave"
