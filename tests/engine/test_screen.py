"""Screens: the default screen, and sentences that are only written on demand."""

from collections.abc import Mapping
from random import Random

import pytest

from bot.engine.screen import Ink, Menu, plain_render
from bot.shell.drawing.icons import ICONS
from tests.games.kniffel.table import BOX, RULES, roll, table
from tests.over import played
from tests.shelf import CATALOGUE, TEXTS

INK = TEXTS.ink("en", BOX, ("Anna", "Ben"))


def test_the_plain_screen_offers_every_legal_move_however_many() -> None:
    state = roll(table(), "mcktb").state
    (menu,) = plain_render(RULES, RULES.view(state, 0), INK).controls
    assert isinstance(menu, Menu)
    assert [choice.move for choice in menu.choices] == [str(a) for a in RULES.legal(state, 0)]
    assert len(menu.choices) > 30


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_twin_is_written_only_when_somebody_asks_for_it(game: str) -> None:
    box, said = CATALOGUE[game], list[str]()

    def say(key: str, params: Mapping[str, str | float]) -> str:
        said.append(key)
        return f"{key} {params}"

    over = played(box, Random(3), most=30)
    names = [f"seat {number}" for number in range(len(over.table.seats))]
    ink = Ink(say, names, ICONS | box.game.seed.icons)
    screen = box.render(box.game.view(over.match.state, None), ink)
    drawn = len(said)
    assert screen.text
    assert len(said) > drawn
