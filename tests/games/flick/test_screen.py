"""The screen: the field in pictures and letters, the steps of a flick, the scorings."""

from dataclasses import replace

import pytest

from bot.art.album import drawings
from bot.engine.ink import Reading
from bot.engine.screen import Grid, Ink, Lines, Menu, Screen, Sheet
from bot.games.flick.state import State
from tests.games.flick.table import BOX, ENGLISH, GAME, GERMAN, begin, play, ready, scoring
from tests.shelf import TEXTS

DRAWING = """
 b4 .  .  .  .
 .  g1 .  .  .
 .  .  w6 .  K
 .  .  .  .  .
 .  .  .  .  .
"""


def _screen(state: State, prefix: str = "", seat: int | None = None) -> Screen:
    return BOX.render(GAME.view(state, seat), GERMAN, prefix)


def _menu(screen: Screen) -> Menu:
    (menu,) = [control for control in screen.controls if isinstance(control, Menu)]
    return menu


def _moves(screen: Screen) -> list[str]:
    rows = [control for control in screen.controls if not isinstance(control, Menu)]
    return [choice.move for row in rows for choice in row if not choice.off]


def test_a_die_shows_its_kind_and_its_pips_in_plain_unicode_too() -> None:
    (grid,) = [block for block in _screen(ready(DRAWING)).blocks if isinstance(block, Grid)]
    assert grid.rows[1][1] == "🔵⁴"
    assert grid.rows[3][3] == "🃏⁶"
    names = [f"{kind}-{pips}" for kind in ("blue", "yellow", "green", "white") for pips in "123456"]
    assert len({GAME.seed.icons[name] for name in names}) == len(names)


def test_there_is_no_second_board_in_letters() -> None:
    for prefix in ("", "flick blue", "flick blue aim C3"):
        blocks = _screen(ready(DRAWING), prefix).blocks
        assert not any(isinstance(block, Sheet) for block in blocks)


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


def test_a_flick_takes_two_presses_the_die_and_the_hole() -> None:
    state = ready(DRAWING)
    assert _moves(_screen(state)) == ["flick blue", "flick yellow", "flick green"]
    holes = _moves(_screen(state, "flick blue"))
    assert (len(holes), holes[1], holes[-1]) == (19, "flick blue N C1", "flick blue aim")


def test_the_holes_are_buttons_that_lie_like_the_field_with_their_chances() -> None:
    grid = _screen(ready(DRAWING), "flick blue").controls
    labels = [[choice.label for choice in row] for row in grid]  # type: ignore[union-attr]
    assert [len(row) for row in labels] == [5, 5, 5, 5, 3]
    assert labels[1] == ["A2 38", "", "C2 38", "D2 24", "E2 38"]
    assert labels[4] == ["B5 38", "C5 60", "Mehr …"]


@pytest.mark.parametrize("child", [False, True])
def test_a_hole_flicks_from_the_plate_that_hits_it_most_often(child: bool) -> None:
    state = ready(DRAWING, child=child)
    for hole in ("C1", "A3", "D4", "E5"):
        best = game_hit(state, GAME.best_plate(state, hole), hole)
        assert best == max(game_hit(state, plate, hole) for plate in GAME.plates(state))


def game_hit(state: State, plate: str, hole: str) -> int:
    return GAME.hit(state, plate, hole)


def test_the_holes_without_room_are_the_first_choice_of_the_other_ways() -> None:
    buttons, menu = _screen(ready(), "flick blue aim").controls
    assert not isinstance(buttons, Menu)
    assert isinstance(menu, Menu)
    assert [choice.label for choice in buttons] == ["A5 24", "D5 38", "E5 24"]
    assert len(menu.choices) == 25


def test_holes_beside_what_goes_with_the_die_are_green_and_printed_ones_blue() -> None:
    grid = _screen(ready(DRAWING), "flick blue").controls
    styles = {c.label[:2]: c.style for row in grid for c in row}  # type: ignore[union-attr]
    assert (styles["B1"], styles["D1"], styles["D2"]) == ("good", "plain", "main")
    joker = {
        GAME.board.names[h] for h in GAME.board.holes if GAME.beside(ready(), "white") >> h & 1
    }
    assert joker == {"A2", "B1", "B3", "C2", "D1", "D3", "E2", "A4", "B5", "C4"}
    assert not GAME.beside(ready(DRAWING), "pink")


