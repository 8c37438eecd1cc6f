"""The lesson: the wanted hole from another side."""

from bot.advice.lessons import judge
from bot.engine import lesson as lessons
from tests.games.test_lessons import hint, taught


def test_who_aims_at_the_wanted_hole_from_another_side_is_not_told_to_aim_at_it() -> None:
    box, lesson = taught("flick")
    match, sides = lessons.begin(lesson, box), 0
    for number, step in enumerate(lesson.steps[:-1], 1):
        wanted = hint(lesson, box, match)
        die, hole = wanted.split()[1], wanted.split()[-1]
        for action in box.game.legal(match.state, lesson.seat):
            move = str(action)
            if move.startswith(f"flick {die} ") and move.endswith(f" {hole}") and move != wanted:
                assert judge(lesson, box, match, lesson.seat, move).key == f"lesson-{number}-side"
                sides += 1
        match = lessons.followed(lesson, match.play(lesson.seat, step.want[0]))
    assert sides
