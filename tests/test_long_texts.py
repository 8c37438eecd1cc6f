"""A long text as several messages: whole lines, and nothing of it lost."""

import pytest

from bot.shell.drawing.long_texts import pages, shortened, whole_lines


def test_pages_are_cut_between_lines() -> None:
    text = "\n".join(f"Zeile {number} hat ein paar Wörter." for number in range(50))
    found = list(pages(text, 100))
    assert "\n".join(found) == text
    assert max(map(len, found)) <= 100
    assert all(page.startswith("Zeile ") and page.endswith(".") for page in found)


@pytest.mark.parametrize("text", ["Ein Satz. " * 30, "Wort " * 60, "x" * 300])
def test_a_line_that_is_too_long_is_cut_where_it_hurts_least(text: str) -> None:
    found = list(pages(text, 100))
    assert max(map(len, found)) <= 100
    assert "".join("".join(found).split()) == "".join(text.split())


def test_where_there_is_room_for_no_more_the_rest_is_mentioned() -> None:
    text = "\n".join(f"Zeile {number}." for number in range(50))
    cut = shortened(text, 60, "Mehr mit /brett.")
    assert len(cut) <= 60
    assert cut.endswith("\nMehr mit /brett.")
    assert shortened("kurz", 60, "Mehr") == "kurz"


def test_whole_lines_are_kept_in_order_and_a_long_one_is_left_out() -> None:
    text = "\n".join(("Anna ist dran.", "Ein Satz, der lang ist. " * 9, "Runde 3."))
    assert whole_lines(text, 60, "Mehr mit /brett.") == "Anna ist dran.\nRunde 3.\nMehr mit /brett."
    assert whole_lines("kurz", 60, "Mehr") == "kurz"
    assert len(whole_lines("Wort " * 60, 60, "Mehr.")) <= 60
