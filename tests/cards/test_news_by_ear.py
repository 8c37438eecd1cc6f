"""What is read out: of the throws of one turn the last, and no word less of what came of it."""

from bot.cards.news import happened, outcome
from bot.engine.ink import Reading
from tests.games.kniffel.table import BOX, enter, roll, table
from tests.shelf import TEXTS

NAMES = ("Anna", "Ben")


def test_of_several_throws_of_another_player_only_the_last_is_told() -> None:
    match = roll(roll(roll(table(), "mmckt"), "ff", "reroll 4 5"), "bb", "reroll 4 5")
    match = enter(match, "mash")
    ink = TEXTS.ink("de", BOX, NAMES, reading=Reading(1, aloud=True))
    told = happened(match, 0, 1, ink)
    assert [line.split(":")[0] for line in told] == [
        "Anna, 3. Wurf",
        "Anna trägt „Kartoffelbrei“ ein",
    ]
    seen = happened(match, 0, 1, TEXTS.ink("de", BOX, NAMES))
    assert len(seen) == 4


def test_the_answer_to_a_move_repeats_no_question_to_who_sees_the_board() -> None:
    match = roll(table(), "mmctb")
    seen, heard = (
        TEXTS.ink("de", BOX, NAMES, reading=Reading(0, aloud=aloud)) for aloud in (False, True)
    )
    assert outcome(BOX, match, 0, 0, seen).startswith("Dein 1. Wurf")
    assert "Blau behalten" not in outcome(BOX, match, 0, 0, seen)
    assert "Oder wirf noch einmal" in outcome(BOX, match, 0, 0, heard)
