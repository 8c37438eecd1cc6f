"""A turn: drawing, flicking, the bonus, the end (F1–F9, F26–F29, G3, G5, G6)."""

from dataclasses import replace

from bot.engine.game import CHANCE
from tests.games.flick.table import (
    EMPTY,
    GAME,
    begin,
    by_chance,
    dice_in_all,
    german,
    play,
    points,
    ready,
    refused,
    scoring,
    told,
)

BOARD = GAME.board
CENTRE_ONLY = ". . . . .  . . . . .  . . b4 . .  . . . . .  . . . . ."
ON_BONUS = ". . . . .  . . . . .  . . . . .  . . . y2 .  . . . . ."


def test_a_turn_begins_with_filling_up_to_three_dice_f1() -> None:
    # F1
    state, events = told(begin(), "draw blue", "draw pink", "draw blue")
    assert state.hand == ("blue", "blue", "pink")
    assert state.bag == (3, 5, 5, 3, 1)
    assert german(events) == ["Anna zieht aus dem Beutel: 🔵 💥 🔵"]


def test_every_die_in_the_bag_is_equally_likely() -> None:
    state = play(begin(), "draw blue")
    weights = {str(action): weight for action, weight in GAME.outcomes(state)}
    assert weights == {
        "draw blue": 4,
        "draw yellow": 5,
        "draw green": 5,
        "draw white": 3,
        "draw pink": 2,
    }


def test_a_bag_that_is_too_empty_gives_what_it_has_f2() -> None:
    # F2
    state = replace(scoring(CENTRE_ONLY), bag=(0, 0, 0, 0, 0))
    state = play(state, "score best", "draw blue")
    assert state.seat == 1
    assert state.hand == ("blue",)
    assert state.due == 1, "one die in hand, one flick"


def test_without_any_die_the_turn_goes_straight_to_scoring_f2() -> None:
    # F2
    none = replace(scoring(CENTRE_ONLY), bag=(0, 0, 0, 0, 0))
    state = play(none, "score none")
    assert state.seat == 1
    assert not GAME.turns.may_flick(state)
    assert [str(action) for action in GAME.legal(state, 1)] == ["score best", "score none"]


def test_the_second_die_is_chosen_after_the_first_has_landed_f3() -> None:
    state = play(ready(), "flick blue N C1", "straight", "4")
    assert GAME.to_act(state) == {0}
    assert {action.die for action in GAME._flicks(state)} == {"yellow", "green"}
    assert refused(state, "score best").rule == "F3"


def test_two_flicks_are_all_f3() -> None:
    # F3
    state = play(ready(CENTRE_ONLY), "flick yellow N C1", "out", "flick green N C1", "out")
    assert refused(state, "flick blue N C1").key == "illegal-no-flick-left"


def test_only_dice_in_front_can_be_flicked_f1() -> None:
    assert refused(ready(), "flick pink N C1").rule == "F1"


def test_a_missed_die_is_back_in_the_bag_at_once_f4() -> None:
    # F4
    state = ready()
    missed = play(state, "flick blue N C1", "out")
    assert missed.bag[0] == state.bag[0] + 1
    bonus = play(missed, "flick yellow E D4", "straight", "straight", "straight", "2")
    assert ("draw blue", missed.bag[0]) in [(str(a), w) for a, w in GAME.outcomes(bonus)]


def test_resting_on_the_bonus_marker_draws_a_die_and_allows_a_flick_f6() -> None:
    # F6
    state = play(ready(), "flick yellow E D4", "straight", "straight", "straight", "2")
    assert by_chance(state)
    state, events = told(state, "draw white")
    assert state.hand == ("blue", "green", "white")
    assert state.bonus
    assert "Bonus!" in german(events)[0]


def test_the_bonus_counts_for_every_kind_of_die_and_after_a_push_or_hop_f6() -> None:
    # F6
    pushed = play(ready(hand="pink blue"), "flick pink E E4", "long", "straight")
    assert by_chance(pushed)
    assert pushed.bonus
    taken = ON_BONUS.replace("y2 .", ". y2")
    hopped = play(ready(taken), "flick blue E E3", "left", "4")
    assert hopped.field[BOARD.index["D4"]]
    assert hopped.bonus


def test_the_bonus_flick_may_be_left_out_f6() -> None:
    state = play(ready(), "flick yellow E D4", "straight", "straight", "straight", "2")
    state = play(state, "draw white", "skip")
    assert not state.bonus
    assert state.due == 1
    assert refused(state, "skip").rule == "F6"


def test_the_bonus_flick_comes_on_top_of_the_two_others_f7() -> None:
    # F7
    state = play(ready(), "flick yellow E D4", "straight", "straight", "straight", "2")
    state = play(state, "draw white", "flick white N C1", "straight", "3")
    assert state.due == 1
    state = play(state, "flick blue N B1", "straight", "straight", "3")
    assert not GAME.turns.may_flick(state), "three flicks"


