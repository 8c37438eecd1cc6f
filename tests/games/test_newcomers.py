"""The lines for newcomers: each kind of decision has its own, and each at no more than three."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bot.engine.game import CHANCE
from bot.engine.newcomer import DECISIONS, newcomer_line
from bot.texts import LOCALES
from tests.conformance import random_match, tables
from tests.games.kniffel.table import BOX, enter, roll, table
from tests.shelf import CATALOGUE, TEXTS

LONG = 400
"""Moves after which every kind of decision has come up."""


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_line_is_told_in_some_match_and_at_most_three_times_to_a_seat(game: str) -> None:
    box, seen = CATALOGUE[game], set[str]()
    for each_table in tables(box, Random(game)):
        told = set[tuple[int, str, int]]()
        for match in random_match(box, each_table, Random(game)):
            for seat in match.to_act - {CHANCE} if match.version < LONG else ():
                if line := newcomer_line(box, match, seat):
                    own = sum(move.seat == seat for move in match.log)
                    told.add((seat, line.key, own))
                    assert all(TEXTS.ink(each, box)(line.key, **line.params) for each in LOCALES)
        times = Counter((seat, key) for seat, key, _ in told)
        assert all(count <= DECISIONS for count in times.values())
        seen |= {key for _, key in times}
    assert seen == {f"newcomer-{kind}" for kind in (box.lesson.newcomer if box.lesson else ())}


def test_a_decision_gets_the_line_of_its_most_special_kind() -> None:
    match = table()
    assert newcomer_line(BOX, match, 0) is None
    for row in ("mash", "cauldron", "crystal"):
        match = roll(match, "mcktb")
        line = newcomer_line(BOX, match, 0)
        assert line is not None
        assert line.key == "newcomer-reroll"
        match = enter(roll(enter(match, row), "mcktb"), row)
    match = roll(match, "mcktb")
    assert newcomer_line(BOX, match, 0) is None
    for positions in ("1", "2"):
        match = roll(match, "t", move=f"reroll {positions}")
    line = newcomer_line(BOX, match, 0)
    assert line is not None
    assert line.key == "newcomer-enter"


def test_a_game_without_a_lesson_has_no_lines() -> None:
    assert newcomer_line(replace(BOX, lesson=None), roll(table(), "mcktb"), 0) is None
