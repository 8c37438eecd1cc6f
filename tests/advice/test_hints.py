"""Hints in words: the best move, what the others cost, and never more than a few lines."""

from random import Random
from typing import Any

import pytest

from bot.advice.hints import hint
from bot.advice.hints import odds as told_odds
from bot.engine.brain import Brain, Rated, no_odds
from bot.engine.game import CHANCE
from bot.engine.screen import Sheet
from bot.texts import LOCALES
from tests.conformance import Table, random_match
from tests.games.kniffel.table import BOX, RULES, roll, table
from tests.games.zwerg.table import table as zwerg_table
from tests.games.zwerg.table import throw
from tests.games.zwerg.table import view as zwerg_view
from tests.shelf import CATALOGUE, TEXTS
from tests.shortest import fewest

MOST_LINES = 8
MOST_WIDTH = 28


def told(letters: str, *worths: float) -> tuple[str, ...]:
    """A hint for a roll of kniffel where the brain finds these worths, in the order of `legal`."""
    match = roll(table(), letters)
    legal = RULES.legal(match.state, 0)
    rated = [Rated(action, worth) for action, worth in zip(legal, worths, strict=False)]
    german = TEXTS.ink("de", BOX, ("Anna", "Ben"))
    return hint(BOX, RULES.view(match.state, 0), rated, german)


def test_a_hint_prices_every_alternative_against_the_best() -> None:
    assert told("mmmcf", 20.0, 18.5, 12.0) == (
        "💡 Am besten: **Kartoffelbrei eintragen: 3 Punkte**",
        "Bis zum Ende der Partie bringt das im Schnitt noch 20 Punkte.",
        "• Hexenkessel eintragen: 1 Punkt – 1,5 Punkte weniger",
        "• Frosch eintragen: 1 Punkt – 8,0 Punkte weniger",
    )


def test_equal_and_nearly_equal_moves_are_called_so() -> None:
    lines = told("mmmcf", 20.0, 20.0, 19.99)
    assert lines[2].endswith("– genauso gut")
    assert lines[3].endswith("– fast genauso gut")


def test_of_equally_good_moves_one_is_told() -> None:
    lines = told("mmmcf", 20.0, 19.0, 19.0, 19.0, 18.0)
    assert [line.rpartition("– ")[2] for line in lines[2:4]] == [
        "1,0 Punkte weniger",
        "2,0 Punkte weniger",
    ]
    assert len(lines) == 4


def test_an_only_move_is_not_priced() -> None:
    assert told("mmmcf", 3.0) == (
        "💡 Du hast nur eine Möglichkeit: **Kartoffelbrei eintragen: 3 Punkte**",
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_hints_and_odds_of_every_game_fit_on_a_phone(game: str, locale: str) -> None:
    box, random = CATALOGUE[game], Random(5)
    pen = TEXTS.ink(locale, box, ("Anna", "Ben", "Cleo"))
    asked = 0
    told = box.brain.odds is not no_odds
    for match in random_match(box, Table({}, ({},) * fewest(box)), random):
        seats = match.to_act - {CHANCE}
        if not seats or (asked and random.random() > 0.04) or asked > 5:
            continue
        asked += 1
        seat = min(seats)
        view = box.game.view(match.state, seat)
        lines = hint(box, view, box.brain.rate_quickly(box.game, view, seat), pen)
        assert 1 <= len(lines) <= MOST_LINES
        odds = box.brain.odds(box.game, box.game.view(match.state, None), None, random)
        for block in told_odds(odds, pen):
            if isinstance(block, Sheet):
                assert max(map(len, block.lines)) <= MOST_WIDTH
        assert bool(odds) == told
    assert asked


def test_games_without_a_brain_still_answer() -> None:
    plain: Brain[Any, Any, Any] = Brain()
    match = roll(table(), "mmmcf")
    view = RULES.view(match.state, 0)
    assert len(plain.rate(RULES, view, 0)) == len(RULES.legal(match.state, 0))
    assert plain.odds(RULES, view, 0, Random(1)) == ()
    assert plain.solve(RULES) == {}
    assert plain.standing(RULES, view, 0).booked == 0


def test_the_odds_of_a_row_in_the_cave_are_nil() -> None:
    """Once a dwarf sits in the cave, nobody need ask."""
    match = throw(zwerg_table(2), "red2@2 orange5@3 yellow3@cave")
    box = CATALOGUE["zwerg"]
    pen = TEXTS.ink("de", box, ("Anna", "Ben"))
    blocks = told_odds(box.brain.odds(box.game, zwerg_view(match, None), None, Random(1)), pen)
    assert "Alle sieben auf der Reihe: **0\xa0%**" in str(blocks[0]).replace("\\xa0", "\xa0")
