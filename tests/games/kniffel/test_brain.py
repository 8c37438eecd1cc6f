"""The exact solution against plain enumeration, and the order of the strengths."""

from functools import cache
from random import Random
from statistics import mean

import pytest

from bot.engine.brain import STRENGTHS, Strength
from bot.engine.chance import Dice
from bot.games.kniffel.brain import BRAIN
from bot.games.kniffel.brain.rating import expected_total
from bot.games.kniffel.brain.values import Values
from bot.games.kniffel.rules import Kniffel
from bot.games.kniffel.seed import Options, Seed
from bot.games.kniffel.state import State
from tests.conformance import Table, random_match
from tests.games.kniffel.table import BOX, RULES, roll, table

SMALL = Seed.model_validate(
    RULES.seed.model_dump()
    | {"dice": 3, "symbols": ("mash", "frog"), "points": {"three": 2, "kniffel": 5}}
)


def enumerated(seed: Seed, free_strike: bool) -> float:
    """Expected points by the rules themselves: every die and every choice, nothing shared."""
    game = Kniffel(seed)

    @cache
    def value(state: State) -> float:
        if not game.to_act(state):
            return float(game.totals(state)[0])
        if state.pending:
            return mean(value(game.apply(state, -1, die)[0]) for die, _ in game.outcomes(state))
        return max(value(game.apply(state, 0, action)[0]) for action in game.legal(state, 0))

    return value(game.start([None], Options(free_strike=free_strike))[0])


@pytest.mark.parametrize("free_strike", [False, True])
def test_the_values_agree_with_plain_enumeration_of_a_small_game(free_strike: bool) -> None:
    values = Values(SMALL, free_strike)
    assert values.to_come[-1] == pytest.approx(enumerated(SMALL, free_strike))


def test_free_strike_can_only_help() -> None:
    assert expected_total(RULES, free_strike=True) > expected_total(RULES, free_strike=False)


def test_the_chances_of_every_keep_add_up_to_one() -> None:
    assert Values(RULES.seed, free_strike=False).chances.sum(axis=1) == pytest.approx(1.0)


def test_the_master_keeps_four_equal_and_enters_five() -> None:
    four = roll(table(), "ffffm")
    assert str(BRAIN.rate(RULES, RULES.view(four.state, 0), 0)[0].action) == "reroll 5"
    five = roll(table(), "fffff")
    assert str(BRAIN.rate(RULES, RULES.view(five.state, 0), 0)[0].action) == "enter kniffel"


def test_a_choice_is_rated_with_what_it_leaves_behind() -> None:
    """With one row left the worth of entering is its points and nothing else."""
    match = table(seats=1)
    for row in RULES.seed.rows[:-1]:
        match = roll(match, "mcktb")
        free = [str(a) for a in RULES.legal(match.state, 0)]
        match = match.play(0, f"enter {row}" if f"enter {row}" in free else free[0])
    match = roll(match, "fffff")
    best = BRAIN.rate(RULES, RULES.view(match.state, 0), 0)[0]
    assert best.worth == pytest.approx(RULES.worth(match.state, str(best.action).split()[1]))


def test_every_rated_action_is_legal_in_every_state() -> None:
    random = Random(3)
    for match in random_match(BOX, Table({"free_strike": False}, ({}, {})), random):
        for seat in match.to_act - {-1}:
            rated = BRAIN.rate(RULES, RULES.view(match.state, seat), seat)
            assert {r.action for r in rated} == set(RULES.legal(match.state, seat))


def test_how_far_a_strength_errs_stands_in_the_seed() -> None:
    sure = Kniffel(RULES.seed.model_copy(update={"doubt": {"easy": 0.0}}))
    view = RULES.view(roll(table(), "ffffm").state, 0)
    picked = {str(BRAIN.choose(sure, view, 0, "easy", Random(n))) for n in range(20)}
    assert picked == {"reroll 5"}
    wild = Kniffel(RULES.seed.model_copy(update={"doubt": {"easy": 9.0}}))
    assert len({str(BRAIN.choose(wild, view, 0, "easy", Random(n))) for n in range(20)}) > 5


def totals(strength: Strength, matches: int) -> list[int]:
    random = Random(7)
    found = []
    for _ in range(matches):
        dice = Dice(random.randbytes(32), "")
        match = table(seats=1).settle(dice)
        while match.to_act:
            view = RULES.view(match.state, 0)
            match = match.play(0, str(BRAIN.choose(RULES, view, 0, strength, random))).settle(dice)
        assert match.result is not None
        found.append(match.result.points[0])
    return found


def test_master_beats_normal_beats_easy() -> None:
    easy, normal, master = (mean(totals(strength, 60)) for strength in STRENGTHS)
    assert master > normal + 1 > easy + 3


def test_the_masters_mean_agrees_with_the_exact_value() -> None:
    sample = totals("master", 120)
    assert mean(sample) == pytest.approx(expected_total(RULES, free_strike=False), abs=2.0)
