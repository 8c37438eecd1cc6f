"""The file of a lesson: what is refused, and in which sentence; where a lesson goes on."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine import catalogue
from bot.engine import lesson as lessons
from bot.engine.errors import OperatorError
from bot.engine.lesson import Lesson, load
from tests.shelf import CATALOGUE

GOOD = """
rules_version = 1
seats = [{ player = "easy" }, { player = "learner", options = { clan = "green" } }]
[[steps]]
play = "roll, 4,
  1: bet yes"
want = "place 1, place 2"
[[steps]]
loss = 0.5
""".replace(",\n", ", ")


def written(folder: Path, text: str) -> Path:
    (folder / "lesson.toml").write_text(text, "utf-8")
    return folder


def test_a_game_without_a_file_has_no_lesson(tmp_path: Path) -> None:
    assert load(tmp_path, 1) is None


def test_moves_in_a_row_stand_in_one_text(tmp_path: Path) -> None:
    lesson = load(written(tmp_path, GOOD), 1)
    assert lesson is not None
    assert lesson.seat == 1
    first, last = lesson.steps
    assert first.play == ("roll", "4", "1: bet yes")
    assert first.want == ("place 1", "place 2")
    assert last.loss == 0.5


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("rules_version = 1", "rules_version = 2", "is for version 2 of its rules, which are"),
        ("rules_version = 1", "rules_version = ", "is no valid TOML"),
        ('player = "learner"', 'player = "easy"', "one seat must be the learner's"),
        ('player = "easy"', 'player = "Anna"', "is wrong at seats.0.player"),
        ("loss = 0.5", 'loss = 0.5\nwant = "roll"', "a step has either want or loss"),
        ("loss = 0.5", "", "a step has either want or loss"),
        ('want = "place 1, place 2"', "loss = 1.0", "only the last step can have a loss"),
        ("loss = 0.5", "loss = 0.5\nhint = 1", "is wrong at steps.1.hint"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_in_one_sentence(
    old: str, new: str, sentence: str, tmp_path: Path
) -> None:
    assert old in GOOD
    with pytest.raises(OperatorError) as refused:
        load(written(tmp_path, GOOD.replace(old, new)), 1)
    told = str(refused.value)
    assert sentence in told
    assert told.startswith(f"The lesson of {tmp_path.name} ")
    assert told.endswith(".")


def test_a_game_whose_lesson_is_broken_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(folder: Path, rules_version: int) -> Lesson | None:
        raise OperatorError("The lesson is broken.")

    monkeypatch.setattr(catalogue, "load", broken)
    for box in catalogue.Catalogue.find().values():
        assert (box.lesson, box.lesson_trouble) == (None, "The lesson is broken.")
        assert box.game.seed.rules_version


def test_a_lesson_is_of_the_rules_that_are_played() -> None:
    for box in CATALOGUE.values():
        if box.lesson:
            newer = box.game.seed.rules_version + 1
            with pytest.raises(OperatorError, match=f"which are version {newer}"):
                load(box.folder, newer)


@pytest.mark.parametrize("game", [game for game, box in CATALOGUE.items() if box.lesson])
def test_a_match_of_a_script_that_was_changed_does_not_follow_it(game: str) -> None:
    box = CATALOGUE[game]
    lesson = box.lesson
    assert lesson is not None
    for step in range(len(lesson.steps)):
        match = lessons.at_step(lesson, lessons.begin(lesson, box), step)
        assert lessons.follows(lesson, match)
    first, *others = lesson.steps
    for steps in (others, [first.model_copy(update={"want": ("other",)}), *others], [first]):
        changed = lesson.model_copy(update={"steps": tuple(steps)})
        assert not lessons.follows(changed, match)


def test_the_script_says_nothing_after_the_last_step() -> None:
    box = next(box for box in CATALOGUE.values() if box.lesson)
    assert box.lesson is not None
    match = lessons.at_step(box.lesson, lessons.begin(box.lesson, box), 99)
    last = replace(match, log=(*match.log, match.log[-1]))
    assert lessons.step_of(box.lesson, last) == len(box.lesson.steps)
    assert lessons.scripted(box.lesson, last) is None
    assert lessons.hinted(box.lesson, last) == ""
    assert not lessons.weighs(box.lesson, last)