def test_the_bonus_marker_is_covered_for_the_rest_of_the_turn_f7() -> None:
    # F7
    state = play(ready(ON_BONUS), "flick blue E E4", "long", "straight", "3")
    assert state.field[BOARD.index["C4"]], "hopped over D4"
    assert not state.bonus


def test_the_bonus_flick_works_with_an_empty_bag_f8() -> None:
    # F8
    state = ready(hand="blue green", bag=(0,) * 5)
    state, events = told(state, "flick blue E D4", "straight", "straight", "straight", "2")
    assert state.bonus
    assert events[-1].key == "bonus-hand"
    after = play(state, "flick green N C1", "out")
    assert after.seat == 1, "nothing stayed behind, nothing to score"
    skipped = play(state, "skip")
    assert skipped.due == 1, "the second flick is still due"


def test_the_bonus_lapses_without_bag_and_dice_f8() -> None:
    # F8
    state = ready(CENTRE_ONLY, hand="blue", due=1, bag=(0,) * 5)
    state = play(state, "flick blue E D4", "straight", "straight", "straight", "2")
    assert not GAME.turns.may_flick(state)


def test_a_die_on_the_bonus_marker_from_an_earlier_turn_has_no_effect_f9() -> None:
    # F9
    state = play(ready(ON_BONUS), "flick blue N C1", "straight", "3")
    assert not state.bonus
    assert not by_chance(state)


def test_scored_dice_go_back_to_the_bag_and_the_others_stay_f26() -> None:
    # F26
    state = scoring("b1 b2 b3 . y5  " + ". . . . .  " * 4)
    after = play(state, "score best")
    assert after.sheets[0] == (8,), "the blue marker joins in"
    assert after.bag[0] == state.bag[0] + 3
    assert [die.kind for die in after.field if die] == ["yellow"]


def test_a_zero_is_written_by_itself_when_nothing_can_be_scored_f27() -> None:
    # F27
    state = play(ready(EMPTY, hand="blue yellow"), "flick blue N C1", "out")
    state, events = told(state, "flick yellow N C1", "straight", "6")
    assert state.sheets[0] == (0,)
    assert state.seat == 1
    assert german(events)[-1] == "Anna kann nichts werten: 0 Punkte."


def test_choosing_to_score_nothing_writes_a_zero_f27() -> None:
    # F27
    assert points(scoring(CENTRE_ONLY), "score none") == 0


def test_the_third_die_stays_in_front_for_the_next_turn_f28() -> None:
    # F28
    state = play(ready(), "flick blue N C1", "out", "flick yellow N C1", "out")
    assert state.seat == 1
    assert state.hands[0] == ("green",)


def test_after_ten_turns_each_the_match_is_over_and_dice_in_front_are_lost_f28_f29() -> None:
    # F28, F29
    state = replace(scoring(CENTRE_ONLY), sheets=((3,) * 9, (2,) * 10), hands=(("blue",), ()))
    over = play(replace(state, sheets=((3,) * 9, (2,) * 10)), "score best")
    assert GAME.to_act(over) == frozenset()
    result = GAME.result(over)
    assert result is not None
    assert result.points == (35, 20)
    assert result.winners == (0,)
    assert GAME.legal(over, 1) == ()


def test_a_tie_is_a_shared_victory_f29_g3() -> None:
    # F29, G3
    state = replace(scoring(CENTRE_ONLY), sheets=((0,) * 9, (8, *(0,) * 9)))
    result = GAME.result(play(state, "score best"))
    assert result is not None
    assert result.winners == (0, 1)


def test_drawing_wobbling_and_rolling_are_moves_of_chance_g5() -> None:
    # G5
    state = begin()
    assert GAME.to_act(state) == {CHANCE}
    flying = play(ready(), "flick blue N C1")
    assert GAME.to_act(flying) == {CHANCE}
    assert GAME.to_act(play(flying, "straight")) == {CHANCE}


def test_hands_and_bag_are_open_to_everybody_g6() -> None:
    # G6
    state = ready()
    assert GAME.view(state, 1).state == GAME.view(state, None).state == state


def test_dice_are_conserved_through_a_turn() -> None:
    state = ready()
    for move in ("flick blue N C1", "straight", "4", "flick yellow N C2", "long", "out"):
        state = play(state, move)
        assert dice_in_all(state) == 20


def test_one_player_may_practise_alone() -> None:
    assert list(GAME.seat_range(None)) == [1, 2, 3, 4]
    state = play(begin(seats=1), "draw blue", "draw blue", "draw blue")
    assert GAME.to_act(state) == {0}
