"""How a match ends: on the spot, after turns, by the clock, by seats."""

from dataclasses import replace
from typing import Any

import pytest

from bot.cards.lobby import lobby_screen
from bot.cards.lobby_settings import all_choices
from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE, Alarm, Result
from bot.games.zug.moves import Time
from bot.games.zug.seed import Options
from bot.shell.drawing.icons import ICONS
from tests.cards.test_cards import seated
from tests.conformance import Table as Setup
from tests.games.zug.table import GAME, legal, other_game, play, position, start, tell, told
from tests.shelf import CATALOGUE, TEXTS

NINE = {"red": "c9 d2 d3 d4 d5", "red_signs": "e2 e3 e4 e5 e6"}
"""Four dwarfs sit and five signs lie; the fifth dwarf stands beside d9."""


@pytest.mark.parametrize("ending", ["moves", "time", "seats"])
def test_t23_five_dwarfs_and_five_signs_on_seats_win_at_once_in_every_mode(ending: str) -> None:
    # T23
    state = position(**NINE, ending=ending, green_signs="d8", turn=12)
    assert told(state, "c9-d9") == ["sat", "won"]
    assert GAME.result(play(state, "c9-d9")) == Result((10, 1), (1, 2))


def test_t23_nine_seats_do_not_win_at_once() -> None:
    # T23
    state = play(position(**NINE, turn=12), "c9-c10")
    assert GAME.result(state) is None


def test_t25_the_win_comes_before_the_conductor() -> None:
    # T25
    state = play(position(**NINE, turn=20), "c9-d9")  # the 21st turn
    assert GAME.to_act(state) == set()


def test_t25_the_conductor_comes_before_the_limit_so_his_sign_does_not_count() -> None:
    # T25
    game = other_game(conductor_every=40)  # with the seed's 7 the two never meet by turns
    state = position(turn=39, red_signs="d3", green_signs="d4")
    state = play(state, "h5-g5", game=game)
    assert game.to_act(state) == {CHANCE}
    after = play(state, "coin red", "conduct d3", game=game)
    assert game.result(after) == Result((0, 1), (2, 1))


def test_t25_the_conductor_also_comes_before_the_end_by_time() -> None:
    # T25
    state = position(turn=13, ending="time", expired=True, red_signs="d3", green_signs="d4")
    state = play(state, "h5-g5")
    assert GAME.result(state) is None
    assert GAME.result(play(state, "coin red", "conduct d3")) == Result((0, 1), (2, 1))


@pytest.mark.parametrize("turns", [10, 15, 20, 30])
def test_t24_a_the_match_ends_after_so_many_turns_per_clan(turns: int) -> None:
    # T24
    before_last = position(turn=2 * turns - 2, turns=turns, red_signs="d3")
    state = play(before_last, "a5-b5")
    assert GAME.result(state) is None
    assert GAME.result(play(state, "h5-g5")) == Result((1, 0), (1, 2))


@pytest.mark.parametrize(("locale", "told"), [("de", "zusammen 20"), ("en", "20 together")])
def test_t24_a_twenty_turns_of_both_clans_together_can_be_chosen(locale: str, told: str) -> None:
    # T24
    ink = TEXTS.ink(locale, CATALOGUE["zug"])
    assert told in ink("option-turns-10")
    assert GAME.terms(start(turns=10)).last == 20
    assert "T24" in ink("rules-4")


@pytest.mark.parametrize("minutes", [10, 30, 60])
def test_t24_b_the_clock_runs_in_the_time_mode_only(minutes: int) -> None:
    # T24
    state = start(ending="time", minutes=minutes)
    assert GAME.alarm(state) == Alarm(minutes, Time())
    assert GAME.alarm(start(minutes=minutes)) is None
    with pytest.raises(IllegalMoveError):
        tell(start(minutes=minutes), "time")


def test_t24_b_the_time_mode_has_no_limit_of_turns() -> None:
    # T24
    state = play(position(ending="time", turn=400), "a5-b5")
    assert GAME.to_act(state) == {1}


def test_t24_c_after_the_departure_signal_nine_seats_are_enough() -> None:
    # T24
    early = position(**NINE, ending="seats", turn=58)
    assert GAME.result(play(early, "c9-c10")) is None
    late = position(**NINE, ending="seats", turn=60)
    assert told(late, "c9-c10") == ["walked", "won"]
    assert GAME.result(play(late, "c9-c10")) == Result((9, 0), (1, 2))


def test_t24_c_the_signal_sounds_after_thirty_turns_per_clan() -> None:
    # T24
    state = position(ending="seats", turn=59)
    assert told(state, "h5-g5") == ["walked", "signal"]
    assert GAME.needed(state) == 10
    assert GAME.needed(play(state, "h5-g5")) == 9


