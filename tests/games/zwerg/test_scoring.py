"""What a turn is worth, and how a match ends."""

import pytest

from bot.engine.match import Match
from tests.games.zwerg.table import (
    GAME,
    RULEBOOK_EXAMPLE,
    SEVEN_MATCHES,
    THIRD_IN_THE_CAVE,
    board,
    table,
    throw,
    whole_turn,
)


def _points(dice: tuple[str, str]) -> int:
    match = throw(table(1, rounds=1), " ".join(dice))
    assert match.result
    return match.result.points[0]


def test_rulebook_example_one_evasion_and_three_matches_make_eight_points() -> None:
    match = whole_turn(table(4), RULEBOOK_EXAMPLE, {1: "yes", 2: "no", 3: "yes"})
    assert board(match).points == (8, 3, 0, 3)


@pytest.mark.parametrize(
    ("dice", "points"),
    [
        pytest.param(SEVEN_MATCHES, 14, id="all seven on their own fields"),
        pytest.param(
            ("red1@3 orange2@4 yellow3@5", "green4@6 blue5@7 purple6@8 white1@2"),
            7,
            id="all seven, no match",
        ),
        pytest.param(
            ("red1@1 orange2@4 yellow3@5", "green4@6 blue5@7 purple6@8 white1@2"),
            5,
            id="one evasion field",
        ),
        pytest.param(
            ("red1@1 orange2@4 yellow3@5", "green4@6 blue5@7 purple6@9 white1@2"),
            3,
            id="both evasion fields",
        ),
        pytest.param(
            THIRD_IN_THE_CAVE, 5, id="Z16 matches count in a failed row, Z14 evasion costs nothing"
        ),
    ],
)
def test_all_seven_give_7_5_or_3_and_every_match_1(dice: tuple[str, str], points: int) -> None:
    assert _points(dice) == points


def test_an_evasion_field_matches_no_colour() -> None:
    """Z15: seven dice, both evasion fields used, only the five on dwarf fields can match."""
    dice = "red1@1 orange2@3 yellow3@4", "green4@5 blue5@6 purple6@7 white6@9"
    assert _points(dice) == 3 + 5


def test_everybody_is_active_three_times_by_default() -> None:
    """Z19."""
    assert _turns(table(2)) == [0, 1, 0, 1, 0, 1]


@pytest.mark.parametrize("rounds", [1, 2])
def test_the_host_may_choose_one_or_two_rounds(rounds: int) -> None:
    """Z19."""
    assert _turns(table(3, rounds=rounds)) == [0, 1, 2] * rounds


def _turns(match: Match) -> list[int]:
    actives = []
    while match.to_act:
        actives.append(board(match).active)
        match = whole_turn(match, SEVEN_MATCHES, dict.fromkeys(board(match).bettors, "no"))
    return actives


def test_solo_is_the_same_without_bets() -> None:
    match = throw(table(1), " ".join(SEVEN_MATCHES))
    assert board(match).points == (14,)
    assert match.to_act == {0}


def test_equal_points_share_the_victory() -> None:
    """G3."""
    match = table(2, rounds=1)
    for _ in range(2):
        match = whole_turn(match, SEVEN_MATCHES, dict.fromkeys(board(match).bettors, "yes"))
    assert match.result
    assert match.result.points == (17, 17)
    assert match.result.winners == (0, 1)


def test_right_and_wrong_bets_are_counted_for_the_records() -> None:
    match = table(3, rounds=1)
    for _ in range(3):
        match = whole_turn(match, SEVEN_MATCHES, dict.fromkeys(board(match).bettors, "yes"))
    assert GAME.tallies(match.state) == ({"bets-won": 2, "bets-lost": 0},) * 3
