"""Moves as text: what reads back, and what cannot be read."""

import pytest

from bot.engine.errors import IllegalMoveError
from tests.games.zug.table import GAME


def test_t28_nobody_passes_of_free_will() -> None:
    with pytest.raises(IllegalMoveError) as error:
        GAME.parse("pass")
    assert (error.value.key, error.value.rule) == ("illegal-pass", "T28")


@pytest.mark.parametrize(
    "text", ["", "c3", "c3 c4", "c3-", "sign c3", "coin blue", "c0-c1", "a1-a100"]
)
def test_what_is_no_move_is_called_unreadable(text: str) -> None:
    with pytest.raises(IllegalMoveError) as error:
        GAME.parse(text)
    assert error.value.key == "illegal-unreadable"


@pytest.mark.parametrize(
    "text", ["c3-c4", "sign c3-d10", "take c3-c4", "conduct c4", "coin red", "coin green", "time"]
)
def test_g7_every_kind_of_move_reads_back_as_it_is_written(text: str) -> None:
    # G7
    assert str(GAME.parse(text)) == text
