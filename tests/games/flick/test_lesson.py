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


def test_the_likeliest_hit_beside_something_that_fits_is_what_one_sees_first() -> None:
    """By this it is known which puzzles are obvious."""
    box, lesson = taught("flick")
    match = lessons.begin(lesson, box)
    view = box.game.view(match.state, lesson.seat)
    moves = [str(one) for one in box.parts.order(box.game, view, box.game.legal(match.state, 0))]
    likeliest = {"blue": {"A2", "B1", "B3", "C2"}, "yellow": {"C2", "D1", "D3", "E2"}}
    _, die, _, hole = moves[0].split()
    assert hole in likeliest[die]
    assert moves.index("flick blue N B1") < moves.index("flick blue E B2")
    assert moves.index("flick blue N B1") < moves.index("flick yellow N C1")
