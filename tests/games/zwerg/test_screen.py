"""What is shown: the public board, the private question, the last row."""

from bot.art.album import drawings
from bot.engine.game import CHANCE
from bot.engine.ink import Reading
from bot.engine.match import Match
from bot.engine.screen import Choice, Grid, Large, Lines, Menu, Screen
from tests.games.zwerg.table import (
    BOX,
    GAME,
    GERMAN,
    NAMES,
    SEVEN_MATCHES,
    THIRD_IN_THE_CAVE,
    bet,
    table,
    throw,
    view,
    whole_turn,
)
from tests.shelf import TEXTS


def _screen(match: Match, seat: int | None = None, prefix: str = "") -> Screen:
    return BOX.render(view(match, seat), GERMAN, prefix)


def _rows(screen: Screen) -> list[tuple[Choice, ...]]:
    assert not any(isinstance(row, Menu) for row in screen.controls)
    return [row for row in screen.controls if not isinstance(row, Menu)]


def _buttons(screen: Screen) -> list[list[str]]:
    return [[choice.move for choice in row] for row in _rows(screen)]


def _lines(screen: Screen) -> str:
    return "\n".join(line for b in screen.blocks if isinstance(b, Lines) for line in b.lines)


def _grid(screen: Screen) -> tuple[tuple[str, ...], ...]:
    return next(block.rows for block in screen.blocks if isinstance(block, Grid))


def test_every_die_keeps_its_place_among_the_buttons_and_a_thrown_one_is_off() -> None:
    screen = _screen(throw(table(), "green4@5"))
    assert _buttons(screen) == [
        ["roll red", "roll orange", "roll yellow"],
        ["roll green", "roll blue", "roll purple"],
        ["roll white"],
    ]
    assert [c.move for row in _rows(screen) for c in row if c.off] == ["roll green"]
    assert screen.question == "Welchen Würfel wirfst du?"


def test_fitting_fields_are_marked_on_the_row_and_pressed_at_their_places() -> None:
    match = throw(table(), "red2@2 blue5@6").play(0, "roll green").play(CHANCE, "4")
    screen = _screen(match)
    fields = [choice for row in _rows(screen) for choice in row]
    assert [len(row) for row in _rows(screen)] == [3, 3, 3]
    assert [choice.move for choice in fields] == [f"place {field}" for field in range(1, 10)]
    assert [choice.move for choice in fields if not choice.off] == ["place 3", "place 4", "place 5"]
    assert [choice.label for choice in fields if choice.style == "good"] == ["Klee +1"]
    fits = GERMAN.icon("fits")
    assert [field for field, sign in enumerate(_grid(screen)[0], start=1) if sign == fits] == [
        3, 4, 5,
    ]  # fmt: skip
    assert screen.question == "Wohin mit der grünen 4?"
    assert [b.line for b in screen.blocks if isinstance(b, Large)] == ["🍀4️⃣"]


def test_evading_shows_what_it_costs_as_long_as_it_costs_anything() -> None:
    """Z14."""
    match = throw(table(), "red2@2").play(0, "roll green").play(CHANCE, "4")
    assert _rows(_screen(match))[0][0].label == "Tür −2"
    caved = throw(table(1), "red2@2 orange5@3 yellow3@cave").play(0, "roll green")
    assert _rows(_screen(caved.play(CHANCE, "1")))[0][0].label == "Tür"


def test_value_and_colour_of_a_die_stand_over_the_colour_of_its_field() -> None:
    rows = _grid(_screen(throw(table(), "green4@5 red5@7")))
    assert [row[4] for row in rows] == ["4️⃣", "🍀", "🍀"]
    assert [row[6] for row in rows] == ["5️⃣", "🍎", "🍇"]
    assert [row[0] for row in rows] == ["▫️", "▫️", "🚪"]


def test_no_two_colours_look_alike_without_colour() -> None:
    icons = [GERMAN.icon(f"die-{colour}") for colour in GAME.seed.colours]
    assert len(set(icons)) == len(icons)
    assert not set(icons) & set("🟥🟧🟨🟩🟦🟪⬜🔴🟠🟡🟢🔵🟣⚪")


def test_the_board_shows_the_direction_once_it_is_decided() -> None:
    """Z3."""
    assert "Noch offen" in _lines(_screen(throw(table(), "green4@5")))
    assert "steigt" in _lines(_screen(throw(table(), "green4@5 red5@7")))
    assert "fällt" in _lines(_screen(throw(table(), "green4@5 red3@7")))


