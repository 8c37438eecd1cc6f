"""Whose turn it is, dropped turns, and the conductor."""

from dataclasses import replace

import pytest

from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE
from bot.engine.phrases import Who
from tests.games.zug.table import (
    DATA,
    GAME,
    GREEN,
    RED,
    legal,
    other_game,
    play,
    position,
    refused,
    shut,
    start,
    tell,
    told,
)

PACE = ("a5-b5", "h5-g5", "b5-a5", "g5-h5")
"""Both clans step out and back: four turns that change nothing."""


def test_t1_clans_of_several_people_take_their_turns_in_rotation() -> None:
    # T1
    state = start("red", "green", "red", "green", "green")
    acting: list[int] = []
    for move in (*PACE, "a5-b5", "h5-g5"):
        acting += GAME.to_act(state)
        state = play(state, move)
    assert acting == [0, 1, 2, 3, 0, 4]


def test_the_clan_of_seat_0_begins_whatever_its_colour() -> None:
    state = start("green", "red")
    assert GAME.to_act(state) == {0}
    assert "h5-g5" in legal(state)


def test_t1_a_dropped_turn_is_nobodys_turn_in_the_rotation() -> None:
    # T1
    state = replace(start("red", "green", "red"), drops=(1, 0), turn=1)
    state = play(state, "h5-g5", "g5-h5")
    assert GAME.to_act(state) == {0}


@pytest.mark.parametrize(("kick", "cost"), [(1, 1), (2, 2), (3, 2), (5, 2), (6, 3), (9, 3)])
def test_t14_the_first_kick_costs_one_turn_the_next_four_two_then_three(
    kick: int, cost: int
) -> None:
    # T14
    assert GAME.terms(start()).penalty(kick - 1) == cost
    state = position(red="c3 a4 h7 a3 h8", green="c4 h4 a7 h3 a8", kicks=(kick - 1, 3))
    after = play(state, "c3-c4")
    assert after.drops == (cost, 0)
    assert after.kicks == (kick, 3)


def test_t15_the_kicking_clan_drops_its_next_turns_while_the_rival_plays_on() -> None:
    # T15
    state = position(red="c3 a4 h7 a3 h8", green="c4 h4 a7 h3 a8", kicks=(1, 0))
    state = play(state, "c3-c4")
    acting: list[int] = []
    for move in ("h5-g5", "g5-h5", "h5-g5"):
        acting += GAME.to_act(state)
        state = play(state, move)
    assert acting == [1, 1, 1]
    assert GAME.to_act(state) == {0}
    assert state.drops == (0, 0)


def test_t16_when_both_drop_turns_they_alternate_to_the_next_real_turn() -> None:
    # T16
    red = position(red="c3 a4 h7 a3 h8", green="c4 h4 a7 h3 a8", drops=(0, 2))
    after, events = tell(red, "c3-c4")
    assert [event.key for event in events] == ["kicked", "dropped", "dropped", "dropped"]
    assert after.drops == (0, 0)
    assert after.turn == 4
    assert GAME.to_act(after) == {0}


def test_t17_dropped_turns_count_for_the_length() -> None:
    # T17
    state = position(turn=38, drops=(0, 1))
    assert GAME.to_act(play(state, "a5-b5")) == set()


def test_t17_dropped_turns_count_for_the_conductor() -> None:
    # T17
    state = position(turn=5, drops=(1, 0))
    assert GAME.to_act(play(state, "h5-g5")) == {CHANCE}


def test_t18_the_conductor_comes_after_every_seventh_turn_of_both_clans() -> None:
    # T18
    state, coins = start(), []
    for move in PACE * 6:
        state = play(state, move)
        if GAME.to_act(state) == {CHANCE}:
            coins.append(state.turn)
            state = play(state, "coin red")
    assert coins == [7, 14, 21]


def test_the_coin_is_fair_and_nobody_else_moves_before_it() -> None:
    state = position(phase="coin", turn=7)
    assert [(str(coin), weight) for coin, weight in GAME.outcomes(state)] == [
        ("coin red", 1),
        ("coin green", 1),
    ]
    for seat in (0, 1):
        with pytest.raises(IllegalMoveError):
            GAME.apply(state, seat, GAME.parse("h5-g5"))


def test_g5_the_second_clan_throws_the_coin_first_then_they_alternate() -> None:
    # G5
    throwers = []
    for turn in (7, 14, 21):
        _, events = tell(position(phase="coin", turn=turn), "coin red")
        throwers.append(events[0].params["who"])
    assert throwers == [Who(1), Who(0), Who(1)]


