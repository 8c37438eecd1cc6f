"""How a learner's move is answered: by the bound on its loss, by the step, by the rules."""

from dataclasses import replace

import pytest

from bot.advice.lesson_check import learners_ink
from bot.advice.lessons import Verdict, answer, judge
from bot.engine import lesson as lessons
from bot.engine.brain import Rated
from bot.engine.lesson import Lesson, Step, Wrong
from bot.engine.match import Match
from tests.shelf import CATALOGUE, TEXTS

BOX = CATALOGUE["kniffel"]
FROGS = ("frog",) * 5
BEST, SECOND, THIRD = "enter kniffel", "enter frog", "enter three"


def at(last: Step) -> tuple[Lesson, Match]:
    """A lesson of two steps at its second one, with five frogs."""
    lesson = Lesson.model_validate(
        {
            "rules_version": 1,
            "seats": [{"player": "learner"}],
            "steps": (Step(want=("roll",)), last),
        }
    )
    return lesson, lessons.at_step(lesson, lessons.begin(lesson, BOX), 1)


def weighed(move: str) -> tuple[Verdict, str]:
    """The answer where the three moves cost nothing, 0.4 and 0.6, and 0.5 is the bound."""
    lesson, match = at(Step(play=FROGS, loss=0.5))
    worths = {BEST: 7.0, SECOND: 6.6, THIRD: 6.4}
    rated = tuple(Rated(match.game.parse(text), worth) for text, worth in worths.items())
    verdict = judge(lesson, BOX, match, 0, move, rated)
    return verdict, answer(BOX, match, verdict, learners_ink(BOX, lesson, TEXTS, "de"))


def test_the_best_move_is_praised() -> None:
    verdict, told = weighed(BEST)
    assert (verdict.accepted, told) == (True, "Gut! Das ist auch die beste Wahl.")


def test_a_move_within_the_bound_is_accepted_and_the_better_one_named() -> None:
    verdict, told = weighed(SECOND)
    assert verdict.accepted
    assert told.startswith("Geht! Noch besser: Hex-hex-Kniffel eintragen: 10 Punkte. Das sind 10")


def test_a_move_beyond_the_bound_is_refused_with_a_reason() -> None:
    verdict, told = weighed(THIRD)
    assert not verdict.accepted
    assert told.startswith("Da geht noch mehr")
    assert "Das sind 10 Punkte statt 2." in told
    assert verdict.shown is not None


def test_a_move_that_the_brain_does_not_rate_costs_as_much_as_the_worst() -> None:
    assert not weighed("reroll 1")[0].accepted


@pytest.mark.parametrize(
    ("move", "key"), [("enter mash", "lesson-2-early"), ("enter book", "illegal-row-fits-not")]
)
def test_a_forbidden_move_gets_the_answer_of_the_step_or_of_the_rules(move: str, key: str) -> None:
    wrong = (Wrong(moves=("enter mash",), text="early"),)
    lesson, match = at(Step(play=FROGS, want=(BEST,), wrong=wrong))
    verdict = judge(lesson, BOX, match, 0, move)
    assert (verdict.accepted, verdict.key, verdict.shown) == (False, key, None)


def test_only_the_learner_moves_and_only_while_there_is_a_step() -> None:
    lesson, match = at(Step(play=FROGS, want=(BEST,)))
    over = match.play(0, BEST)
    due = replace(match, log=match.log[:1])
    for where, seat in ((match, 1), (over, 0), (due, 0)):
        assert judge(lesson, BOX, where, seat, BEST).key == "illegal-not-to-act"
