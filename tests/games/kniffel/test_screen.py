"""The screen of Hex-hex-Kniffel, and a golden match."""

from pathlib import Path

from bot.engine.catalogue import Catalogue
from bot.engine.match import Match
from bot.engine.screen import Menu, Screen
from bot.texts import Texts
from tests.games.kniffel.table import BOX, RULES, enter, roll, table
from tests.golden import compare, playthrough

INK = Texts(Catalogue.find()).ink("de", BOX, ("Anna", "Ben"))


def test_before_the_roll_one_button_after_it_two_menus() -> None:
    match = table()
    assert [len(c) for c in _screen(match).controls if not isinstance(c, Menu)] == [1]
    reroll, rows = _screen(roll(match, "mmckt")).controls
    assert isinstance(reroll, Menu)
    assert isinstance(rows, Menu)
    assert (reroll.least, reroll.most, len(reroll.choices)) == (1, 5, 5)


def test_rows_show_what_they_would_score() -> None:
    _, rows = _screen(roll(table(), "mmcck")).controls
    assert isinstance(rows, Menu)
    assert {c.move: c.detail for c in rows.choices}["pairs"] == "3 Punkte"


def test_the_twin_tells_dice_and_sheets_in_sentences() -> None:
    match = roll(enter(roll(table(), "mmmmm"), "kniffel"), "mcktb")
    text = _screen(match).text
    assert "Anna hat 10 Punkte: Hex-hex-Kniffel 10." in text
    assert "Kartoffelbrei, Hexenkessel, Hexenkugel, Fliegenpilz, Hexbuch" in text


def test_golden_match() -> None:
    moves = [(0, "roll"), *_dice("mmckt"), (0, "reroll 3 4 5"), *_dice("mmf"), (0, "enter mash")]
    moves += [(1, "roll"), *_dice("fffff"), (1, "enter kniffel"), (0, "roll"), *_dice("mcktb")]
    compare(Path(__file__).with_name("golden.txt"), playthrough(BOX, table(), moves, INK))


def _dice(letters: str) -> list[tuple[int, str]]:
    symbols = dict(zip("mcktbf", RULES.seed.symbols, strict=True))
    return [(-1, symbols[letter]) for letter in letters]


def _screen(match: Match) -> Screen:
    return BOX.render(RULES, RULES.view(match.state, None), INK)
