"""The lesson of every game that has one: the right path, every wrong move, every place to leave."""

from collections.abc import Iterator

import pytest

from bot.advice.grades import is_best
from bot.advice.lesson_check import learners_ink, troubles
from bot.advice.lessons import Verdict, answer, judge, last_verdict
from bot.engine import lesson as lessons
from bot.engine.brain import Rated
from bot.engine.catalogue import Box
from bot.engine.game import CHANCE
from bot.engine.lesson import Lesson
from bot.engine.match import Match
from bot.sentences import entries
from bot.texts import LOCALES
from tests.phone import problems
from tests.shelf import CATALOGUE, TEXTS

TAUGHT = [game for game, box in CATALOGUE.items() if box.lesson]


def taught(game: str) -> tuple[Box, Lesson]:
    box = CATALOGUE[game]
    assert box.lesson is not None
    return box, box.lesson


def hint(lesson: Lesson, box: Box, match: Match) -> str:
    """The move that a hint names: of the lesson, or of the brain."""
    if not lessons.weighs(lesson, match):
        return lessons.hinted(lesson, match)
    rated = box.brain.rate(box.game, box.game.view(match.state, lesson.seat), lesson.seat)
    return str(rated[0].action)


def path(lesson: Lesson, box: Box) -> Iterator[Match]:
    """The match at every decision, and after the last one."""
    match = lessons.begin(lesson, box)
    yield match
    while lessons.step_of(lesson, match) < len(lesson.steps):
        match = lessons.followed(lesson, match.play(lesson.seat, hint(lesson, box, match)))
        yield match


@pytest.mark.parametrize("game", CATALOGUE)
def test_check_finds_nothing_wrong_with_a_lesson(game: str) -> None:
    assert troubles(CATALOGUE[game], TEXTS) == []


@pytest.mark.parametrize("game", TAUGHT)
def test_the_moves_that_a_hint_names_lead_through_every_step(game: str) -> None:
    box, lesson = taught(game)
    *decisions, end = path(lesson, box)
    steps = [lessons.step_of(lesson, match) for match in decisions]
    assert steps == list(range(len(lesson.steps)))
    for match in decisions:
        verdict = judge(lesson, box, match, lesson.seat, hint(lesson, box, match))
        assert verdict.accepted
        assert verdict.best is None
    assert last_verdict(lesson, box, end).accepted


@pytest.mark.parametrize("game", TAUGHT)
def test_every_legal_move_is_accepted_or_answered_and_leads_back(game: str) -> None:
    box, lesson = taught(game)
    for match in path(lesson, box):
        rated = None
        if lessons.weighs(lesson, match):
            rated = box.brain.rate(box.game, box.game.view(match.state, lesson.seat), lesson.seat)
        here = lessons.step_of(lesson, match)
        for action in box.game.legal(match.state, lesson.seat) if here < len(lesson.steps) else ():
            verdict = judge(lesson, box, match, lesson.seat, str(action), rated)
            for locale in LOCALES:
                ink = learners_ink(box, lesson, TEXTS, locale)
                said = answer(box, match, verdict, ink)
                assert verdict.accepted or said, (here + 1, action)
            if verdict.accepted:
                after = lessons.followed(lesson, match.play(lesson.seat, str(action)))
                assert lessons.step_of(lesson, after) == here + 1
            elif verdict.shown:
                assert verdict.shown.log[: match.version + 1] == (
                    *match.log,
                    verdict.shown.log[match.version],
                )
                assert verdict.shown.to_act != {CHANCE}


@pytest.mark.parametrize("game", TAUGHT)
def test_a_move_that_the_rules_forbid_gets_the_sentence_of_the_rules(game: str) -> None:
    box, lesson = taught(game)
    match = lessons.begin(lesson, box)
    verdict = judge(lesson, box, match, lesson.seat, "nonsense")
    assert (verdict.accepted, verdict.shown) == (False, None)
    assert answer(box, match, verdict, learners_ink(box, lesson, TEXTS, "de"))


