"""The sheet of a Sunday: which games, what answers are worth, and what the seal covers."""

from copy import deepcopy
from dataclasses import replace
from datetime import date, timedelta
from itertools import count

import pytest

from bot.advice.grades import GRADES, grade
from bot.puzzles import sunday
from bot.puzzles.posed import judge
from bot.puzzles.search import makes_puzzles, terms
from bot.record.document import Document
from bot.record.export import document
from tests import sundays
from tests.shelf import CATALOGUE
from tests.sundays import WHEN

ESTIMATED = {g for g, box in CATALOGUE.items() if makes_puzzles(box) and terms(box).error > 0}
PLACES = range(sunday.DECISIONS)


def documents() -> list[Document]:
    _, kept = sundays.made()
    return [
        document(CATALOGUE[table.game].game, table, log, [1.0] * len(log)) for table, log in kept
    ]


def test_it_asks_five_decisions_of_the_games_with_estimated_values_in_turn() -> None:
    games = sunday.plan(CATALOGUE, WHEN)
    assert len(games) == sunday.DECISIONS
    assert {*games} == ESTIMATED
    assert sunday.plan(CATALOGUE, WHEN + timedelta(days=7)) != games
    exact = {game: box for game, box in CATALOGUE.items() if game not in ESTIMATED}
    assert sunday.plan(exact, WHEN) == ()


def test_the_coming_sunday_is_never_today() -> None:
    week = [date(2026, 10, 25) + timedelta(days=n) for n in range(7)]
    assert {sunday.coming(when) for when in week} == {WHEN}
    assert sunday.coming(WHEN) == WHEN + timedelta(days=7)


@pytest.mark.parametrize("place", PLACES)
def test_answers_get_the_grades_that_a_puzzle_gives_them(place: int) -> None:
    it, one = sundays.posed(place), sunday.decisions(sundays.made()[0])[place]
    rated = it.box.brain.rate(it.box.game, it.view, it.seat)
    assert {*one.answers} == {str(action) for action in it.legal}
    for action in it.legal:
        judged, (lost, letter) = judge(it, rated, action), one.answers[str(action)]
        assert letter == judged.grade[0]
        assert (lost == 0) == judged.is_right
    assert one.lost(one.best) == 0


def test_what_lies_within_the_error_of_the_estimate_is_the_best() -> None:
    for game in ESTIMATED:
        error, unit = terms(CATALOGUE[game]).error, CATALOGUE[game].brain.unit
        assert grade(error, unit, error) == "best"
        assert grade(error + 0.01, unit, error) != "best"


def test_points_and_chances_are_summed_up_as_parts_of_a_victory() -> None:
    """A wrong answer of one game does not weigh ten times as much as one of another."""
    asked = sunday.decisions(sundays.made()[0])
    dearest = [max(lost for lost, _ in one.answers.values()) for one in asked]
    assert max(dearest) < 10 * min(dearest)
    units = {CATALOGUE[one.game].brain.unit for one in asked}
    assert units == {"points", "chance"}
    wrong = [max(one.answers, key=one.lost) for one in asked]
    score = sunday.score(asked, wrong)
    assert score
    assert (score.lost, score.points, score.share) == (sum(dearest), 0, None)
    assert sunday.score(asked, wrong[:-1]) is None
    assert {*score.grades} <= {one[0] for one in GRADES[1:]}


def test_the_seal_covers_decisions_answers_matches_dice_and_moves() -> None:
    day, _ = sundays.made()
    assert sunday.findings(day, documents(), CATALOGUE) == ()
    for part in ("number", "rules", "seal", "moves", "answers", "match"):
        options = deepcopy(day.options)
        options["decisions"][1][part] = {} if part == "answers" else "other"
        found = sunday.findings(replace(day, options=options), documents(), CATALOGUE)
        assert "finding-seal" in {one.key for one in found}, part
    tomorrow = replace(day, date=WHEN + timedelta(days=7))
    found = sunday.findings(tomorrow, documents(), CATALOGUE)
    assert [one.key for one in found] == ["finding-seal"]
    first, second, *others = documents()
    swapped = sunday.findings(day, [second, first, *others], CATALOGUE)
    assert {one.key for one in swapped} == {"finding-sheet"}
    rolled = next(n for n, move in enumerate(first.moves) if move.seat < 0)
    text = next(str(n) for n in count() if str(n) != first.moves[rolled].text)
    moves = list(first.moves)
    moves[rolled] = moves[rolled].model_copy(update={"text": text})
    cheated = first.model_copy(update={"moves": tuple(moves)})
    assert sunday.findings(day, [cheated, second, *others], CATALOGUE)


def test_the_same_luck_makes_the_same_matches_of_the_day() -> None:
    day, kept = sundays.made()
    for table, _ in kept:
        assert (table.kind, table.day, table.people) == ("sunday", WHEN.isoformat(), ())
        assert table.dice.named
    assert day.seed.hex() not in repr(day)
