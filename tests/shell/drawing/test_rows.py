"""Rows of buttons and menus as Discord reads them, and the pages of a long menu."""

import pytest

from bot.cards.card import Button, Paging, Select
from bot.cards.custom_id import Stamp
from bot.engine.errors import PlayerError
from bot.engine.match import Match
from bot.engine.screen import Choice
from bot.live.session import Session
from bot.shell.drawing.paging import MOST_OPTIONS, PageTurn, check_turn, options, page_turn
from bot.shell.drawing.rows import OPTION_LENGTH, Part, rows
from bot.table.table import Phase
from tests.games.kniffel.table import table as new_match
from tests.shell.tables import ANNA, BEN, MATCH, kniffel, session

STAMP = Stamp("move", MATCH, 3, "roll")
MENU = Stamp("move", MATCH, 3, "walk", menu=True)


def parts(shown: Button | Select, turn: PageTurn | None = None) -> Part:
    (row,) = rows(((shown,),) if isinstance(shown, Button) else (shown,), turn).to_components()
    assert row["type"] == 1
    (part,) = row["components"]
    found: Part = part
    return found


def menu(count: int, least: int = 1, most: int = 1) -> Select:
    choices = tuple(Choice(f"Feld {number}", str(number)) for number in range(count))
    return Select("Wohin?", MENU, choices, least, most, Paging("zurück", "weiter", "die 3"))


def test_a_button_carries_its_stamp() -> None:
    assert parts(Button("Würfeln", STAMP, "🎲", "main")) == {
        "type": 2,
        "style": 1,
        "custom_id": f"m:{MATCH}:3:roll",
        "label": "Würfeln",
        "emoji": {"id": None, "name": "🎲"},
    }


def test_a_button_may_be_off_and_may_have_only_an_icon_of_our_own() -> None:
    part = parts(Button("", STAMP, "<:dice:1234567890123>", off=True))
    assert part["disabled"] is True
    assert "label" not in part
    assert part["emoji"] == {"id": 1234567890123, "name": "dice"}


def test_an_empty_row_is_left_out() -> None:
    assert rows(((), (Button("Würfeln", STAMP),))).to_components() != []
    assert rows(((),)).to_components() == []


def test_a_menu_carries_its_choices() -> None:
    part = parts(menu(3, least=0, most=2))
    assert (part["type"], part["custom_id"], part["placeholder"]) == (
        3,
        f"M:{MATCH}:3:walk",
        "Wohin?",
    )
    assert (part["min_values"], part["max_values"]) == (0, 2)
    assert part["options"][1] == {"label": "Feld 1", "value": "1"}


def test_choices_are_cut_to_what_discord_shows() -> None:
    long = Select("?", MENU, (Choice("x" * 200, "1", "🎲", detail="y" * 200),), 1, 1)
    (option,) = parts(long)["options"]
    assert (len(option["label"]), len(option["description"])) == (OPTION_LENGTH, OPTION_LENGTH)


@pytest.mark.parametrize("count", [1, 24, 25, 26, 47, 48, 49, 70, 71, 72, 200])
def test_every_choice_stands_on_exactly_one_page(count: int) -> None:
    found: list[str] = []
    page: int | None = 0
    while page is not None:
        shown = options(menu(count), page)
        assert len(shown) <= MOST_OPTIONS
        turns = [turn for one in shown if (turn := page_turn(MENU, [one.move]))]
        found += [one.move for one in shown if not page_turn(MENU, [one.move])]
        assert [turn.page for turn in turns if turn.page < page] == [page - 1] * (page > 0)
        assert {turn.prefix for turn in turns} <= {"die 3"}
        page = next((turn.page for turn in turns if turn.page > page), None)
    assert found == [str(number) for number in range(count)]


def test_a_page_beyond_the_last_is_the_last() -> None:
    assert options(menu(30), 9) == options(menu(30), 1)


def test_the_page_of_the_turned_menu_is_shown_and_no_other() -> None:
    turned = PageTurn(MENU, 1, "")
    assert parts(menu(30), turned)["options"][0]["value"] == "page 0 die 3"
    elsewhere = PageTurn(Stamp("move", MATCH, 3, "run", menu=True), 1, "")
    assert parts(menu(30), elsewhere)["options"][0]["value"] == "0"


def test_of_a_long_menu_one_option_is_enough_because_pages_are_options_too() -> None:
    part = parts(menu(60, least=2, most=40))
    assert (part["min_values"], part["max_values"]) == (1, MOST_OPTIONS)


def at(match: Match | None, phase: Phase = "running") -> Session:
    return session(match, kniffel(phase=phase))


def test_a_page_is_turned_by_whoever_may_pick_from_the_menu() -> None:
    turn = PageTurn(Stamp("move", MATCH, 0, "", menu=True), 1, "")
    check_turn(at(new_match()), turn, ANNA)
    with pytest.raises(PlayerError, match="not-your-turn"):
        check_turn(at(new_match()), turn, BEN)


@pytest.mark.parametrize(
    ("match", "phase", "refusal"),
    [
        (new_match(), "running", "started"),
        (new_match(), "finished", "over"),
        (None, "stopped", "over"),
    ],
)
def test_the_options_of_a_lobby_are_turned_by_anybody_while_it_is_one(
    match: Match | None, phase: Phase, refusal: str
) -> None:
    turn = PageTurn(Stamp("table", MATCH, 0, "set", menu=True), 1, "")
    check_turn(at(None, "lobby"), turn, BEN)
    with pytest.raises(PlayerError, match=refusal):
        check_turn(at(match, phase), turn, BEN)
