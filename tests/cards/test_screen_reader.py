"""Turns for screen readers in a channel: the person is addressed, and no secret is told."""

from bot.cards.screen_reader import open_turn_text
from bot.engine.ink import Reading
from bot.table.snapshot import Snapshot
from tests.games.zwerg.table import BOX, NAMES
from tests.games.zwerg.table import table as zwerg
from tests.shelf import TEXTS
from tests.table.test_seats import ANNA, BEN, CLEO, running


def test_who_must_act_is_told_so_also_where_the_question_is_that_of_everybody() -> None:
    snapshot = Snapshot(BOX, running(ANNA, BEN, CLEO), zwerg(3))
    for locale, words in (("de", "Du bist dran."), ("en", "It is your turn.")):
        ink = TEXTS.ink(locale, BOX, NAMES, reading=Reading(0, aloud=True))
        assert words in open_turn_text(snapshot, 0, 0, ink).splitlines()
        assert words not in open_turn_text(snapshot, 0, 1, ink).splitlines()
