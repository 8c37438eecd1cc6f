"""The rulings K1–K15 of Hex-hex-Kniffel, one by one."""

import pytest

from bot.engine.chance import Dice
from bot.engine.errors import IllegalMoveError, PlayerError
from bot.engine.match import Match
from tests.games.kniffel.table import RULES, enter, roll, rows, table, worth

ROWS = RULES.seed.rows
DICE = Dice(b"rulings" * 5, "")


def fill(match: Match, letters: str = "mmmmm") -> Match:
    """One turn per seat: roll these dice and take the first row that is open."""
    for _ in match.state.sheets:
        match = roll(match, letters)
        match = enter(match, next(row for row in ROWS if row in rows(match)))
    return match


def test_k1_two_to_six_play_and_one_alone_may_practise() -> None:
    # K1
    assert list(RULES.seat_range(RULES.options_type())) == [1, 2, 3, 4, 5, 6]
    with pytest.raises(PlayerError) as error:
        RULES.check_seats([None] * 7, RULES.options_type())
    assert error.value.key == "seats-many"
    assert error.value.params["most"] == 6


@pytest.mark.parametrize("letters", ["mmmck", "mmmmc", "mmmmm", "mmmcc"])
def test_k2_four_or_five_equal_are_three_of_a_kind_too(letters: str) -> None:
    # K2
    assert worth(letters, "three") == 2


def test_k3_four_equal_are_not_two_pairs() -> None:
    # K3
    assert worth("mmmmc", "pairs") == 0


def test_k4_three_and_a_pair_are_two_pairs_too() -> None:
    # K4
    assert worth("mmmcc", "pairs") == 3


@pytest.mark.parametrize("row", ["house", "pairs"])
def test_k5_five_equal_are_neither_three_and_a_pair_nor_two_pairs(row: str) -> None:
    # K5
    assert worth("fffff", row) == 0


@pytest.mark.parametrize(("letters", "points"), [("mcktb", 5), ("ftbck", 5), ("mcktm", 0)])
def test_k6_any_five_of_the_six_symbols_are_five_different(letters: str, points: int) -> None:
    # K6
    assert worth(letters, "five") == points


def test_k7_four_mash_are_four_points_as_in_the_rulebook() -> None:
    # K7
    assert worth("mmmmb", "mash") == 4
    assert worth("mmmmb", "frog") == 0


def test_k8_a_row_may_be_struck_only_when_no_free_row_fits() -> None:
    match = roll(table(), "mmcck")
    assert rows(match) == {"mash", "cauldron", "crystal", "pairs"}
    with pytest.raises(IllegalMoveError) as error:
        enter(match, "kniffel")
    assert error.value.rule == "K8"


def test_k8_when_nothing_fits_any_free_row_may_be_struck() -> None:
    # K8
    match = table(seats=1)
    for row in ("mash", "three", "kniffel"):
        match = enter(roll(match, "mmmmm"), row)
    match = roll(match, "mmmmm")
    assert rows(match) == set(ROWS) - {"mash", "three", "kniffel"}
    assert enter(match, "frog").state.sheets[0][ROWS.index("frog")] == 0


def test_k8_free_strike_allows_zero_although_something_fits() -> None:
    # K8
    match = enter(roll(table(free_strike=True), "mmmmm"), "frog")
    assert match.state.sheets[0][ROWS.index("frog")] == 0


def test_k9_a_weaker_fitting_row_may_be_taken() -> None:
    # K9
    match = enter(roll(table(), "mmmmm"), "three")
    assert RULES.totals(match.state) == [2, 0]


def test_k10_two_more_rolls_with_any_dice_also_with_kept_ones() -> None:
    # K10
    match = roll(table(), "mmckt")
    match = roll(match, "mm", "reroll 3 4")
    assert match.state.dice == ("mash", "mash", "mash", "mash", "toadstool")
    match = roll(match, "ff", "reroll 1 2")
    assert match.state.dice == ("frog", "frog", "mash", "mash", "toadstool")
    with pytest.raises(IllegalMoveError) as error:
        match.play(0, "reroll 1")
    assert error.value.key == "illegal-no-roll-left"


@pytest.mark.parametrize("rerolls", [0, 1])
def test_k10_a_turn_may_stop_after_the_first_or_second_roll(rerolls: int) -> None:
    # K10
    match = roll(table(), "mmmmm")
    for _ in range(rerolls):
        match = roll(match, "m", "reroll 1")
    assert enter(match, "kniffel").state.seat == 1


