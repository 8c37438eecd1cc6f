"""A dwarf's own way: up with a ring, down without, and what waits at both ends."""

import pytest

from bot.games.drachen.seed import Options
from bot.games.drachen.state.cave import CAVE
from tests.games.drachen.table import GAME, position, roll, standing, told


def test_the_path_has_42_fields_and_the_known_indices() -> None:
    known = {11: 1, 3: 7, 21: 8, 4: 14, 31: 15, 5: 21, 41: 22, 6: 28, 51: 29, 7: 35, 61: 36}
    assert len(GAME.cave.path) == 42
    assert {number: GAME.cave.index(number) for number in known} == known
    assert (GAME.cave.index(66), GAME.cave.index(8), GAME.cave.surface) == (41, 42, 43)


def test_everybody_starts_at_the_dragon_with_a_ring_and_seat_0_begins() -> None:
    state, events = GAME.start((None,) * 4, Options())
    assert standing(state) == ("cave+",) * 4
    assert events == ()
    assert GAME.to_act(state) == {0}


@pytest.mark.parametrize(("pips", "field"), [(2, "12+"), (3, "13+"), (4, "14+"), (6, "16+")])
def test_d1_the_first_step_out_of_the_cave_counts_from_11(pips: int, field: str) -> None:
    # D1
    assert standing(roll(position("cave+", "cave+", "cave+"), pips))[0] == field


@pytest.mark.parametrize(("pips", "field"), [(2, "66"), (3, "65"), (5, "63"), (6, "62")])
def test_d1_the_first_step_in_from_the_surface_counts_from_8(pips: int, field: str) -> None:
    # D1
    assert standing(roll(position("surface", "cave+", "cave+"), pips))[0] == field


def test_a_bearer_climbs_around_the_turn_of_the_path() -> None:
    assert standing(roll(position("15+", "cave+", "cave+"), 4))[0] == "22+"


def test_a_dwarf_without_a_ring_goes_down_around_the_turn() -> None:
    assert standing(roll(position("22", "cave+", "cave+"), 4))[0] == "15"


@pytest.mark.parametrize(("start", "pips"), [("8+", 2), ("8+", 6), ("65+", 3), ("65+", 6)])
def test_d2_the_exit_needs_no_exact_count(start: str, pips: int) -> None:
    # D2
    assert standing(roll(position(start, "cave+", "cave+"), pips))[0] == "surface"


@pytest.mark.parametrize(("start", "pips"), [("11", 2), ("12", 2), ("13", 6)])
def test_d2_d4_the_dragon_needs_no_exact_count_and_gives_a_ring(start: str, pips: int) -> None:
    # D2, D4
    state = roll(position(start, "cave+", "cave+"), pips)
    assert standing(state)[0] == "cave+"
    assert GAME.to_act(state) == {1}


def test_one_pip_before_the_ends_is_still_inside() -> None:
    assert standing(roll(position("64+", "cave+", "cave+"), 3))[0] == "8+"
    assert standing(roll(position("14", "cave+", "cave+"), 3))[0] == "11"


def test_d3_a_delivered_ring_counts_and_the_dwarf_stays_outside_without_one() -> None:
    # D3
    state = roll(position("66+", "cave+", "cave+"), 3)
    assert state.delivered == (1, 0, 0)
    assert standing(state)[0] == "surface"
    assert GAME.to_act(state) == {1}


def test_d6_any_number_of_dwarfs_share_the_cave_and_the_surface() -> None:
    # D6
    down = roll(position("12", "cave+", "cave"), 5)
    assert standing(down) == ("cave+", "cave+", "cave")
    up = roll(position("66+", "surface", "surface"), 5)
    assert standing(up) == ("surface", "surface", "surface")


def test_d7_passing_over_dwarfs_changes_nothing() -> None:
    # D7
    assert standing(roll(position("31+", "32", "33+"), 4)) == ("35+", "32", "33+")


def test_d13_the_second_delivered_ring_wins_at_once() -> None:
    # D13
    state = roll(position("66+", "8+", "8+", delivered=(1, 1, 0)), 3)
    assert GAME.to_act(state) == frozenset()
    result = GAME.result(state)
    assert result is not None
    assert result.points == (2, 1, 0)
    assert result.winners == (0,)


def test_g3_the_places_behind_the_winner_are_shared() -> None:
    # G3
    result = GAME.result(roll(position("66+", "8+", "8+", delivered=(1, 1, 1)), 3))
    assert result is not None
    assert result.ranks == (1, 2, 2)


@pytest.mark.parametrize(
    ("rings", "delivered", "over"), [(1, 0, True), (2, 0, False), (3, 1, False), (3, 2, True)]
)
def test_d13_as_many_rings_win_as_were_agreed(rings: int, delivered: int, over: bool) -> None:
    # D13
    state = position("8+", "cave+", "cave+", delivered=(delivered, 0, 0), rings=rings)
    assert (GAME.result(roll(state, 2)) is not None) == over


def test_a_move_is_told_with_its_way() -> None:
    (up,) = told(position("31+", "cave+", "cave+"), 4)
    (down,) = told(position("31", "cave+", "cave+"), 4)
    assert (up.key, up.params["to"], up.params["way"]) == ("moved", "35", "up")
    assert (down.key, down.params["to"], down.params["way"]) == ("moved", "24", "down")


def test_the_winning_ring_is_told_twice_as_delivery_and_as_victory() -> None:
    events = told(position("66+", "cave+", "cave+", delivered=(1, 0, 0)), 3)
    assert [event.key for event in events] == ["delivered", "won"]


def test_the_cave_is_below_every_field() -> None:
    assert not GAME.cave.is_field(CAVE)
    assert GAME.cave.is_field(CAVE + 1)
