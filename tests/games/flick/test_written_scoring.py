"""Any legal scoring can be written, any other is refused; the best one is the best there is."""

from dataclasses import replace
from itertools import combinations
from random import Random
from statistics import median
from time import perf_counter

import pytest

from bot.engine.errors import IllegalMoveError
from bot.games.flick.moves import Score, ScoreBest, ScoreNone
from bot.games.flick.position import Die, Field
from bot.games.flick.scoring import best, listed
from bot.games.flick.seed import Options
from bot.games.flick.state import State
from tests.games.flick.reference import legal_sets, things
from tests.games.flick.table import EMPTY, GAME, scoring

ALL_DICE = [kind for kind, count in GAME.seed.dice.items() for _ in range(count)]


def _scattered(random: Random, dice: int, holes: list[int]) -> Field:
    kinds = random.sample(ALL_DICE, dice)
    field: list[Die | None] = [None] * 25
    for hole, kind in zip(random.sample(holes, dice), kinds, strict=True):
        field[hole] = Die(kind, 0 if kind == "pink" else random.randint(1, 6))
    return tuple(field)


def _crowded(random: Random) -> Field:
    """Eight dice close together, so that groups, lines and jokers meet."""
    corner = random.choice([0, 1, 2, 5, 6, 7, 10, 11, 12])
    holes = [corner + 5 * row + column for row in range(3) for column in range(3)]
    return _scattered(random, 8, holes)


def _state(field: Field) -> State:
    return replace(scoring(EMPTY), field=field)


def _naming(holes: frozenset[int]) -> Score | ScoreNone:
    return GAME.naming(sum(1 << hole for hole in holes)) if holes else ScoreNone()


def _ruling(state: State, holes: frozenset[int]) -> str:
    """The ruling that forbids this scoring; none if it is legal."""
    try:
        GAME.apply(state, 0, GAME.parse(str(_naming(holes))))
    except IllegalMoveError as refusal:
        return refusal.rule or "no ruling"
    return ""


@pytest.mark.parametrize("seed", range(16))
def test_exactly_the_sets_that_steps_in_any_order_can_reach_are_accepted_f25(seed: int) -> None:
    # F25
    field = _crowded(Random(seed))
    state, legal = _state(field), legal_sets(field)
    if not any(legal):
        return
    there = sorted(things(field))
    subsets = [frozenset(c) for n in range(len(there) + 1) for c in combinations(there, n)]
    rulings = {holes: _ruling(state, holes) for holes in subsets}
    assert {holes for holes, ruling in rulings.items() if not ruling} == legal
    assert set(rulings.values()) <= {"", "F11", "F13", "F16", "F21", "F22"}


@pytest.mark.parametrize("seed", range(40))
def test_the_best_scoring_is_the_best_of_all_and_comes_first(seed: int) -> None:
    field = _crowded(Random(f"best {seed}"))
    position = GAME.masks.position(field, Options())
    legal = [sum(1 << hole for hole in holes) for holes in legal_sets(field)]
    most = max(map(position.total, legal))
    assert position.total(best(GAME.masks, position)) == most
    totals = [position.total(mask) for mask in listed(GAME.masks, position)]
    assert totals == sorted(totals, reverse=True)
    assert set(listed(GAME.masks, position)) <= set(legal)
    assert totals[:1] == ([most] if most else [])


def test_the_best_of_equal_scorings_takes_most_dice_off_f31() -> None:
    # F31
    for seed in range(40):
        field = _crowded(Random(f"equal {seed}"))
        position = GAME.masks.position(field, Options())
        legal = [sum(1 << hole for hole in holes) for holes in legal_sets(field)]
        chosen = best(GAME.masks, position)
        equal = [mask for mask in legal if position.total(mask) == position.total(chosen)]
        most = max((mask & position.dice).bit_count() for mask in equal)
        assert (chosen & position.dice).bit_count() == most


def test_the_order_and_the_spelling_of_the_holes_do_not_matter() -> None:
    written = GAME.parse("score a1 C1 b1")
    assert written == GAME.parse("score C1B1A1") == GAME.parse("score A1B1C1B1")
    assert str(written) == "score A1B1C1"


@pytest.mark.parametrize(
    "text", ["score", "score A6", "score A1B", "score F1", "score best A1", "score 1A", "scoreA1"]
)
def test_what_names_no_holes_is_unreadable(text: str) -> None:
    with pytest.raises(IllegalMoveError) as refusal:
        GAME.parse(text)
    assert refusal.value.key == "illegal-unreadable"


def test_even_a_scoring_of_everything_fits_into_sixty_characters() -> None:
    assert len(str(Score(GAME.board.names))) <= 60


def test_a_full_field_is_scored_in_less_than_five_milliseconds() -> None:
    random, times = Random("full"), []
    for _ in range(50):
        field = _scattered(random, 20, list(range(25)))
        begun = perf_counter()
        GAME.apply(_state(field), 0, ScoreBest())
        times.append(perf_counter() - begun)
    assert median(times) < 0.005
