"""The picture of the cave, its legend, and what is told."""

from dataclasses import replace
from string import ascii_lowercase

import pytest

from bot.art.album import drawings
from bot.engine.screen import Grid, Lines, Menu, Screen
from bot.games.drachen.state import State
from bot.texts import LOCALES, tell
from tests.games.drachen.table import BOX, GAME, position, roll, told
from tests.shelf import TEXTS

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fine")
ICONS = GAME.seed.icons
MENTIONS = tuple(f"<@{number}>" for number in range(1000000000000000000, 1000000000000000006))


def screen(state: State, locale: str = "de") -> Screen:
    return BOX.render(GAME.view(state, None), TEXTS.ink(locale, BOX, NAMES))


def rows(state: State) -> tuple[tuple[str, ...], ...]:
    (grid,) = (block for block in screen(state).blocks if isinstance(block, Grid))
    return grid.rows


def lines(state: State) -> list[str]:
    return [ln for block in screen(state).blocks if isinstance(block, Lines) for ln in block.lines]


def test_the_cave_winds_from_the_dragon_at_the_bottom_to_the_surface_on_top() -> None:
    fields = {f"field-{number}": f"<{number}>" for number in GAME.cave.path}
    ink = TEXTS.ink("de", BOX, NAMES, icons=fields)
    start = position("cave+", "cave+", "surface")
    (grid,) = (
        block for block in BOX.render(GAME.view(start, None), ink).blocks if isinstance(block, Grid)
    )
    drawn = ["".join(row) for row in grid.rows]
    assert drawn[0] == ICONS["surface"] + ICONS["dwarf-c"]
    assert drawn[1] == "<8><66><65><64><63><62><61>" + ICONS["left"]
    assert drawn[2] == ICONS["right"] + "<51><52><53><54><55><56><7>"
    assert drawn[6] == ICONS["right"] + "<11><12><13><14><15><16><3>"
    assert drawn[7] == ICONS["cave"] + ICONS["dwarf-a-ring"] + ICONS["dwarf-b-ring"]


def test_a_dwarf_covers_its_field_and_shows_whether_it_carries_a_ring() -> None:
    board = rows(position("52+", "65", "cave+"))
    assert board[2][2] == ICONS["dwarf-a-ring"]
    assert board[1][2] == ICONS["dwarf-b"]


def test_struck_fields_glow_after_a_laugh_and_keep_their_numbers() -> None:
    ink = TEXTS.ink("de", BOX, NAMES, icons={name: f"<{name}>" for name in ICONS})
    state = roll(position("cave+", "cave+", "cave+"), 1, 1, 3)
    grid = BOX.render(GAME.view(state, None), ink).blocks[0]
    assert isinstance(grid, Grid)
    assert (grid.rows[6][3], grid.rows[4][1]) == ("<struck-13>", "<struck-31>")
    assert grid.rows[6][4] == "<field-14>"


def test_a_double_makes_its_whole_chain_glow() -> None:
    board = rows(roll(position("cave+", "cave+", "cave+"), 1, 6, 6))
    glowing = sum(row.count(ICONS["struck-66"]) for row in board)
    assert glowing == 5 + len(GAME.cave.always_struck(3))


def test_every_dwarf_picture_tells_seat_and_ring_apart() -> None:
    names = [f"dwarf-{letter}{ring}" for letter in ascii_lowercase[:6] for ring in ("", "-ring")]
    assert len({ICONS[name] for name in names}) == 12


def test_two_letter_squares_side_by_side_never_melt_into_a_flag() -> None:
    for letter in ascii_lowercase[:6]:
        assert not "\U0001f1e6" <= ICONS[f"dwarf-{letter}"][-1] <= "\U0001f1ff"


def test_the_plain_signs_of_the_fields_show_both_chains() -> None:
    for name, chain in GAME.seed.chains.items():
        marked = {
            number
            for number in GAME.cave.path
            if ICONS[f"field-{number}"] == ICONS[f"chain-{name}"]
        }
        assert marked == set(chain)


def test_the_lines_name_place_way_and_deliveries() -> None:
    legend = lines(position("35+", "surface", "cave+", delivered=(0, 1, 0)))
    assert legend[0] == "Ⓐ Anna · Feld 35 ⬆️"
    assert legend[1] == "🇧\u200b Ben · oben ⬇️ · **Ringe: 1 von 2**"
    assert legend[3:] == [
        "🔗 helle Kette: Pasch 2 4 6",
        "⛓️ dunkle Kette: Pasch 1 3 5",
        "🐲 Bei jedem Lachen gefährlich: 4 5 6 7 8",
        "Der Drache hütet noch 15 Ringe",
    ]


def test_the_chains_are_explained_in_the_first_round_alone() -> None:
    later = replace(position("35+", "surface", "cave+"), turn=3)
    assert not any("Pasch" in line for line in lines(later))
    assert any("gefährlich" in line for line in lines(later))


def test_the_question_says_which_way_it_goes() -> None:
    assert (
        screen(position("35+", "41", "cave+")).question == "Du hast einen Ring: hinauf zum Ausgang!"
    )
    down = replace(position("35+", "41", "cave+"), turn=1)
    assert screen(down).question == "Kein Ring: hinunter zum Drachen!"


def test_one_button_rolls_and_two_buttons_choose() -> None:
    before = screen(position("cave+", "cave+", "cave+"))
    assert [choice.move for row in before.controls for choice in row] == ["roll"]  # type: ignore[union-attr]
    struck = screen(roll(position("13", "31", "cave+"), 1, 1, 3))
    (choices,) = struck.controls
    assert not isinstance(choices, Menu)
    assert [(c.move, c.off) for c in choices] == [
        ("roll", True),
        ("cave", False),
        ("surface", False),
    ], "no choice slides to where one has just rolled"
    assert screen(roll(position("8+", "cave+", "cave+", rings=1), 2)).controls == ()


def test_the_choice_is_one_question_for_all_who_must_choose() -> None:
    state = roll(position("13", "31", "cave+"), 1, 1, 3)
    assert screen(state).question == "Zum Drachen oder nach oben?"
    assert "Anna und Ben" in screen(state).text


def test_the_twin_tells_the_whole_board_in_sentences() -> None:
    text = screen(position("35+", "surface", "cave+", delivered=(0, 1, 0))).text
    assert "Anna: Feld 35, mit Ring auf dem Weg nach oben, noch 24 Felder bis zur Ober" in text
    assert "Ben: an der Oberfläche, ohne Ring auf dem Weg nach unten, noch 43 Felder" in text
    assert "Ringe an der Oberfläche: Anna keiner, Ben 1, Cleo keiner." in text
    assert "Anna muss würfeln." in text


@pytest.mark.parametrize("locale", LOCALES)
def test_a_laugh_that_strikes_six_dwarfs_still_fits_a_line(locale: str) -> None:
    (event,) = told(position("22+", "32", "44+", "54", "66+", "7"), 1, 6, 6)
    assert len(tell(TEXTS.ink(locale, BOX, MENTIONS), event)) <= 300


@pytest.mark.parametrize("locale", LOCALES)
def test_about_and_rule_cards_fit_their_frames(locale: str) -> None:
    ink = TEXTS.ink(locale, BOX)
    assert len(ink("about")) <= 100
    for number in range(1, 6):
        assert ink(f"rules-{number}-title")
        assert len(ink(f"rules-{number}")) <= 1000


def test_every_picture_is_drawn() -> None:
    assert drawings(BOX).keys() == {*BOX.game.seed.icons, ""}
