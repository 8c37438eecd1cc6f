"""Who is told what: a highlight for as many as possible, no key twice."""

from bot.engine.highlights import Highlight, chosen


def found(*told: tuple[int, str]) -> list[Highlight]:
    return [Highlight(seat, key) for seat, key in told]


def test_the_first_highlight_of_a_seat_is_taken_and_its_key_is_gone() -> None:
    told = chosen(found((0, "kniffel"), (1, "kniffel"), (1, "best"), (0, "best")), (0, 1))
    assert told == (Highlight(0, "kniffel"), Highlight(1, "best"))


def test_who_has_a_choice_makes_room() -> None:
    told = chosen(
        found((0, "best"), (1, "best"), (0, "first"), (2, "first"), (0, "last")), (0, 1, 2)
    )
    assert told == (Highlight(0, "last"), Highlight(1, "best"), Highlight(2, "first"))


def test_only_wanted_seats_are_told_and_those_without_any_are_left_out() -> None:
    told = chosen(found((3, "best"), (1, "best"), (1, "first")), (0, 1))
    assert told == (Highlight(1, "best"),)
