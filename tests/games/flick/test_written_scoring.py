"""Any legal scoring can be written, any other is refused; the best one is the best there is."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from bot.engine.errors import IllegalMoveError
from bot.games.flick.moves import Score, ScoreNone
from bot.games.flick.rules.scoring import best, choices, fullest, scorable
from bot.games.flick.seed import Options
from bot.games.flick.state import Die, Field, State
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
    totals = [position.total(mask) for mask in choices(GAME.masks, position)]
    assert totals == sorted(totals, reverse=True)
    assert set(choices(GAME.masks, position)) <= set(legal)
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


def _full_fields(name: str, count: int) -> list[Field]:
    random = Random(name)
    return [_scattered(random, 20, list(range(25))) for _ in range(count)]


def test_even_on_a_full_field_the_best_is_sought_among_few() -> None:
    """One scoring for each choice of joker colours and Knaller lines, never for parts of groups."""
    for field in _full_fields("full", 50):
        position = GAME.masks.position(field, Options())
        colours = len(GAME.seed.colours) ** len(position.jokers)
        assert len(fullest(GAME.masks, position)) <= colours * 3 ** len(position.knallers)


def test_a_field_is_scorable_where_its_fullest_scoring_is_not_empty() -> None:
    random = Random("scorable")
    fields = [_scattered(random, dice, list(range(25))) for dice in range(13) for _ in range(30)]
    positions = [GAME.masks.position(field, Options()) for field in fields]
    found = [scorable(GAME.masks, position) for position in positions]
    assert found == [any(fullest(GAME.masks, position)) for position in positions]
    assert set(found) == {True, False}


def test_any_of_four_groups_may_be_left_lying_f15() -> None:
    state = scoring("b1 b2 b3 . y1  . . . . y2  . . g6 . y3  . . . . .  g1 g2 g3 . .")
    wanted = [frozenset[str]()]
    for part in ("A1 B1 C1 B2", "E1 D2 E2 E3", "B4 A5 B5 C5", "C3"):
        wanted += [holes | set(part.split()) for holes in wanted]
    legal = GAME.legal(state, 0)
    listed = [frozenset(action.holes) for action in legal if isinstance(action, Score)]
    assert (str(legal[0]), str(legal[-1])) == ("score best", "score none")
    assert sorted(map(sorted, listed)) == sorted(map(sorted, wanted[1:-1]))


def test_a_group_may_be_scored_without_its_die_on_the_centre_f19() -> None:
    state = scoring(". . . . .  . . . . .  . . b3 b2 b2  . . . . b4  . . . . .")
    assert [str(action) for action in GAME.legal(state, 0)] == [
        "score best",
        "score D3E3E4",
        "score C3",
        "score none",
    ]


def test_on_a_full_field_every_listed_scoring_is_accepted_best_first() -> None:
    states = [_state(field) for field in _full_fields("listed", 6)]
    listed = [GAME.legal(state, 0) for state in states]
    assert max(map(len, listed)) > 25, "no matter how much a menu holds"
    for state, legal in zip(states, listed, strict=True):
        points = [GAME.apply(state, 0, action)[0].sheets[0][-1] for action in legal]
        assert points == sorted(points, reverse=True)
