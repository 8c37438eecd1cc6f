"""A broken data file is refused with a sentence that names what is wrong."""

from typing import Any

import pytest
from pydantic import ValidationError

from bot.games.zwerg.seed import Seed
from tests.games.zwerg.table import GAME


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"row": ("", "red", "red", "blue", "green", "")}, "a colour stands twice"),
        ({"bets_after": 7}, "bets_after must leave"),
        ({"bets_after": 0}, "bets_after must leave"),
        ({"faces": 8}, "the icon value-7 is missing"),
        ({"row": ("", "pink", "red", "blue", "green", "")}, "the icon die-pink is missing"),
    ],
)
def test_data_that_does_not_fit_together_is_refused(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValidationError, match=sentence):
        Seed.model_validate(GAME.seed.model_dump() | change)
