"""`check` plays a lesson and names what is wrong with it; here every kind of fault is planted."""

from dataclasses import replace
from typing import Any

from bot.advice.lesson_check import troubles
from bot.engine.brain import Brain
from bot.engine.catalogue import Box
from bot.engine.lesson import Lesson, Step, Wrong
from bot.sentences import Sentences
from bot.texts import LOCALES, SHARED, Texts
from tests.shelf import CATALOGUE, TEXTS

BOX = CATALOGUE["kniffel"]
FIRST, SECOND = Step(want=("roll",)), Step(play=("frog",) * 5, want=("enter kniffel",))


def found(*steps: Step, texts: Texts = TEXTS, box: Box = BOX, **changes: Any) -> list[str]:
    plain = {"rules_version": 1, "seats": [{"player": "learner"}], "steps": steps}
    lesson = Lesson.model_validate(plain | changes)
    return troubles(replace(box, lesson=lesson), texts)


def planted(**texts: str) -> Texts:
    """Other sentences for some keys."""
    fresh = Texts(CATALOGUE, icons=TEXTS.icons)
    for locale in LOCALES:
        files = [folder / f"{locale}.ftl" for folder in (SHARED, BOX.folder)]
        fresh._sentences[locale, BOX.id] = own = Sentences(locale, files)
        own._written |= {key.replace("_", "-"): text for key, text in texts.items()}
    return fresh


def test_the_lesson_that_the_faults_are_planted_in_is_well() -> None:
    assert found(FIRST, SECOND) == []


def test_a_script_that_the_rules_do_not_allow_is_named() -> None:
    (told,) = found(Step(play=("frog",), want=("roll",)))
    assert told.startswith("kniffel: The lesson cannot begin: ")


def test_seats_and_options_that_no_lobby_would_take_are_named() -> None:
    crowd = ({"player": "learner"}, *({"player": "easy"},) * 6)
    (told,) = found(FIRST, seats=crowd)
    assert told.startswith("kniffel: The lesson cannot begin: ")
    (told,) = found(FIRST, options={"free_strike": "sometimes"})
    assert "free_strike" in told


def test_a_wanted_move_that_the_rules_forbid_is_named() -> None:
    (told,) = found(FIRST, Step(play=("frog",) * 5, want=("enter mash",)))
    assert "cannot go on with what it wants in step 2: „Kartoffelbrei“ wäre gestrichen." in told


def test_a_second_wanted_move_after_which_the_script_fails_is_named() -> None:
    later = Step(play=("frog",) * 2, want=("enter kniffel",))
    either = Step(play=("frog", "book", "frog", "frog", "mash"), want=("reroll 2 5", "reroll 2"))
    (told,) = found(FIRST, either, later)
    assert "cannot go on with what it wants in step 2" in told


def test_a_wrong_move_that_is_wanted_is_named() -> None:
    step = SECOND.model_copy(update={"wrong": (Wrong(moves=("enter kniffel",)),)})
    assert (
        "has an answer to «enter kniffel», which is what it wants, in step 2."
        in found(FIRST, step)[0]
    )


def test_a_punishment_that_the_rules_do_not_allow_is_named() -> None:
    wrong = (Wrong(moves=("enter three",), text="wrong", show=("mash",)),)
    told = found(FIRST, SECOND.model_copy(update={"wrong": wrong}))
    assert any("cannot show «mash»" in one and "in step 2" in one for one in told)
    told = found(FIRST, SECOND.model_copy(update={"show": ("roll",) * 3}))
    assert "has moves to show that fit no wrong move, in step 2." in told[0]


def test_a_step_without_anything_to_press_is_named() -> None:
    def bare(game: Any, view: Any, ink: Any, prefix: str) -> Any:
        return replace(BOX.parts.render(game, view, ink, prefix), controls=())

    box = replace(BOX, parts=replace(BOX.parts, render=bare))
    assert "offers nothing to press for what it wants in step 1." in found(FIRST, box=box)[0]


def test_too_many_steps_are_named() -> None:
    turn = (FIRST, Step(play=("frog",) * 5, want=("enter kniffel",)))
    told = found(*turn * 7)
    assert "kniffel: The lesson has 14 steps; 12 are the most." in told


def test_a_missing_text_is_named() -> None:
    told = found(*(FIRST, SECOND) * 4, FIRST)
    assert "The text lesson-9 is missing in de." in told[0]
    assert any("The text lesson-9 is missing in en." in one for one in told)


def test_a_missing_line_for_newcomers_is_named() -> None:
    assert BOX.lesson is not None
    lesson = BOX.lesson.model_copy(update={"newcomer": ("shout",)})
    told = troubles(replace(BOX, lesson=lesson), TEXTS)
    assert "The text newcomer-shout is missing in de." in told[0]


def test_a_text_that_is_too_long_is_named() -> None:
    texts = planted(lesson_1="lesson-1 = " + "x" * 150)
    assert [
        one for one in found(FIRST, texts=texts) if "letters in lesson-1 and lesson-1-goal" in one
    ]
    texts = planted(lesson_2_wrong="lesson-2-wrong = " + "x" * 161)
    assert (
        "has 161 letters in lesson-2-wrong (de); 160 are the most"
        in found(FIRST, SECOND, texts=texts)[0]
    )


def test_a_weighed_step_without_a_brain_is_named() -> None:
    dull = replace(BOX, parts=replace(BOX.parts, brain=Brain()))
    told = found(FIRST, Step(play=("frog",) * 5, loss=0.5), box=dull)
    assert "weighs a move, but the brain of the game has no ratings, in step 2." in told[0]


def test_a_file_that_cannot_be_used_is_the_only_trouble() -> None:
    assert troubles(replace(BOX, lesson=None, lesson_trouble="It is broken."), TEXTS) == [
        "It is broken."
    ]
    assert troubles(replace(BOX, lesson=None), TEXTS) == []
