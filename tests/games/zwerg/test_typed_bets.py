"""What people write when they are asked for a bet."""

import pytest

from bot.cards.typed_answer import parse_answer
from bot.games.zwerg.moves import Bet
from tests.games.zwerg.table import BOX, GAME, RULEBOOK_EXAMPLE, table, throw
from tests.shelf import TEXTS

YES = [
    "Ja klar",
    "👍",
    "👍🏽",
    "jo",
    "Jep!",
    "ja bitte",
    "✅",
    "Yes, sure",
    "alle sieben",
    "bet yes",
]
NO = ["nö", "Nee danke", "ich glaube nicht", "eher nicht.", "👎", "nope", "nicht alle", "no way"]


@pytest.mark.parametrize("typed", [*YES, *NO, "na ja", "ja oder nein?", "7"])
def test_a_bet_is_heard_as_people_write_it(typed: str) -> None:
    match = throw(table(3), RULEBOOK_EXAMPLE[0])
    view, actions = GAME.view(match.state, 1), GAME.legal(match.state, 1)
    meant = Bet(True) if typed in YES else Bet(False) if typed in NO else None
    assert parse_answer(TEXTS, BOX, view, actions, typed) == meant
