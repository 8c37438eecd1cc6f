"""A sixth game is one folder and one seed file: it appears everywhere, and nothing is edited."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.toy.shelf import on_the_shelf
from tests.wire.table import Book, board_of, connected, playground


@pytest.fixture
def _on_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with on_the_shelf("muenze", "tests.toy.game", tmp_path, monkeypatch):
        yield


@pytest.mark.usefixtures("_on_the_shelf")
async def test_a_new_game_is_offered_explained_and_played_without_an_edit(book: Book) -> None:
    async with playground(people=("Anna",)) as place, connected(place, book):
        (anna,), channel = place.people, place.default_channel
        offered = await anna.autocomplete("spielen", "spiel", "mün", channel=channel)
        assert offered == [("Münzwurf", "muenze")]
        rules = await anna.slash("regeln", channel=channel, spiel="muenze")
        assert "Rate Kopf oder Zahl." in rules.text
        await anna.slash("spielen", channel=channel, spiel="muenze")
        await anna.press("Los geht’s")
        await anna.select("Münzwurf", "guess head")
        assert "🏁" in board_of(channel).text
