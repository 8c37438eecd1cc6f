"""The exact values against the rules themselves, played out in every way."""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from random import Random

import pytest

from bot.engine.game import CHANCE
from bot.games.zwerg.brain import BRAIN
from bot.games.zwerg.brain.kept import oracle, prepare, restore
from bot.games.zwerg.brain.turn import chance_all_seven, expected_points, fresh_turn, outlook
from bot.games.zwerg.brain.values import Terms, compute
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.rules.scoring import score
from bot.games.zwerg.seed import Options
from bot.games.zwerg.state import State
from tests.conformance import Table, random_match
from tests.games.zwerg.table import BOX, GAME, table, throw, view

Worth = tuple[Fraction, Fraction, Fraction]
"""Points, chance for all dice on the row, chance for all on dwarf fields: in this order."""


def _small(row: tuple[str, ...], faces: int) -> Zwerg:
    data = GAME.seed.model_dump() | {"row": row, "faces": faces, "bets_after": 1}
    return Zwerg(Zwerg.seed_type.model_validate(data))


SMALL = [
    _small(("", "red", "orange", "yellow", ""), 3),
    _small(("red", "", "orange", "yellow"), 3),
    _small(("red", "orange", "yellow", "green"), 2),
]


class _ByHand:
    """Plays every way to the end of a solo turn with nothing but the rules."""

    def __init__(self, game: Zwerg) -> None:
        self.game = game
        self.worth = lru_cache(maxsize=None)(self._worth)

    def _worth(self, state: State) -> Worth:
        if not self.game.to_act(state):
            return self._end(state)
        nexts = [self.worth(after) for after in self.follow(state)]
        if self.game.to_act(state) == {CHANCE}:
            points, all_lie, all_dwarfs = (
                Fraction(sum(c), len(nexts)) for c in zip(*nexts, strict=True)
            )
            return points, all_lie, all_dwarfs
        return max(nexts)

    def follow(self, state: State) -> Iterator[State]:
        chance = self.game.to_act(state) == {CHANCE}
        seat = CHANCE if chance else 0
        rolls = [a for a, _ in self.game.outcomes(state)] if chance else []
        for action in rolls or self.game.legal(state, seat):
            yield self.game.apply(state, seat, action)[0]

    def _end(self, state: State) -> Worth:
        seed, past = self.game.seed, state.board.past
        assert past
        won = score(past.row, seed.row, len(seed.colours), seed.points)
        dwarfs = won.complete and not won.evasions
        return Fraction(past.points), Fraction(won.complete), Fraction(dwarfs)


def _told(game: Zwerg, state: State) -> Worth:
    seen = game.view(state, None)
    ahead = outlook(game, seen)
    return expected_points(game, seen), ahead.all_lie, ahead.all_dwarfs


@pytest.mark.parametrize("game", SMALL, ids=["five fields", "evasion inside", "four dice"])
def test_every_position_of_a_small_row_is_worth_what_playing_it_out_says(game: Zwerg) -> None:
    by_hand = _ByHand(game)
    start, _ = game.start(({},), Options(rounds=1))
    seen, todo = {start}, [start]
    while todo:
        state = todo.pop()
        if not game.to_act(state):
            continue
        assert _told(game, state) == by_hand.worth(state), state
        fresh = set(by_hand.follow(state)) - seen
        seen |= fresh
        todo += fresh
    assert len(seen) > 500


def test_late_positions_of_the_real_row_are_worth_what_playing_them_out_says() -> None:
    by_hand = _ByHand(GAME)
    checked = 0
    for number in range(8):
        for match in random_match(BOX, Table({"rounds": 1}, ({},)), Random(number)):
            if match.to_act and len(match.state.board.left) == 1 + (number == 0):
                assert _told(GAME, match.state) == by_hand.worth(match.state)
                checked += 1
    assert checked > 15


def test_a_turn_is_worth_the_best_of_its_first_throws() -> None:
    """All dice are alike on the empty row but for the place of their fields."""
    whole = fresh_turn(GAME)
    rated = BRAIN.rate(GAME, view(table(1), 0), 0)
    assert rated[0].worth == pytest.approx(float(whole.points))
    assert 0 < whole.all_dwarfs < whole.all_lie < 1


def test_a_die_in_the_cave_leaves_no_chance_for_all_seven() -> None:
    """Z8."""
    match = throw(table(2), "red2@2 orange5@3 yellow3@cave")
    assert chance_all_seven(GAME, view(match, 1)) == 0


def test_kept_values_answer_like_fresh_ones_and_foreign_or_broken_ones_are_refused() -> None:
    game = SMALL[0]
    kept = prepare(game)
    fresh = fresh_turn(game)
    restore(game, kept)
    assert fresh_turn(game) == fresh
    with pytest.raises(ValueError, match="other rules"):
        restore(SMALL[1], kept)
    with pytest.raises(ValueError, match="not whole"):
        restore(game, kept[:-8])
    with pytest.raises(ValueError, match="not whole"):
        restore(game, kept[:-1] + bytes([kept[-1] ^ 1]))


def test_the_values_of_the_real_row_take_less_than_64_megabytes() -> None:
    assert len(prepare(GAME)) < 64_000_000


def test_a_question_is_looked_up_and_computes_nothing_anew() -> None:
    before = oracle(GAME).values
    BRAIN.rate(GAME, view(table(1), 0), 0)
    assert oracle(GAME).values is before


def test_a_row_too_large_for_the_packed_numbers_is_refused() -> None:
    terms = Terms((True,) * 12, 6, 7, 2, 1)
    with pytest.raises(ValueError, match="do not fit"):
        compute(terms)
