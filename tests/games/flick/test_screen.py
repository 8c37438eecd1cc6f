"""The screen: the field in pictures and letters, the steps of a flick, the scorings."""

from dataclasses import replace

import pytest

from bot.engine.screen import Grid, Ink, Menu, Screen, Sheet
from bot.games.flick.state import State
from tests.games.flick.table import BOX, ENGLISH, GAME, GERMAN, begin, play, ready, scoring

DRAWING = """
 b4 .  .  .  .
 .  g1 .  .  .
 .  .  w6 .  K
 .  .  .  .  .
 .  .  .  .  .
"""


def _screen(state: State, prefix: str = "", seat: int | None = None) -> Screen:
    return BOX.render(GAME, GAME.view(state, seat), GERMAN, prefix)


def _menu(screen: Screen) -> Menu:
    (menu,) = [control for control in screen.controls if isinstance(control, Menu)]
    return menu


def _moves(screen: Screen) -> list[str]:
    rows = [control for control in screen.controls if not isinstance(control, Menu)]
    return [choice.move for row in rows for choice in row]


def test_the_letters_under_the_field_tell_kind_and_pips_of_every_die() -> None:
    (sheet,) = [block for block in _screen(ready(DRAWING)).blocks if isinstance(block, Sheet)]
    assert sheet.lines == (
        "    A    B    C    D    E",
        "1  bl4   ·    ·    ·    ·",
        "2   ·   gr1   ·  (ge)   ·",
        "3   ·    ·   jo6   ·   Kn",
        "4   ·  (gr)   ·  (+1)   ·",
        "5   ·    ·    ·    ·    ·",
    )


def test_every_die_has_a_picture_name_of_its_own_colour_and_pips() -> None:
    names = {f"{kind}-{pips}" for kind in ("blue", "yellow", "green", "white") for pips in "123456"}
    assert names <= GAME.seed.icons.keys()
    signs = [GAME.seed.icons[kind] for kind in GAME.seed.kinds]
    signs += [GAME.seed.icons[f"upgrade-{colour}"] for colour in GAME.seed.colours]
    assert len(set(signs)) == len(signs)


def test_the_grid_has_letters_above_and_numbers_beside_it() -> None:
    (grid,) = [block for block in _screen(ready(DRAWING)).blocks if isinstance(block, Grid)]
    assert len(grid.rows) == 6
    assert grid.rows[0][1:] == tuple(GERMAN.icon(f"column-{n}") for n in range(1, 6))
    assert grid.rows[1][:2] == (GERMAN.icon("row-1"), GERMAN.icon("blue-4"))
    assert grid.rows[3][3] == GERMAN.icon("white-6")


def test_a_flick_is_picked_in_steps_die_plate_hole() -> None:
    state = ready(DRAWING)
    assert _moves(_screen(state)) == ["flick blue", "flick yellow", "flick green"]
    plates = ["flick blue N", "flick blue E", "flick blue S", "flick blue W"]
    assert _moves(_screen(state, "flick blue")) == plates
    holes = _menu(_screen(state, "flick blue N"))
    assert (holes.prefix, len(holes.choices)) == ("flick blue N", 21)


def test_every_hole_shows_its_odds_before_the_flick() -> None:
    menu = _menu(_screen(ready(), "flick blue N"))
    centre = next(choice for choice in menu.choices if choice.move == "C3")
    assert centre.detail == "Treffer 24 %, daneben im Feld 37 %, Graben 39 %"
    assert centre.label == "C3 · Mitte"


def test_the_chances_stand_on_the_screen_before_the_flick() -> None:
    screen = _screen(ready(DRAWING), "flick blue N")
    sheets = [block for block in screen.blocks if isinstance(block, Sheet)]
    assert sheets[-1].lines[1] == "1  bl4  38   60   38   24"
    assert "C1 60 %" in screen.text


def test_the_childrens_plate_is_placed_in_a_step_of_its_own() -> None:
    state = ready(child=True)
    places = _menu(_screen(state, "flick blue W"))
    assert [choice.move for choice in places.choices] == ["W1", "W2", "W3", "W4", "W5"]
    assert places.opens
    assert _menu(_screen(state, "flick blue W2")).prefix == "flick blue W2"
    assert "Teller vor Zeile 2" in _screen(state, "flick blue W2").text


@pytest.mark.parametrize("prefix", ["flick pink", "flick", "nonsense", "flick blue Q"])
def test_a_step_that_makes_no_sense_leads_back_to_one_that_does(prefix: str) -> None:
    assert _moves(_screen(ready(), prefix))


def test_the_bonus_offers_to_be_left_out() -> None:
    state = play(ready(), "flick yellow E D4", "straight", "straight", "straight", "2", "draw blue")
    assert "skip" in _moves(_screen(state))
    assert "skip" not in _moves(_screen(ready()))


def test_the_best_scoring_is_one_press_and_the_others_a_menu() -> None:
    state = scoring(". . . . .  . . . . .  . . b3 b2 b2  . . . . b4  . . . . .")
    screen = _screen(state)
    assert _moves(screen) == ["score best", "score none"]
    menu = _menu(screen)
    assert menu.prefix == "score"
    assert [choice.label for choice in menu.choices] == [
        "8 Punkte: Blau (8)",
        "6 Punkte: Mitte (6)",
    ]


def test_with_a_knaller_nothing_is_no_choice_f22() -> None:
    # F22
    assert _moves(_screen(scoring(DRAWING))) == ["score best"]


def test_who_is_not_to_act_has_nothing_to_press() -> None:
    assert _screen(ready(), seat=1).controls == ()
    assert _screen(ready(), seat=0).controls


def test_the_bag_and_the_dice_in_front_of_everybody_are_shown_g6() -> None:
    # G6
    text = _screen(ready()).text
    assert "Im Beutel: 4-mal Blau, 4-mal Gelb, 4-mal Grün, 3-mal Joker, 2-mal Knaller." in text
    assert "Anna hat 0 Punkte und vor sich: Blau, Gelb, Grün." in text


def test_the_pad_of_all_rounds_is_shown_at_the_end() -> None:
    state = replace(ready(), sheets=((1,) * 10, (12,) * 10))
    sheet = next(block for block in _screen(state).blocks if isinstance(block, Sheet))
    assert sheet.lines[0] == "Runde      A    B"
    assert sheet.lines[-1] == "Summe     10  120"


def test_while_dice_fly_nothing_can_be_pressed() -> None:
    assert _screen(begin()).controls == ()
    assert _screen(play(ready(), "flick blue N C1")).controls == ()


@pytest.mark.parametrize("ink", [GERMAN, ENGLISH])
def test_the_rules_are_told_in_five_short_cards(ink: Ink) -> None:
    for number in range(1, 6):
        assert 0 < len(ink(f"rules-{number}")) <= 1000
        assert ink(f"rules-{number}-title")
    assert "C3" in ink("rules-4"), "all lines of a card arrive"
