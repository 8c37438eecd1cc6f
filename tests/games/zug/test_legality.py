"""What one dwarf may do in a turn: walking, sitting, signs, kicks."""

from tests.games.zug.table import GAME, GREEN, RED, legal, play, position, refused, start, told


def test_the_first_turn_offers_one_step_per_dwarf_from_home() -> None:
    assert legal(start()) == {"a5-b5", "a4-b4", "h7-g7", "a3-b3", "h8-g8"}


def test_t2_one_action_ends_the_turn() -> None:
    # T2
    state = play(start(), "a5-b5")
    assert GAME.to_act(state) == {1}
    assert state.turn == 1


def test_actions_are_listed_dwarf_by_dwarf() -> None:
    state = position(red="c3 c4 h7 a3 h8")
    actions = [str(action) for action in GAME.legal(state, 0)]
    assert actions[:4] == ["c3-c2", "c3-b3", "c3-d3", "sign c3-d3"]
    assert actions[4:8] == ["c4-b4", "c4-d4", "sign c4-d4", "c4-c5"]


def test_a_dwarf_between_four_empty_seats_has_eight_actions() -> None:
    state = position(board="salonwagen", red="d4 a2 b1 h7 g8")
    assert len([move for move in legal(state) if "d4-" in move]) == 8


def test_diagonal_and_far_steps_are_refused() -> None:
    state = position(red="c3 a4 h7 a3 h8")
    for target in ("d4", "c5", "c3"):
        refused(state, f"c3-{target}", "illegal-far")


def test_closed_squares_and_squares_off_the_board_are_refused() -> None:
    state = position(red="b3 a4 h7 a3 h8")
    for target in ("b2", "z9"):
        refused(state, f"b3-{target}", "illegal-closed")


def test_only_own_dwarfs_move() -> None:
    refused(start(), "h5-g5", "illegal-rival-dwarf")
    refused(start(), "c3-c4", "illegal-no-dwarf")


def test_t3_a_square_with_a_dwarf_is_not_empty() -> None:
    refused(start(), "a5-a4", "illegal-own-dwarf", "T3")


def test_t3_no_sign_on_a_seat_that_is_taken_in_any_way() -> None:
    red = "d3 d4 c3 a3 h8"
    for taken in ({"red_signs": "e3"}, {"green_signs": "e3"}, {"green": "e3 h4 a7 h3 a8"}):
        refused(position(red=red, **taken), "sign d3-e3", "illegal-seat-taken", "T3")
    refused(position(red=red), "sign d3-d4", "illegal-seat-taken", "T3")


def test_t4_a_seat_reserved_by_the_rival_cannot_be_entered() -> None:
    state = position(red="c3 a4 h7 a3 h8", green_signs="d3")
    refused(state, "c3-d3", "illegal-rival-sign", "T4")
    assert "c3-d3" in legal(position(red="c3 a4 h7 a3 h8"))


def test_t5_a_seat_with_the_own_sign_cannot_be_entered() -> None:
    refused(position(red="c3 a4 h7 a3 h8", red_signs="d3"), "c3-d3", "illegal-own-sign", "T5")


def test_t6_the_own_sign_cannot_be_taken_back() -> None:
    state = position(red="c3 a4 h7 a3 h8", red_signs="d3")
    refused(state, "take c3-d3", "illegal-take-own", "T6")


def test_t7_dwarfs_walk_through_empty_seats() -> None:
    # T7
    state = play(position(red="c3 a4 h7 a3 h8"), "c3-d3", "h5-g5", "d3-e3", "g5-h5", "e3-f3")
    assert state.dwarfs[RED][0] == "f3"
    assert GAME.held(state) == (0, 0)


def test_t8_a_seated_dwarf_may_leave_and_is_no_longer_safe() -> None:
    # T8
    state = position(red="d3 a4 h7 a3 h8", green="f3 h4 a7 h3 a8", turn=1)
    assert "f3-e3" in legal(state)
    seated = position(red="e3 a4 h7 a3 h8", green="f4 h4 a7 h3 a8")
    assert GAME.held(seated) == (1, 0)
    left = play(seated, "e3-f3")
    assert GAME.held(left) == (0, 0)
    assert told(left, "f4-f3") == ["kicked"]


