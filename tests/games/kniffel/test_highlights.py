"""What is told of a match of Hex-hex-Kniffel."""

from bot.engine.highlights import chosen
from bot.engine.phrases import Who
from tests.games.kniffel.table import BOX, enter, roll, table
from tests.shelf import TEXTS

INK = TEXTS.ink("de", BOX, ("Cleo", "Finn"))


def told(*turns: tuple[str, str]) -> list[str]:
    match = table()
    for letters, row in turns:
        match = enter(roll(match, letters), row)
    found = chosen(BOX.highlights(match), (0, 1))
    return [INK(f"highlight-{one.key}", who=Who(one.seat), **one.params) for one in found]


def test_every_kniffel_is_told_each_in_its_own_words() -> None:
    assert told(
        ("mmctb", "mash"), ("mmctb", "mash"), ("fffff", "kniffel"), ("ttttt", "kniffel")
    ) == [
        "Cleo warf in Runde 2 fünf Frösche: Hex-hex-Kniffel!",
        "Fünf Fliegenpilze! Finn schaffte in Runde 2 den Hex-hex-Kniffel.",
    ]


def test_a_rare_row_that_only_one_has_is_told_before_a_usual_one() -> None:
    assert told(("mmcct", "pairs"), ("mmctb", "mash")) == [
        "Zwei Paare? Die hatte nur Cleo.",
        "Das Beste von Finn: „Kartoffelbrei“ in Runde 1.",
    ]