def test_dice_of_one_colour_need_no_choice() -> None:
    assert _moves(_screen(ready(hand="green green")))[0] == "flick green N A1"
    assert "skip" in _moves(_screen(ready(hand="green green", bonus=True)))


def test_while_scoring_nothing_is_said_of_the_buttons_of_holes() -> None:
    state = replace(
        scoring("b3 b2 b2 . .  . . . . .  . . . . .  . . . . .  . . . . ."), hands=(("blue",), ())
    )
    assert not any("Grün" in line for line in _lines(_screen(state)))


def test_a_taken_hole_shows_its_die_and_cannot_be_pressed_f32() -> None:
    # F32
    _, taken, *_ = _screen(ready(DRAWING), "flick blue").controls[1]  # type: ignore[misc]
    assert (taken.label, taken.icon, taken.off) == ("", GERMAN.icon("green"), True)
    assert not any(move.endswith("B2") for move in _moves(_screen(ready(DRAWING), "flick blue")))


def test_every_plate_shows_its_odds_where_it_is_chosen() -> None:
    screen = _screen(ready(), "flick blue aim C2")
    rows = [[(c.label, c.style) for c in row] for row in screen.controls]  # type: ignore[union-attr]
    assert rows == [
        [("Nord 38, Graben 28", "main"), ("Ost 16, Graben 49", "plain")],
        [("Süd 16, Graben 51", "plain"), ("West 16, Graben 49", "plain")],
    ]
    assert "Teller Nord: trifft 38\xa0%, daneben 34\xa0%, Graben 28\xa0%." in screen.text


def test_the_hole_that_is_aimed_at_is_marked_on_the_field() -> None:
    (grid,) = [b for b in _screen(ready(), "flick blue aim C2").blocks if isinstance(b, Grid)]
    assert grid.rows[2][3] == GERMAN.icon("aim")


def test_nothing_stands_between_the_field_and_its_buttons() -> None:
    later = replace(ready(), sheets=((3,), (4,)))
    for prefix in ("flick blue", "flick blue aim", "flick blue aim C3"):
        assert [type(block) for block in _screen(later, prefix).blocks] == [Grid]


def test_the_question_stands_above_the_choices_at_every_step() -> None:
    state = ready()
    assert _screen(state).question == "Noch zweimal schnipsen. Welchen Würfel nimmst du?"
    assert _screen(state, "flick blue").question == "Wohin mit Blau? (Treffer in\xa0%)"
    joker = _screen(ready(hand="white blue green"), "flick white")
    assert joker.question == "Wohin mit dem Joker? (Treffer in\xa0%)"
    assert _screen(state, "flick blue aim C3").question == "Auf C3: von welcher Seite?"


def test_plates_that_can_be_shifted_lie_side_by_side_with_their_chances() -> None:
    screen = _screen(ready(child=True), "flick blue aim C3")
    moves = [f"flick blue {side}{place} C3" for side in "NESW" for place in range(1, 6)]
    assert _moves(screen) == moves
    assert [len(row) for row in screen.controls] == [5] * 4  # type: ignore[arg-type]
    assert "Teller West (vor Zeile 2): trifft " in screen.text


def test_by_ear_the_chances_of_all_holes_are_told_likeliest_first() -> None:
    assert (
        "Trefferchancen von der besten Seite: 60\xa0%: C1, A3, E3, C5; 38\xa0%: B1, "
        in _screen(ready(), "flick blue").text
    )


def test_moves_are_listed_with_compass_words() -> None:
    view = GAME.view(ready(), 0)
    words = BOX.describe(view, GAME.parse("flick yellow E C3"), GERMAN)
    assert words == "Gelb von Osten auf C3: trifft 24\xa0%, daneben 37\xa0%, Graben 39\xa0%"
    shifted = BOX.describe(view, GAME.parse("flick yellow N2 C3"), GERMAN)
    assert shifted.startswith("Gelb von Norden (vor Spalte B) auf C3: trifft ")


def test_the_markers_are_explained_until_every_seat_has_had_a_turn() -> None:
    legend = "🎯\u2005 zählt doppelt"
    for sheets, explained in ((((), ()), True), (((3,), ()), True), (((3,), (4,)), False)):
        state = replace(ready(), sheets=sheets)
        assert any(legend in line for line in _lines(_screen(state))) is explained
        assert bool(_lines(_screen(state, "flick blue"))) is explained