def test_t19_the_rival_of_the_tossed_colour_picks_the_sign() -> None:
    # T19
    state = position(red_signs="d3 d5", green_signs="e4", phase="coin", turn=7)
    tossed = play(state, "coin red")
    assert GAME.to_act(tossed) == {1}
    assert legal(tossed) == {"conduct d3", "conduct d5"}
    after = play(tossed, "conduct d5")
    assert after.signs == (("d3",), ("e4",))
    assert GAME.to_act(after) == {1}  # turn 8 is green's


def test_t19_a_collected_sign_may_be_laid_again() -> None:
    # T19
    signs = "d3 d5 d6 d7 d8"
    state = position(red="c3 a4 h7 a3 h8", red_signs=signs, phase="coin", turn=14)
    assert "sign c3-d3" in legal(play(state, "coin red", "conduct d3"))


def test_t19_the_next_person_of_the_rivals_rotation_picks() -> None:
    # T19
    state = replace(
        start("red", "green", "red", "green"),
        signs=(("d3",), ()),
        phase="coin",
        turn=7,
        played=(4, 3),
    )
    assert GAME.to_act(play(state, "coin red")) == {3}


def test_t19_while_the_conductor_waits_no_dwarf_moves() -> None:
    state = position(red_signs="d3", phase="conduct", tossed=RED, turn=7)
    refused(state, "h5-g5", "illegal-conductor-waits", "T19")


def test_t19_the_conductor_takes_a_sign_that_lies_there() -> None:
    state = position(red_signs="d3", green_signs="d4", phase="conduct", tossed=RED, turn=7)
    refused(state, "conduct d4", "illegal-conduct-nothing", "T19")


def test_t18_without_the_conductor_nobody_conducts() -> None:
    refused(position(green_signs="d4"), "conduct d4", "illegal-no-conductor", "T18")


def test_t20_a_colour_without_signs_is_spared_and_the_coin_is_not_tossed_again() -> None:
    # T20
    state = position(red_signs="d3", phase="coin", turn=7)
    assert told(state, "coin green") == ["coin", "spared"]
    after = play(state, "coin green")
    assert after.signs == (("d3",), ())
    assert GAME.to_act(after) == {1}


def test_t21_the_conductor_uses_up_no_removal() -> None:
    # T21
    state = position(red_signs="d3", phase="coin", turn=7, removals=(5, 0))
    assert play(state, "coin red", "conduct d3").removals == (5, 0)


def test_t21_a_clan_that_drops_turns_still_picks_the_sign() -> None:
    # T21
    state = position(red_signs="d3", phase="coin", turn=7, drops=(0, 2))
    tossed = play(state, "coin red")
    assert GAME.to_act(tossed) == {1}
    assert GAME.to_act(play(tossed, "conduct d3")) == {0}


def test_t29_a_clan_that_can_do_nothing_passes_automatically() -> None:
    # T29
    boards = {
        "doppelbank": {"rows": ["RGSS", "##.."], "red": ["a1"], "green": ["b1"]},
        "salonwagen": DATA["boards"]["salonwagen"],
    }
    game = other_game(boards=boards)
    state = replace(start(), dwarfs=(("a1",), ("c1",)), turn=1)
    after, events = tell(state, "c1-c2", game=game)
    assert [event.key for event in events] == ["stood", "stuck"]
    assert after.turn == 3
    assert game.to_act(after) == {GREEN}


def test_t29_where_nobody_can_ever_move_again_the_clock_is_not_waited_for() -> None:
    # T29
    game = shut()
    state = replace(start(ending="time"), dwarfs=(("a1",), ("b1",)), removals=(0, 0), turn=1)
    after = play(state, "sign b1-c1", game=game)
    assert game.to_act(after) == set()


def test_t29_with_a_limit_of_turns_both_pass_until_the_conductor_comes() -> None:
    # T29
    game = shut()
    state = replace(start(), dwarfs=(("a1",), ("b1",)), removals=(0, 0), turn=1)
    after, events = tell(state, "sign b1-c1", game=game)
    assert [event.key for event in events] == ["laid", *["stuck"] * 5]
    assert (after.turn, after.phase) == (7, "coin")


def test_g6_everything_is_open_to_everybody() -> None:
    # G6
    state = start()
    assert [GAME.view(state, seat).state for seat in (None, 0, 1)] == [state] * 3
