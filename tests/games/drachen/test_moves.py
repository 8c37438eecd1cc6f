"""The texts of the moves of Drachenlachen."""

import pytest

from bot.engine.errors import IllegalMoveError
from tests.games.drachen.table import GAME


@pytest.mark.parametrize("text", ["roll", "cave", "surface", "1", "6"])
def test_every_move_text_reads_back(text: str) -> None:
    assert str(GAME.parse(text)) == text


@pytest.mark.parametrize("text", ["", "0", "7", "²", "rolls", "cave cave", "würfeln"])
def test_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(IllegalMoveError) as error:
        GAME.parse(text)
    assert error.value.key == "illegal-unreadable"
