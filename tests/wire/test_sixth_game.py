"""A sixth game is one folder and one seed file: it appears everywhere, and nothing is edited."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.games
from bot.engine import catalogue
from bot.playground.place import Playground
from tests.wire.table import Book, connected

TOY = Path(__file__).parents[1] / "toy"


@pytest.fixture
def _on_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a developer would do: put the folder and the seed file where the others are."""
    folder = tmp_path / "games" / "muenze"
    folder.mkdir(parents=True)
    for name in ("de.ftl", "en.ftl"):
        shutil.copy(TOY / name, folder / name)
    (folder / "__init__.py").write_text("from tests.toy.game import Muenze as Game\n")
    seeds = tmp_path / "seeds"
    shutil.copytree(catalogue.SEEDS, seeds)
    shutil.copy(TOY / "muenze.toml", seeds / "muenze.toml")
    monkeypatch.setattr(bot.games, "__path__", [*bot.games.__path__, str(tmp_path / "games")])
    monkeypatch.setattr(catalogue, "SEEDS", seeds)
    yield
    sys.modules.pop("bot.games.muenze", None)


@pytest.mark.usefixtures("_on_the_shelf")
async def test_a_new_game_is_offered_explained_and_played_without_an_edit(book: Book) -> None:
    async with Playground(people=("Anna",)) as place, connected(place, book):
        (anna,), channel = place.people, place.default_channel
        offered = await anna.autocomplete("spielen", "spiel", "mün", channel=channel)
        assert offered == [("Münzwurf", "muenze")]
        rules = await anna.slash("regeln", channel=channel, spiel="muenze")
        assert "Rate Kopf oder Zahl." in rules.text
        await anna.slash("spielen", channel=channel, spiel="muenze")
        await anna.press("Los geht’s")
        await anna.select("Münzwurf", "guess head")
        assert "gewinnt" in channel.board.text
