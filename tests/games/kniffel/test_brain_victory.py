"""The master plays to win where others sit at the table."""

from dataclasses import replace
from functools import cache
from itertools import product
from random import Random
from statistics import mean

import pytest

from bot.games.kniffel.brain import BRAIN
from bot.games.kniffel.brain.rating import rate, values_of, victory, win_chance
from bot.games.kniffel.brain.values import Values
from bot.games.kniffel.brain.victory import Race, Totals
from bot.games.kniffel.rules import Kniffel
from bot.games.kniffel.seed import Options
from bot.games.kniffel.state import State
from tests.games.kniffel.table import LETTERS, RULES
from tests.games.kniffel.test_brain import SMALL

TOTALS = Totals(Values(RULES.seed, free_strike=False))
SMALL_TOTALS = Totals(Values(SMALL, free_strike=False))


def position(own: str, rival: int, dice: str, rolls: int = 3) -> State:
    """The seat to move has these rows left and 20 points, the other one has finished so."""
    free = own.split()
    sheet = tuple(None if row in free else 0 for row in RULES.seed.rows)
    first = next(place for place, points in enumerate(sheet) if points is not None)
    mine = (*sheet[:first], 20, *sheet[first + 1 :])
    done = (rival, *(0 for _ in RULES.seed.rows[1:]))
    state, _ = RULES.start([None, None], Options())
    rolled = tuple(LETTERS[letter] for letter in dice)
    return replace(state, sheets=(mine, done), dice=rolled, rolls=rolls)


def chosen(state: State) -> str:
    return str(BRAIN.choose(RULES, RULES.view(state, 0), 0, "master", Random(1)))


def test_points_to_come_are_as_likely_as_the_exact_solution_says() -> None:
    to_come, values = TOTALS.to_come, TOTALS.values.to_come
    assert to_come.sum(axis=1) == pytest.approx(1.0)
    expected = (to_come * range(to_come.shape[1])).sum(axis=1)
    assert expected == pytest.approx(values)


def test_the_master_takes_the_better_chance_where_points_would_mislead() -> None:
    random, differing = Random(5), 0
    for _ in range(40):
        rows = random.sample(RULES.seed.rows, 3)
        dice = "".join(random.choices("mcktbf", k=5))
        state = position(" ".join(rows), random.randrange(22, 32), dice, rolls=2)
        view = RULES.view(state, 0)
        shares = {str(one.action): one.worth for one in victory(RULES, view, 0)}
        for_points = shares[str(rate(RULES, view, 0)[0].action)]
        assert shares[chosen(state)] == max(shares.values())
        differing += shares[chosen(state)] > for_points + 0.01
    assert differing >= 3


def test_whoever_wins_for_certain_may_do_anything_else_as_well() -> None:
    state = position("frog three", 3, "fffmc", rolls=2)
    shares = {str(one.action): one.worth for one in victory(RULES, RULES.view(state, 0), 0)}
    assert shares["enter three"] == pytest.approx(1.0)


def test_a_share_is_what_playing_the_last_row_out_brings() -> None:
    """One row left, the rival has finished: the chance by trying all dice."""
    game, goal = Kniffel(SMALL), 2

    @cache
    def won(dice: tuple[str, ...], rolls: int) -> float:
        now = (len(set(dice)) == 1) * SMALL.points["three"]
        best = (now > goal) + (now == goal) / 2
        if rolls == SMALL.rolls:
            return best
        for kept in product((True, False), repeat=SMALL.dice):
            sides = [(d,) if keep else SMALL.symbols for d, keep in zip(dice, kept, strict=True)]
            best = max(best, mean(won(tuple(sorted(r)), rolls + 1) for r in product(*sides)))
        return best

    every = [won(tuple(sorted(roll)), 1) for roll in product(SMALL.symbols, repeat=SMALL.dice)]
    place = game.seed.rows.index("three")
    race = Race(SMALL_TOTALS, ((goal, 0),))
    assert race.before_turn(1 << place, 0) == pytest.approx(mean(every))


@pytest.mark.parametrize("rivals", [1, 2, 5])
def test_equal_seats_before_the_first_turn_share_the_victory(rivals: int) -> None:
    everything = len(TOTALS.to_come) - 1
    race = Race(TOTALS, ((0, everything),) * rivals)
    assert race.later(everything)[0] == pytest.approx(1 / (rivals + 1))
    assert race.before_turn(everything, 0) >= race.later(everything)[0] - 1e-12


def test_a_turn_for_victory_is_never_worse_than_one_for_points() -> None:
    random, rows = Random(3), len(RULES.seed.rows)
    for _ in range(20):
        free, rival = random.randrange(1, 1 << rows), random.randrange(1 << rows)
        own, theirs = random.randrange(20), random.randrange(25)
        race = Race(TOTALS, ((theirs, rival),))
        assert race.before_turn(free, own) >= race.later(free)[own] - 1e-12


def test_alone_the_master_plays_for_points() -> None:
    state, _ = RULES.start([None], Options())
    dice = tuple(LETTERS[letter] for letter in "ffmmc")
    state = replace(state, dice=dice, rolls=1)
    view = RULES.view(state, 0)
    assert values_of(RULES, view)
    best = rate(RULES, view, 0)[0].action
    assert BRAIN.choose(RULES, view, 0, "master", Random(1)) == best


def test_the_chance_to_win_follows_the_points() -> None:
    behind, ahead = (win_chance(RULES, position("three", goal, "fmcbk"), 0) for goal in (23, 10))
    assert behind == 0
    assert ahead == pytest.approx(1.0)
