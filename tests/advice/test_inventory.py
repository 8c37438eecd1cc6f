"""A check names everything that a game does not bring along, in one sentence each."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.advice.inventory import lacking
from bot.engine.catalogue import Box, Catalogue
from bot.engine.errors import OperatorError
from bot.shell.drawing.icons import ICONS
from bot.texts import Texts
from tests.shelf import CATALOGUE, TEXTS


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_game_is_whole(game: str) -> None:
    assert lacking(CATALOGUE[game], TEXTS) == []


@pytest.fixture
def box(tmp_path: Path) -> Box:
    """A game in a folder of its own, so that it can be spoiled."""
    whole = CATALOGUE["kniffel"]
    folder = tmp_path / whole.id
    shutil.copytree(whole.folder, folder)
    return replace(whole, folder=folder)


def found(box: Box) -> list[str]:
    return lacking(box, Texts(Catalogue({box.id: box}), icons=ICONS))


def without(box: Box, key: str) -> Box:
    file = box.folder / "en.ftl"
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(x for x in lines if not x.startswith(f"{key} =")), "utf-8")
    return box


def with_code(box: Box, code: str) -> Box:
    (box.folder / "events.py").write_text(code, "utf-8")
    return box


def with_seed(box: Box, **parts: Any) -> Box:
    game = type(box.game)(box.game.seed.model_copy(update=parts))
    return replace(box, game=game)


def with_long_about(box: Box) -> Box:
    file = without(box, "about").folder / "en.ftl"
    file.write_text(f"{file.read_text('utf-8')}\nabout = {'x' * 101}\n", "utf-8")
    return box


SPOILED: dict[str, Callable[[Box], Box]] = {
    "The text title is missing in en.": lambda box: without(box, "title"),
    "The text rules-2-title is missing in en.": lambda box: without(box, "rules-2-title"),
    "The text option-free_strike-true is missing in en.": lambda box: without(
        box, "option-free_strike-true"
    ),
    "The text event-gone is missing in de.": lambda box: with_code(box, 'Event("gone")'),
    "The text illegal-so is missing in de.": lambda box: with_code(
        box, 'IllegalMoveError("illegal-so", rule="K1")'
    ),
    "The text nowhere is missing in en.": lambda box: with_code(box, 'ink("nowhere")'),
    "The seed names no icon unicorn.": lambda box: with_code(box, 'Icon("unicorn")'),
    "The icon roll has no word under [emoji].": lambda box: with_seed(box, emoji={}),
    "[emoji] has a word for roll, but there is no icon roll.": lambda box: with_seed(box, icons={}),
    "drawings.py draws frog, but there is no icon frog.": lambda box: with_seed(box, icons={}),
    "[short] says rounds = 9, but there is no such option.": lambda box: with_seed(
        box, short={"rounds": "9"}
    ),
    "The text about has more than 100 characters in en.": with_long_about,
}


@pytest.mark.parametrize("sentence", SPOILED)
def test_what_is_missing_is_named(sentence: str, box: Box) -> None:
    assert found(box) == []
    assert f"{box.id}: {sentence}" in found(SPOILED[sentence](box))


def test_a_game_that_cannot_be_loaded_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "games" / "broken").mkdir(parents=True)
    (tmp_path / "games" / "broken" / "__init__.py").write_text("from .nowhere import GAME\n")
    import bot.games

    monkeypatch.setattr(bot.games, "__path__", [str(tmp_path / "games")])
    with pytest.raises(OperatorError, match=r"The game broken cannot be loaded: No module named"):
        Catalogue.find()
