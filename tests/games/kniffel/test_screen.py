"""The screen of Hex-hex-Kniffel, and a golden match."""

from pathlib import Path

from bot.art.album import drawings
from bot.engine.match import Match
from bot.engine.screen import Choice, Large, Menu, Screen, Sheet
from tests.games.kniffel.table import BOX, RULES, enter, roll, table
from tests.golden import compare, playthrough
from tests.shelf import TEXTS

INK = TEXTS.ink("de", BOX, ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn"))


def test_before_the_roll_there_is_one_button() -> None:
    assert [c.move for c in _buttons(table())] == ["roll"]


def test_after_a_roll_one_press_keeps_what_a_person_would_keep() -> None:
    buttons = _buttons(roll(table(), "mmckk"))
    assert {c.label: c.move for c in buttons if c.move.startswith("reroll")} == {
        "2-mal Brei + 2 Kugeln": "reroll 3",
        "2-mal Brei": "reroll 3 4 5",
        "2 Kugeln": "reroll 1 2 3",
        "Alle neu": "reroll 1 2 3 4 5",
    }


def test_what_serves_no_free_row_is_not_offered_to_keep() -> None:
    """Five different are only collected while their row is free."""
    dice = "mmckt"
    assert "reroll 1" in _moves(roll(table(1), dice))
    assert "reroll 1" not in _moves(roll(enter(roll(table(1), "mcktb"), "five"), dice))


def test_any_other_dice_can_be_rolled_again_by_a_menu() -> None:
    (reroll,) = _menus(roll(table(), "mmckk"))[:1]
    assert (reroll.prefix, reroll.least, reroll.most, len(reroll.choices)) == ("reroll", 1, 5, 5)


def test_the_rows_are_buttons_by_their_points_and_a_menu_for_the_rest() -> None:
    last = _rolled_out("mmmcc")
    assert [c.label for c in _buttons(last)] == [
        "Drilling+Paar 4", "Brei 3", "2 Paare 3", "Kessel 2", "Drilling 2",
    ]  # fmt: skip
    assert _menus(last) == []
    early = roll(table(), "mmmcc")
    assert [m for m in _moves(early) if m.startswith("enter")] == ["enter house", "enter mash"]
    assert [c.move for c in _menus(early)[1].choices] == ["pairs", "cauldron", "three"]


def test_striking_is_called_striking() -> None:
    match = table(1)
    for row in ("mash", "three", "kniffel"):
        match = enter(roll(match, "mmmmm"), row)
    match = _rolled_out("mmmmm", match)
    assert "Welche Zeile streichst du?" in _screen(match).question
    assert {c.style for c in _buttons(match)} == {"bad"}
    assert len(_buttons(match)) + sum(len(m.choices) for m in _menus(match)) == 8


def test_the_sheet_shows_what_every_free_row_would_give_now() -> None:
    match = roll(enter(roll(table(), "mmmmm"), "kniffel"), "mmckt")
    lines = _sheet(match)
    assert lines[0].strip() == "1[2]"
    assert _row(lines, "Kniffel") == ["=", "10", "10", "·"]
    assert _row(lines, "Brei") == ["·", "+2"]
    assert _row(lines, "Buch") == ["·", "·"]


def test_the_names_of_the_rows_are_whole_where_there_is_room() -> None:
    assert any("5 verschiedene = 5" in line for line in _sheet(table(3)))
    assert any("5 versch=5" in line for line in _sheet(table(6)))


def test_what_the_lower_rows_are_worth_stands_there_before_anything_is_rolled() -> None:
    for seats in (1, 2, 6):
        lines = [line.replace(" ", "") for line in _sheet(table(seats))]
        worths = [str(points) for points in RULES.seed.points.values()]
        assert [line.partition("=")[2].rstrip("·") for line in lines[-5:]] == worths


def test_keeping_is_blue_and_says_its_dice_in_words_writing_down_is_green() -> None:
    buttons = _buttons(roll(table(), "mmckt"))
    kept = [c for c in buttons if c.move.startswith("reroll") and c.style == "main"]
    assert [c.label for c in kept] == ["2-mal Brei", "4 verschiedene", "Kessel"]
    entered = [c for c in buttons if c.move.startswith("enter")]
    assert {(c.style, c.icon) for c in entered} == {("good", RULES.seed.icons["enter"])}
    assert "Blau behalten, grün eintragen?" in _screen(roll(table(), "mmckt")).question
    assert all(word.isascii() or word.isalpha() for c in kept for word in c.label.split())


def test_the_dice_are_the_large_row() -> None:
    large = [b.line for b in _screen(roll(table(), "mmckt")).blocks if isinstance(b, Large)]
    assert large == ["🥔🥔🍲🔮🍄"]


def test_equal_dice_that_stay_are_told_apart_only_where_it_matters() -> None:
    match = roll(table(), "mmckt")
    view = RULES.view(match.state, 0)
    said = {str(a): BOX.describe(view, a, INK) for a in RULES.legal(match.state, 0)}
    assert said["reroll 3 4 5"] == "Behalte 🥔🥔 und wirf den Rest noch einmal"
    assert said["reroll 1 3 4 5"] == "Behalte 🥔 und wirf den Rest noch einmal"
    assert said["reroll 2 3 4 5"].startswith("Behalte 🥔 und wirf Würfel 2, 3, 4")


def test_the_roll_button_bears_the_picture_of_the_seed() -> None:
    assert [choice.icon for choice in _buttons(table())] == [RULES.seed.icons["roll"]]


def test_the_twin_tells_dice_and_sheets_in_sentences() -> None:
    match = roll(enter(roll(table(), "mmmmm"), "kniffel"), "mcktb")
    text = _screen(match).text
    assert "Anna hat eingetragen: Hex-hex-Kniffel 10. Noch frei: Kartoffelbrei," in text
    assert "1. Wurf von 3: Kartoffelbrei, Hexenkessel, Hexenkugel, Fliegenpilz, Hexbuch" in text
    assert "darf noch zweimal werfen." in text


def test_golden_match() -> None:
    moves = [(0, "roll"), *_dice("mmckt"), (0, "reroll 3 4 5"), *_dice("mmf"), (0, "enter mash")]
    moves += [(1, "roll"), *_dice("fffff"), (1, "enter kniffel"), (0, "roll"), *_dice("mcktb")]
    compare(Path(__file__).with_name("golden.txt"), playthrough(BOX, table(), moves, INK))


def _dice(letters: str) -> list[tuple[int, str]]:
    symbols = dict(zip("mcktbf", RULES.seed.symbols, strict=True))
    return [(-1, symbols[letter]) for letter in letters]


def _screen(match: Match) -> Screen:
    return BOX.render(RULES.view(match.state, None), INK)


def _buttons(match: Match) -> list[Choice]:
    rows = (row for row in _screen(match).controls if not isinstance(row, Menu))
    return [choice for row in rows for choice in row]


def _moves(match: Match) -> list[str]:
    return [choice.move for choice in _buttons(match)]


def _menus(match: Match) -> list[Menu]:
    return [control for control in _screen(match).controls if isinstance(control, Menu)]


def _rolled_out(letters: str, match: Match | None = None) -> Match:
    """These dice after the last roll."""
    match = roll(match or table(), letters)
    for _ in range(2):
        match = roll(match, letters[:1], "reroll 1")
    return match


def _sheet(match: Match) -> tuple[str, ...]:
    return next(block.lines for block in _screen(match).blocks if isinstance(block, Sheet))


def _row(lines: tuple[str, ...], label: str) -> list[str]:
    return next(line.removeprefix(label).split() for line in lines if line.startswith(label))


def test_every_picture_is_drawn() -> None:
    assert drawings(BOX).keys() == {*BOX.game.seed.icons, ""}