def test_the_bag_names_only_what_is_in_it() -> None:
    assert "Beutel: 🔵 4 · 💥 1" in _lines(_screen(ready(bag=(4, 0, 0, 0, 1))))
    assert "Der Beutel ist leer." in _lines(_screen(ready(bag=(0,) * 5)))


@pytest.mark.parametrize(
    "prefix", ["flick pink", "flick", "nonsense", "flick blue Q", "flick blue aim Q"]
)
def test_a_step_that_makes_no_sense_leads_back_to_one_that_does(prefix: str) -> None:
    assert _moves(_screen(ready(), prefix))


def test_the_bonus_offers_to_be_left_out() -> None:
    state = play(ready(), "flick yellow E D4", "straight", "straight", "straight", "2", "draw blue")
    assert "skip" in _moves(_screen(state))
    assert "skip" not in _moves(_screen(ready()))


def _lines(screen: Screen) -> list[str]:
    return [line for block in screen.blocks if isinstance(block, Lines) for line in block.lines]


def test_the_best_scoring_is_one_press_and_the_others_a_menu() -> None:
    state = scoring(". . . . .  . . . . .  . . b3 b2 b2  . . . . b4  . . . . .")
    screen = _screen(state)
    assert _moves(screen) == ["score best", "score none"]
    menu = _menu(screen)
    assert menu.prefix == "score"
    assert [choice.label for choice in menu.choices] == [
        "8 Punkte: Blau 2 + 2 + 4",
        "6 Punkte: Mitte 6",
    ]
    assert screen.question == "Wie wertest du? Am meisten: Blau 6 + 2 + 2 + 4 = **14 Punkte**"


def test_the_menu_holds_every_listed_scoring_however_many() -> None:
    state = scoring("b1 w2 b3 y4 y5  y1 b2 w3 y2 g1  g2 b4 g3 K g4  y3 w5 b5 g5 .  K . . . .")
    moves = [f"score {choice.move}" for choice in _menu(_screen(state)).choices]
    first, *others = map(str, GAME.legal(state, 0))
    assert first == "score best"
    assert moves == others
    assert len(moves) > 25


def test_with_a_knaller_nothing_is_no_choice_f22() -> None:
    # F22
    assert _moves(_screen(scoring(DRAWING))) == ["score best"]


def test_who_is_not_to_act_has_nothing_to_press() -> None:
    assert _screen(ready(), seat=1).controls == ()
    assert _screen(ready(), seat=0).controls


def test_the_bag_and_the_dice_in_front_of_everybody_are_shown_g6() -> None:
    # G6
    text = _screen(ready()).text
    assert "Im Beutel: 4 Blau, 4 Gelb, 4 Grün, 3 Joker, 2 Knaller." in text
    assert "Anna hat vor sich: Blau, Gelb, Grün." in text


def test_at_the_end_everybody_has_a_line_with_all_rounds() -> None:
    state = replace(ready(), sheets=((1,) * 10, (12,) * 10))
    assert _lines(_screen(state))[-1] == "Ben · **120** = " + " ".join(["12"] * 10)


def test_while_dice_fly_nothing_can_be_pressed() -> None:
    assert _screen(begin()).controls == ()
    assert _screen(play(ready(), "flick blue N C1")).controls == ()


@pytest.mark.parametrize("ink", [GERMAN, ENGLISH])
def test_the_rules_are_told_in_five_short_cards(ink: Ink) -> None:
    for number in range(1, 6):
        assert 0 < len(ink(f"rules-{number}")) <= 1000
        assert ink(f"rules-{number}-title")
    assert "C3" in ink("rules-4"), "all lines of a card arrive"


def test_every_picture_is_drawn() -> None:
    assert drawings(BOX).keys() == {*BOX.game.seed.icons, ""}


def test_by_ear_a_scoring_is_a_question_that_names_the_other_ways() -> None:
    state = scoring(DRAWING)
    for locale, ask, other in (("de", "Wie wertest du? ", "Oder: "), ("en", "How do you", "Or: ")):
        ink = TEXTS.ink(locale, BOX, ("Anna", "Ben"), reading=Reading(0, aloud=True))
        question = BOX.render(GAME.view(state, 0), ink).twin().question
        assert question[0].startswith(ask)
        assert question[1].startswith(other)
        assert len(question) == 2