def test_k10_the_first_roll_takes_all_five_dice() -> None:
    # K10
    match = table()
    with pytest.raises(IllegalMoveError) as error:
        match.play(0, "reroll 1 2")
    assert error.value.key == "illegal-roll-first"
    assert len(match.play(0, "roll").state.pending) == 5


def test_k10_rolling_all_five_afresh_is_a_reroll_not_a_second_first_roll() -> None:
    # K10
    with pytest.raises(IllegalMoveError) as error:
        roll(table(), "mmmmm").play(0, "roll")
    assert error.value.key == "illegal-rolled-already"


@pytest.mark.parametrize("positions", ["0", "6", "1 9"])
def test_k10_only_dice_that_exist_can_be_rolled_again(positions: str) -> None:
    # K10
    with pytest.raises(IllegalMoveError) as error:
        roll(table(), "mmckt").play(0, f"reroll {positions}")
    assert error.value.key == "illegal-position"


def test_k11_rolling_no_die_is_no_roll() -> None:
    with pytest.raises(IllegalMoveError) as error:
        roll(table(), "mmckt").play(0, "reroll")
    assert error.value.rule == "K11"


def test_k12_a_second_kniffel_may_go_into_its_symbol_or_three_of_a_kind() -> None:
    # K12
    match = enter(roll(table(seats=1), "fffff"), "kniffel")
    match = roll(match, "fffff")
    assert rows(match) == {"frog", "three"}
    assert RULES.totals(enter(match, "frog").state) == [15]


def test_k13_one_row_a_turn_and_the_end_after_eleven_turns_each() -> None:
    # K13
    match = table(seats=3)
    for turn in range(11):
        assert match.result is None, turn
        match = fill(match)
    assert match.to_act == frozenset()
    assert match.result is not None
    assert match.version == 3 * 11 * (1 + 5 + 1)


def test_k13_a_filled_row_is_closed() -> None:
    # K13
    match = enter(roll(table(seats=1), "fffff"), "kniffel")
    with pytest.raises(IllegalMoveError) as error:
        enter(roll(match, "fffff"), "kniffel")
    assert error.value.key == "illegal-row-taken"


def test_k14_a_match_is_one_column() -> None:
    # K14
    assert all(len(sheet) == 11 for sheet in table(seats=6).state.sheets)


def test_k15_g3_a_tie_is_a_shared_victory() -> None:
    # K15, G3
    match = table()
    while match.to_act:
        match = fill(match)
    assert match.result is not None
    assert match.result.ranks == (1, 1)
    assert match.result.winners == (0, 1)


def test_the_best_possible_sheet_has_54_points() -> None:
    match = table(seats=1)
    perfect = {row: letter * 5 for row, letter in zip(ROWS[:6], "mcktbf", strict=True)}
    perfect |= {"three": "mmmmm", "pairs": "mmcck", "house": "mmmcc"}
    perfect |= {"five": "mcktb", "kniffel": "fffff"}
    for row, letters in perfect.items():
        match = enter(roll(match, letters), row)
    assert match.result is not None
    assert match.result.points == (54,)


@pytest.mark.parametrize("text", ["", "rol", "enter", "enter house frog", "reroll x", "reroll -1"])
def test_g7_an_unreadable_move_is_refused(text: str) -> None:
    # G7
    with pytest.raises(IllegalMoveError) as error:
        RULES.parse(text)
    assert error.value.key == "illegal-unreadable"


def test_g5_nobody_but_chance_says_what_a_die_shows() -> None:
    # G5
    for match in (table(), table().play(0, "roll")):
        with pytest.raises(IllegalMoveError) as error:
            match.play(0, "frog")
        assert error.value.key == "illegal-chance"


def test_k8_after_the_last_roll_a_single_open_row_fills_itself_as_a_move_of_the_log() -> None:
    # K8, K13
    match = table(1)
    for row, letters in zip(ROWS[:6], "mcktbf", strict=True):
        match = enter(roll(match, letters * 5), row)
    match = roll(roll(roll(match, "mmmck"), "c", "reroll 5"), "t", "reroll 5")
    assert rows(match) == {"three"}
    settled = match.settle(DICE)
    assert [move.text for move in settled.log[match.version :]] == ["enter three"]


def test_k10_with_a_roll_left_or_two_rows_open_nothing_happens_by_itself() -> None:
    # K10
    once = roll(table(1), "mmmmm")
    assert once.settle(DICE) == once
    thrice = roll(roll(once, "m", "reroll 1"), "m", "reroll 1")
    assert len(rows(thrice)) > 1
    assert thrice.settle(DICE) == thrice