def test_t9_a_seated_dwarf_lays_and_takes_signs() -> None:
    # T9
    state = position(red="d3 a4 h7 a3 h8", green_signs="e3")
    assert {"sign d3-d4", "take d3-e3"} <= legal(state)


def test_t9_a_seated_dwarf_may_kick_and_gives_up_its_seat() -> None:
    # T9
    state = play(position(red="d3 a4 h7 a3 h8", green="c3 h4 a7 h3 a8"), "d3-c3")
    assert state.dwarfs[RED][0] == "c3"
    assert GAME.held(state) == (0, 0)


def test_t10_a_seated_dwarf_is_safe() -> None:
    state = position(red="c3 a4 h7 a3 h8", green="d3 h4 a7 h3 a8")
    refused(state, "c3-d3", "illegal-safe", "T10")


def test_t11_start_squares_of_the_rival_are_closed_whether_empty_or_not() -> None:
    occupied = position(red="b7 a4 h7 a3 h8")
    refused(occupied, "b7-a7", "illegal-rival-start", "T11")
    empty = position(red="b7 a4 h7 a3 h8", green="h5 h4 c8 h3 a8")
    refused(empty, "b7-a7", "illegal-rival-start", "T11")


def test_own_start_squares_stay_open() -> None:
    assert "b5-a5" in legal(position(red="b5 a4 h7 a3 h8"))


def test_t12_a_kicked_dwarf_takes_the_first_free_start_square_in_order() -> None:
    # T12
    state = position(red="c3 a4 h7 a3 h8", green="h5 c4 c8 h3 d5")
    assert play(state, "c3-c4").dwarfs[GREEN] == ("h5", "h4", "c8", "h3", "d5")
    state = position(red="c3 a4 h7 a3 h8", green="h5 h4 c4 d5 d6")
    assert play(state, "c3-c4").dwarfs[GREEN] == ("h5", "h4", "a7", "d5", "d6")


def test_t13_the_kicker_moves_onto_the_square_of_the_kicked() -> None:
    # T13
    state = play(position(red="c3 a4 h7 a3 h8", green="c4 h4 a7 h3 a8"), "c3-c4")
    assert state.dwarfs[RED][0] == "c4"
    assert "c4" not in state.dwarfs[GREEN]


def test_a_sign_reserves_a_seat_and_leaves_the_supply() -> None:
    state = play(position(red="c3 a4 h7 a3 h8"), "sign c3-d3")
    assert state.signs == (("d3",), ())
    assert state.dwarfs[RED][0] == "c3"
    assert GAME.held(state) == (1, 0)


def test_signs_lie_on_seats_only() -> None:
    refused(position(red="c3 a4 h7 a3 h8"), "sign c3-c4", "illegal-no-seat")


def test_t22_a_taken_sign_returns_to_its_owner_and_uses_up_a_removal() -> None:
    # T22
    state = play(position(red="c3 a4 h7 a3 h8", green_signs="d3 d4"), "take c3-d3")
    assert state.signs == ((), ("d4",))
    assert state.removals == (4, 5)
    assert state.dwarfs[RED][0] == "c3"


def test_there_must_be_a_sign_to_take() -> None:
    refused(position(red="c3 a4 h7 a3 h8"), "take c3-d3", "illegal-take-nothing")


def test_t30_no_sign_without_supply() -> None:
    state = position(red="c3 a4 h7 a3 h8", red_signs="d4 d5 d6 d7 d8")
    refused(state, "sign c3-d3", "illegal-no-sign-left", "T30")


def test_t30_no_removal_when_the_counter_is_used_up() -> None:
    state = position(red="c3 a4 h7 a3 h8", green_signs="d3", removals=(0, 5))
    refused(state, "take c3-d3", "illegal-no-removal-left", "T30")