def test_t24_c_after_sixty_turns_per_clan_most_seats_win() -> None:
    # T24
    state = position(ending="seats", turn=119, green_signs="d3", red_signs="d4 d5")
    assert GAME.result(play(state, "h5-g5")) == Result((2, 1), (1, 2))


def test_t24_c_without_the_departure_signal_only_ten_seats_end_it() -> None:
    # T24
    printed: dict[str, Any] = {"ending": "seats", "signal": False}
    assert told(position(**printed, turn=59), "h5-g5") == ["walked"]
    late = position(**NINE, **printed, turn=400)
    assert GAME.result(play(late, "c9-c10")) is None
    assert told(late, "c9-d9") == ["sat", "won"]


def test_t24_the_departure_signal_is_on_unless_switched_off_and_told_as_ours() -> None:
    # T24
    assert start(ending="seats").options.signal
    ink = TEXTS.ink("de", CATALOGUE["zug"])
    assert "unsere" in ink("option-signal")
    assert "T24" in ink("rules-6")
    assert "wie gedruckt" in ink("option-signal-false")


@pytest.mark.parametrize("ending", ["moves", "time"])
def test_t24_the_departure_signal_belongs_to_the_ending_by_seats_alone(ending: str) -> None:
    # T24
    state = position(**NINE, ending=ending, turns=30, turn=58)
    assert GAME.needed(state) == 10


@pytest.mark.parametrize(
    ("ending", "own"), [("moves", "turns"), ("time", "minutes"), ("seats", "signal")]
)
def test_t24_a_lobby_shows_the_option_of_the_chosen_ending_alone(ending: str, own: str) -> None:
    # T24
    box, options = CATALOGUE["zug"], start(ending=ending).options
    table = replace(
        seated(box, Setup(options.model_dump(), ({}, {}))), phase="lobby", deadline=None
    )
    screen = lobby_screen(box, table, TEXTS.ink("de", box, ("Anna", "Ben"), ICONS))
    ink = TEXTS.ink("de", box)
    moves = [choice.move.split() for choice in all_choices(box, table, ("Anna", "Ben"), ink)]
    changed = {words[1] for words in moves if words[0] == "set"}
    assert changed == {"board", "ending", own}
    heads = {name: ink(f"option-{name}") for name in Options.model_fields}
    named = {name for name, head in heads.items() if f"{head}: **" in screen.text}
    assert named == changed


def test_t26_dwarfs_and_signs_on_seats_count_and_nothing_else() -> None:
    # T26
    state = position(
        turn=39, red="d2 d3 c4 a3 h8", red_signs="d5", green="e2 h4 a7 h3 a8", green_signs="e5"
    )
    assert GAME.result(play(state, "h4-g4")) == Result((3, 2), (1, 2))


def test_t26_g3_equal_clans_share_the_victory() -> None:
    # T26, G3
    state = position(turn=39, red_signs="d5", green_signs="e5")
    assert told(state, "h5-g5") == ["walked", "drawn"]
    assert GAME.result(play(state, "h5-g5")) == Result((1, 1), (1, 1))


def test_members_of_a_clan_share_its_points_and_place() -> None:
    state = replace(start("green", "red", "red"), turn=39, signs=(("d5",), ()))
    assert GAME.result(play(state, "a5-b5")) == Result((0, 1, 1), (2, 1, 1))


def test_t27_time_in_the_middle_of_a_pair_lets_the_second_clan_finish() -> None:
    # T27
    state = play(start(ending="time"), "a5-b5", "time")
    assert GAME.to_act(state) == {1}
    assert GAME.alarm(state) is None
    assert GAME.to_act(play(state, "h5-g5")) == set()


def test_t27_time_between_two_pairs_ends_the_match_at_once() -> None:
    # T27
    state = play(start(ending="time"), "a5-b5", "h5-g5")
    assert told(state, "time") == ["time", "drawn"]
    assert GAME.to_act(play(state, "time")) == set()


def test_t27_time_while_the_conductor_is_there_lets_him_finish() -> None:
    # T27
    state = position(ending="time", turn=14, phase="coin", red_signs="d3")
    state = play(state, "time")
    assert GAME.to_act(state) == {CHANCE}
    state = play(state, "coin red")
    assert legal(state) == {"conduct d3"}
    assert GAME.to_act(play(state, "conduct d3")) == set()


def test_t27_a_dropped_turn_completes_the_pair() -> None:
    # T27
    state = position(ending="time", turn=2, drops=(0, 1), expired=True)
    assert GAME.to_act(play(state, "a5-b5")) == set()


def test_time_runs_out_only_once() -> None:
    state = play(start(ending="time"), "a5-b5", "time")
    with pytest.raises(IllegalMoveError):
        tell(state, "time")
