"""What counts and how much: the rulebook's examples and F10–F25, F31."""

import pytest

from tests.games.flick.table import (
    GAME,
    best_points,
    german,
    play,
    points,
    ready,
    refused,
    scoring,
    told,
)

FOUR_BLUE_ROUND_THE_CENTRE = """
 .  .  .  .  .
 .  .  .  .  .
 .  .  b3 b2 b2
 .  .  .  .  b4
 .  .  .  .  .
"""
TWO_GREEN_AND_THE_MARKER = """
 .  .  .  .  .
 .  .  .  .  .
 .  .  .  .  .
 g3 .  .  .  .
 .  g4 .  .  .
"""
THREE_GREEN = """
 g3 g3 g4 .  .
 .  .  .  .  .
 .  .  .  .  .
 .  .  .  .  .
 .  .  .  .  .
"""
GREEN_BLOCK = """
 .  .  .  .  .
 .  .  .  .  .
 w1 .  .  .  .
 g2 .  .  .  .
 g3 g4 .  .  .
"""
KNALLER_CORNER = """
 K  .  .  b5 .
 y4 .  .  .  .
 .  .  .  .  .
 g3 .  .  .  .
 .  .  .  .  .
"""
JOKER_BETWEEN = """
 .  .  .  .  .
 .  .  .  .  .
 .  .  .  .  .
 .  .  .  .  .
 b1 b2 w3 y4 y5
"""
CENTRE_AND_GROUP = """
 .  .  .  .  .
 .  .  .  .  y1
 .  .  b5 .  y2
 .  .  .  .  y3
 .  .  .  .  .
"""


@pytest.mark.parametrize(
    ("drawing", "total"),
    [
        pytest.param(FOUR_BLUE_ROUND_THE_CENTRE, 14, id="four blue, a 3 on the centre"),
        pytest.param(TWO_GREEN_AND_THE_MARKER, 9, id="two green and the marker, round a corner"),
        pytest.param(THREE_GREEN, 10, id="three green in a row"),
        pytest.param(GREEN_BLOCK, 12, id="three green, marker and joker in a block"),
        pytest.param(KNALLER_CORNER, 13, id="the better line of a Knaller"),
    ],
)
def test_examples_of_the_rulebook(drawing: str, total: int) -> None:
    assert best_points(drawing) == total
    assert points(scoring(drawing), "score best") == total


def test_the_two_lines_of_the_rulebooks_knaller_are_11_and_13() -> None:
    state = scoring(KNALLER_CORNER)
    assert points(state, "score A1D1") == 11
    assert points(state, "score A1A2A4") == 13


def test_dice_of_others_may_be_scored_f10() -> None:
    # F10
    state = play(scoring(CENTRE_AND_GROUP), "score none")
    assert state.seat == 1
    state = play(state, *["draw blue"] * 3, "flick blue N C1", "out", "flick blue N C1", "out")
    assert play(state, "score best").sheets[1] == (18,)


def test_three_joined_things_in_any_shape_are_a_combination_but_never_diagonally_f11() -> None:
    corner = ". . . y1 y2  . . . . .  . . . . .  . . . . .  . . . . ."
    assert best_points(corner) == 5, "D1, E1 and the yellow marker on D2"
    diagonal = "b1 . . . .  . b2 . . .  b3 . . . .  . . . . .  . . . . ."
    assert best_points(diagonal) == 0
    assert refused(scoring(CENTRE_AND_GROUP), "score E2E3").rule == "F11"


def test_jokers_alone_make_a_combination_f12() -> None:
    # F12
    assert best_points(". . . . .  . . . . .  . . . . w1  . . . . w2  . . . . w3") == 6


def test_a_die_a_joker_and_the_marker_make_a_combination_f12() -> None:
    # F12
    assert best_points(". b4 w3 . .  . . . . .  . . . . .  . . . . .  . . . . .") == 9
    assert best_points(". w4 w3 . .  . . . . .  . . . . .  . . . . .  . . . . .") == 9


def test_a_joker_belongs_to_one_combination_of_the_players_choice_f13() -> None:
    state = scoring(JOKER_BETWEEN)
    assert points(state, "score best") == 12
    assert points(state, "score A5B5C5") == 6
    assert refused(state, "score A5B5C5D5E5").rule == "F13"


def test_a_joker_counts_its_own_pips_f14() -> None:
    # F14
    assert best_points(GREEN_BLOCK) - best_points(GREEN_BLOCK.replace("w1", "w6")) == -5


def test_a_part_of_a_group_may_be_scored_while_it_holds_together_f15() -> None:
    # F15
    state = scoring(FOUR_BLUE_ROUND_THE_CENTRE)
    assert points(state, "score C3D3E3") == 10
    assert points(state, "score D3E3E4") == 8
    refusal = refused(state, "score C3D3E4")
    assert refusal.rule == "F11"
    assert refusal.params["holes"] == "D3 E4", "the centre may count alone"


def test_scoring_is_voluntary_f15() -> None:
    # F15
    state = scoring(FOUR_BLUE_ROUND_THE_CENTRE)
    assert "score none" in map(str, GAME.legal(state, 0))
    after, events = told(state, "score none")
    assert after.sheets[0] == (0,)
    assert german(events) == ["Anna lässt alles liegen und schreibt eine 0 auf."]


def test_a_marker_needs_a_combination_of_its_colour_f16() -> None:
    refusal = refused(scoring(CENTRE_AND_GROUP), "score E2E3E4D2C3B2")
    assert (refusal.rule, refusal.params["hole"]) == ("F16", "B2")
    blue_at_the_yellow_marker = ". . . b1 b2  . . . . .  . . . . .  . . . . .  . . . . ."
    assert best_points(blue_at_the_yellow_marker) == 0