def test_the_public_board_opens_betting_with_one_private_button() -> None:
    """Z11."""
    match = bet(throw(table(3), SEVEN_MATCHES[0]), {1: "yes"})
    screen = _screen(match)
    ((button,),) = _rows(screen)
    assert (button.move, button.opens, button.private) == ("bet", True, True)
    assert screen.question == "**Schafft Anna alle sieben?** Richtig bringt 3 Punkte."


def test_the_board_asks_for_the_bet_once_and_says_what_it_brings() -> None:
    screen = _screen(throw(table(4), SEVEN_MATCHES[0]))
    assert "alle sieben" not in _lines(screen)
    assert "alle sieben" in screen.question


def test_the_points_stand_in_one_line_as_soon_as_there_are_points() -> None:
    match = whole_turn(table(3), SEVEN_MATCHES, {1: "yes", 2: "no"})
    assert "**0**" not in _lines(_screen(throw(table(3), SEVEN_MATCHES[0])))
    line = _lines(_screen(bet(throw(match, SEVEN_MATCHES[0]), {2: "no"})))
    assert "\nAnna\xa0**14**\xa0· Ben\xa0**3**\xa0· Cleo\xa0**0**" in line


def test_the_private_question_makes_sense_alone_and_is_small() -> None:
    match = bet(throw(table(3), SEVEN_MATCHES[0]), {1: "yes"})
    for screen in (_screen(match, 1), _screen(match, 1, "bet")):
        assert _buttons(screen) == [["bet yes", "bet no"]]
        assert "Schafft Anna alle sieben" in _lines(screen)
        assert "Notiert: ✅ **Ja**" in _lines(screen)
        assert "1️⃣" in _grid(screen)[0]
    assert len(_lines(_screen(match, 2)).splitlines()) == 1


def test_the_active_player_is_told_why_there_is_nothing_to_bet() -> None:
    match = throw(table(3), SEVEN_MATCHES[0])
    screen = _screen(match, 0, "bet")
    assert screen.controls == ()
    assert "Du wettest diesmal nicht mit" in _lines(screen)


def test_a_bettor_still_sees_the_own_bet_after_betting_closed_and_the_board_does_not() -> None:
    match = bet(throw(table(3), SEVEN_MATCHES[0]), {1: "yes", 2: "no"})
    assert "Deine Wette: ✅ **Ja**" in _lines(_screen(match, 1))
    assert "Deine Wette: ❌ **Nein**" in _lines(_screen(match, 2))
    assert "Deine Wette" not in _lines(_screen(match))
    assert "verdeckt" in _lines(_screen(match))


def test_the_last_row_stays_to_be_looked_at_until_the_next_die_falls() -> None:
    match = whole_turn(table(2), THIRD_IN_THE_CAVE, {1: "no"})
    assert "Letzte Reihe (Anna): 5 Punkte" in _lines(_screen(match))
    assert "Gelb 3" in _lines(_screen(match))
    assert "2️⃣" in _grid(_screen(match))[0]
    fallen = match.play(1, "roll red").play(CHANCE, "4")
    assert "letzte Reihe" not in _lines(_screen(fallen))
    assert "2️⃣" not in _grid(_screen(fallen))[0]


def test_the_last_row_is_still_there_when_the_match_is_over() -> None:
    match = throw(table(1, rounds=1), " ".join(SEVEN_MATCHES))
    assert "14 Punkte" in _lines(_screen(match))
    assert _screen(match).controls == ()


def test_the_text_twin_says_it_all_in_sentences() -> None:
    match = throw(table(2), THIRD_IN_THE_CAVE[0])
    text = _screen(match).text
    assert "linke Tür, Apfel (Rot): Rot 2, Möhre (Orange): Orange 5, Stern (Gelb)" in text
    assert "In der Drachenhöhle sitzt Gelb 3." in text
    assert "Es fehlt noch die Wette von Ben." in text


def test_every_picture_is_drawn() -> None:
    assert drawings(BOX).keys() == {*BOX.game.seed.icons, ""}


def test_an_evasion_field_costs_points_also_for_a_screen_reader() -> None:
    match = throw(table(), "red2@2 blue5@6").play(0, "roll green").play(CHANCE, "4")
    heard = TEXTS.ink("de", BOX, NAMES, reading=Reading(0, aloud=True))
    screen = BOX.render(view(match, 0), heard, "")
    labels = {choice.move: choice.label for row in _rows(screen) for choice in row}
    assert (labels["place 1"], labels["place 5"]) == ("linke Tür −2", "Klee +1")