def test_a_typed_move_that_no_list_names_is_answered_too() -> None:
    box, lesson = taught("kniffel")
    match, ink = lessons.begin(lesson, box), learners_ink(box, lesson, TEXTS, "de")
    lost = Verdict(accepted=False, key="lesson-99-wrong")
    assert answer(box, match, lost, ink) == ink("lesson-unasked")


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_ends_with_an_own_decision_that_has_worse_answers(game: str) -> None:
    box, lesson = taught(game)
    *_, last, _ = path(lesson, box)
    assert lessons.weighs(lesson, last)
    rated = box.brain.rate(box.game, box.game.view(last.state, lesson.seat), lesson.seat)
    assert any(not is_best(rated[0].worth - one.worth, box.brain.unit) for one in rated)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_has_at_most_twelve_steps_and_ends_before_the_match(game: str) -> None:
    box, lesson = taught(game)
    assert len(lesson.steps) <= lessons.MOST_STEPS == 12
    assert all(match.result is None for match in path(lesson, box))


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_goes_on_from_its_log_at_every_step(game: str) -> None:
    box, lesson = taught(game)
    for match in path(lesson, box):
        again = Match.fold(box.game, match.header, match.log)
        assert again == match
        assert lessons.scripted(lesson, again) is None
        assert lessons.step_of(lesson, again) == lessons.step_of(lesson, match)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_log_that_was_cut_within_the_script_is_followed_to_the_same_decision(game: str) -> None:
    box, lesson = taught(game)
    for match in path(lesson, box):
        for cut in range(match.version):
            begun = Match.fold(box.game, match.header, match.log[:cut])
            if lessons.scripted(lesson, begun):
                went = lessons.followed(lesson, begun)
                assert went.log == match.log[: went.version]


@pytest.mark.parametrize("game", TAUGHT)
def test_one_can_skip_to_every_step_and_begin_anew(game: str) -> None:
    box, lesson = taught(game)
    *decisions, end = path(lesson, box)
    for step, match in enumerate(decisions):
        assert lessons.at_step(lesson, end, step) == match
    assert lessons.at_step(lesson, decisions[0], len(lesson.steps)) == decisions[-1]


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_step_of_a_lesson_fits_a_phone(game: str, locale: str) -> None:
    box, lesson = taught(game)
    ink = learners_ink(box, lesson, TEXTS, locale)
    for match in path(lesson, box):
        for seat in (None, lesson.seat):
            assert problems(box.render(box.game.view(match.state, seat), ink)) == []


@pytest.mark.parametrize("game", TAUGHT)
def test_what_follows_a_mistake_is_seen(game: str) -> None:
    box, lesson = taught(game)
    for match in path(lesson, box):
        here = lessons.step_of(lesson, match)
        for wrong in lesson.steps[here].wrong if here < len(lesson.steps) else ():
            for move in wrong.moves if wrong.show else ():
                verdict = judge(lesson, box, match, lesson.seat, move)
                assert verdict.shown is not None, (here + 1, move)
                assert verdict.shown.version == match.version + 1 + len(wrong.show)


@pytest.mark.parametrize("game", TAUGHT)
def test_every_sentence_of_a_lesson_is_said_by_it(game: str) -> None:
    box, lesson = taught(game)
    said = {f"newcomer-{kind}" for kind in lesson.newcomer}
    for match in path(lesson, box):
        here = lessons.step_of(lesson, match)
        said |= {word.key for word in lessons.step_words(lesson, box, here) if word}
        if here == len(lesson.steps):
            break
        equal = tuple(Rated(each, 0.0) for each in box.game.legal(match.state, lesson.seat))
        named = (move for wrong in lesson.steps[here].wrong for move in wrong.moves)
        for move in (*named, *(str(one.action) for one in equal)):
            said.add(judge(lesson, box, match, lesson.seat, move, equal).key)
    for locale in LOCALES:
        written = entries(box.folder / f"{locale}.ftl")
        assert {key for key in written if key.startswith(("lesson-", "newcomer-"))} <= said