def test_in_a_knaller_row_markers_of_any_colour_count_f16() -> None:
    # F16
    state = scoring(". . . . .  . . . . K  . . . . .  . . . . .  . . . . .")
    assert points(state, "score B2D2E2") == 10


def test_a_marker_counts_once_though_group_and_line_both_hold_it_f16() -> None:
    # F16
    assert best_points(". b1 b1 . .  . . . . K  . . . . .  . . . . .  . . . . .") == 2 + 2 + 2 + 6


def test_a_covered_marker_does_not_count_f17() -> None:
    # F17
    assert best_points(". b1 b1 . .  . b1 . . .  . . . . .  . . . . .  . . . . .") == 3


def test_a_marker_uncovered_by_the_scoring_does_not_count_f17() -> None:
    covered = ". b1 b1 . .  . y1 . . .  . . . . .  . . . . .  . . . . ."
    with_knaller = covered.replace("y1 . . .", "y1 . . K")
    assert best_points(covered) == 0
    assert best_points(with_knaller) == 6 + 2 + 1, "the blues do not grow when the yellow goes"
    assert refused(scoring(covered), "score A1").rule == "F17"


def test_the_centre_counts_double_alone_in_a_group_and_in_a_knaller_row_f18() -> None:
    # F18
    alone = ". . . . .  . . . . .  . . b4 . .  . . . . .  . . . . ."
    assert best_points(alone) == 8
    assert best_points(FOUR_BLUE_ROUND_THE_CENTRE) == 14
    assert best_points(alone.replace(". . b4", "K . b4")) == 14


def test_the_centre_counts_also_for_a_die_of_an_earlier_turn_f18() -> None:
    # F18
    earlier = ". . . . .  . . . . .  . . b4 . .  . . . . .  . . . . ."
    state = play(ready(earlier), "flick blue N C1", "out", "flick green N C1", "out")
    assert points(state, "score best") == 8


def test_the_centre_alone_leaves_room_for_other_combinations_f19() -> None:
    # F19
    state = scoring(CENTRE_AND_GROUP)
    assert points(state, "score C3") == 10
    assert points(state, "score C3D2E2E3E4") == 18
    assert points(state, "score best") == 18, "the yellow marker joins in"


def test_a_knaller_on_the_centre_counts_6_or_12_by_option_f20() -> None:
    # F20
    centre = ". . . . .  . . . . .  . . K . .  . . . . .  . . . . ."
    assert best_points(centre) == 6
    assert best_points(centre, centre_knaller=True) == 12
    assert points(scoring(centre, centre_knaller=True), "score C3") == 12


def test_a_knaller_scores_everything_in_its_line_over_gaps_f21() -> None:
    state = scoring(KNALLER_CORNER)
    assert points(state, "score A1D1") == 11
    assert refused(state, "score A1A2").rule == "F21"


def test_a_knaller_must_be_scored_with_one_of_its_lines_f22() -> None:
    state = scoring(KNALLER_CORNER)
    assert "score none" not in map(str, GAME.legal(state, 0))
    assert refused(state, "score none").rule == "F22"
    with_group = scoring("K . . b5 b1  . . . . b1  . . . . .  . . . . .  . . . . .")
    assert refused(with_group, "score D1E1E2").rule == "F22"


def test_no_knaller_is_left_after_any_listed_scoring_f22() -> None:
    # F22
    state = scoring("K g1 g2 g3 .  . . . . K  . w1 . . .  . . b2 . .  . . . . y6")
    for action in GAME.legal(state, 0):
        after, _ = GAME.apply(state, 0, action)
        assert all(die is None or die.kind != "pink" for die in after.field)


def test_two_knallers_score_a_line_each_f23() -> None:
    # F23
    row_and_column = "K . y5 . K  . . . . b3  . . . . .  . . . . g4  . . . . ."
    state = scoring(row_and_column)
    assert points(state, "score best") == 6 + 5 + 6 + 3 + 4
    assert points(state, "score A1C1E1") == 17, "the second is scored in the first one's row"
    assert points(state, "score A1E1E2E4") == 19, "both columns"
    assert refused(state, "score A1C1E1E2").rule == "F11"


def test_a_knaller_neither_counts_nor_connects_in_a_colour_f24() -> None:
    # F24
    state = scoring(". . . . .  . . . . .  . . . . b1  . . . . K  . . . b2 b3")
    assert points(state, "score best") == 10, "column E alone"
    assert refused(state, "score E3E4D5E5").rule == "F11"


def test_line_dice_can_still_connect_a_combination_f25() -> None:
    # F25
    state = scoring("b1 . . . K  b2 . . . .  b3 . . . .  . . . . .  . . . . .")
    assert points(state, "score best") == 6 + 1 + 2 + 3 + 2, "with the blue marker on B2"
    assert points(state, "score A1E1A2A3") == 12


def test_equal_totals_are_the_players_choice_f31() -> None:
    # F31
    even = scoring("K . . y6 .  g1 . . . .  . . . . .  y5 . . . .  . . . . .")
    after = play(even, "score best")
    assert after.sheets[0] == (12,)
    assert not after.field[GAME.board.index["A2"]], "by itself the column with more dice goes"
    assert points(even, "score A1D1") == 12


def test_a_scoring_is_told_part_by_part() -> None:
    state = scoring("K . . g6 .  . . . . y1  . . b5 . y2  . . . . y3  . . . . .")
    _, events = told(state, "score best")
    parts = "Gelb 2 + 1 + 2 + 3, Mitte 10, Knaller-Zeile 1 (6 + 6)"
    assert german(events) == [f"Anna wertet {parts} und schreibt **30 Punkte** auf."]
