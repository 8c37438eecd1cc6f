"""The small numbers of a profile: a course in bars, luck with the dice."""

from bot.cards.profile import luck, sparkline


def test_a_course_is_drawn_from_its_lowest_to_its_highest() -> None:
    assert sparkline([1000, 1070, 1035]) == "▁█▅"
    assert sparkline([1000]) == "▁"
    assert sparkline([]) == ""


def test_luck_names_the_face_that_strayed_farthest() -> None:
    found = luck({"1": 10, "2": 11, "3": 3}, ("1", "2", "3"))
    assert found is not None
    assert (found.face, found.times, found.expected, found.rolls) == ("3", 3, 8, 24)
    assert luck({}, ("1", "2")) is None
