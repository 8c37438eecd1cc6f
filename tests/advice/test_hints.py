"""Hints in words: the best move, what the others cost, and never more than a few lines."""

from random import Random
from re import findall
from typing import Any

import pytest

from bot.advice.hints import REASONS, hint, reasons
from bot.advice.hints import odds as told_odds
from bot.engine.brain import Brain, Rated, no_chances, no_odds
from bot.engine.game import CHANCE
from bot.engine.phrases import Word
from bot.engine.screen import Sheet
from bot.games.kniffel.moves import Reroll
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
        "Das sind 3 Punkte statt 1.",
        "„Hexenkessel“ bleibt dir dabei offen.",
        "• Hexenkessel eintragen: 1 Punkt – 1,5 Punkte weniger",
        "• Frosch eintragen: 1 Punkt – 8,0 Punkte weniger",
    )


def test_moves_that_cost_nothing_share_one_line() -> None:
    equal = "• Hexenkessel eintragen: 1 Punkt – genauso gut"
    assert told("mmmcf", 20.0, 20.0)[2:] == (equal,)
    *_, nearly = told("mmmcf", 20.0, 20.0, 19.99)
    both = "Hexenkessel eintragen: 1 Punkt · Frosch eintragen: 1 Punkt"
    assert nearly == f"• {both} – fast genauso gut"
    priced = told("mmmcf", 20.0, 20.0, 19.99, 15.0)
    assert len(priced) <= 2 + REASONS + 2
    assert priced[-1].endswith("– 5,0 Punkte weniger")


def test_alternatives_that_come_to_the_same_are_told_once() -> None:
    """Which of two equal dice is kept is no other idea."""
    match = roll(table(), "mmcff")
    view = RULES.view(match.state, 0)
    same = (Reroll((1, 3, 4, 5)), Reroll((2, 3, 4, 5)))
    assert len({BOX.brain.gist(RULES, view, action) for action in same}) == 1
    rated = [Rated(Reroll((3,)), 20.0), *(Rated(action, 18.0 - n) for n, action in enumerate(same))]
    lines = hint(BOX, view, rated, TEXTS.ink("de", BOX, ("Anna", "Ben")))
    assert sum(line.startswith("•") for line in lines) == 1


def test_of_equally_good_moves_one_is_told() -> None:
    lines = told("mmmcf", 20.0, 19.0, 19.0, 19.0, 18.0)
    assert [line.rpartition("– ")[2] for line in lines if line.startswith("•")] == [
        "1,0 Punkte weniger",
        "2,0 Punkte weniger",
    ]


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
        lines = hint(box, view, box.brain.rate(box.game, view, seat), pen)
        assert 1 <= len(lines) <= MOST_LINES
        odds = box.brain.odds(box.game, box.game.view(match.state, None), None, random)
        for block in told_odds(odds, pen):
            if isinstance(block, Sheet):
                assert max(map(len, block.lines)) <= MOST_WIDTH
        assert bool(odds) == told
    assert asked


IN_CHANCES = [game for game, box in CATALOGUE.items() if box.brain.chances is not no_chances]


@pytest.mark.parametrize("seats", [0, 4])
@pytest.mark.parametrize("game", IN_CHANCES)
def test_the_hint_prints_the_chance_that_the_odds_print(game: str, seats: int) -> None:
    box, random = CATALOGUE[game], Random(seats)
    pen = TEXTS.ink("de", box, ("Anna", "Ben", "Cleo", "Dirk"))
    asked = 0
    for match in random_match(box, Table({}, ({},) * (seats or fewest(box))), random):
        seat = min(match.to_act, default=CHANCE)
        if seat == CHANCE or len(box.game.legal(match.state, seat)) < 2 or asked == 6:
            continue
        asked += 1
        view = box.game.view(match.state, seat)
        *lines, last = box.brain.odds(box.game, view, seat, random)
        told = [block for block in (*lines, last) if isinstance(block, Word) and block.params]
        chances = [round(100 * float(str(word.params.get("chance", 0)))) for word in told]
        assert sum(chances) == 100
        printed = [pen(word.key, **word.params) for word in told]
        own = [line for line in printed if pen.name(seat) in line]
        _, worth, *_ = hint(box, view, box.brain.rate(box.game, view, seat), pen)
        assert findall(r"\d+", own[0].rpartition(":")[2])[0] == findall(r"\d+", worth)[0]
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


def test_a_row_that_the_kept_dice_do_not_help_is_no_reason_to_keep_them() -> None:
    """Two toadstools make five different dice no likelier than five dice thrown anew."""
    match = roll(table(), "ffttc")
    pair, both = Reroll((1, 2, 5)), Reroll((5,))
    told = reasons(BOX, RULES.view(match.state, 0), 0, pair, both)
    assert all(word.params.get("row") != Word("row-five") for word in told)


def test_dice_of_a_symbol_speak_for_keeping_them_alone() -> None:
    """Where no row below the symbols tells two choices apart, the symbol itself does."""
    match = roll(table(), "ttbfm")
    pair, more = Reroll((3, 4, 5)), Reroll((4, 5))
    told = {word.key: word for word in reasons(BOX, RULES.view(match.state, 0), 0, pair, more)}
    symbol = told["reason-symbol"]
    assert symbol.params["row"] == Word("row-toadstool")
    assert symbol.params["dice"] == pytest.approx(2 + 3 * 11 / 36)
    # The third die that was kept is thrown again the time after.
    assert symbol.params["less"] == pytest.approx(2 + 2 * 11 / 36 + 1 / 6)


def test_one_point_and_one_die_are_told_in_the_singular() -> None:
    assert (
        told("mmmcf", 0.98, 0.5)[1] == "Bis zum Ende der Partie bringt das im Schnitt noch 1 Punkt."
    )
    for locale, one in (("de", "1 Würfel"), ("en", "1 die on average")):
        ink = TEXTS.ink(locale, BOX, ("Anna", "Ben"))
        match = roll(roll(roll(table(), "mmmcf"), "cf", "reroll 4 5"), "cf", "reroll 4 5")
        lines = BOX.brain.odds(RULES, RULES.view(match.state, 0), 0, Random(1))
        printed = [ink(line.key, **line.params) for line in lines if isinstance(line, Word)]
        assert any(line.endswith(one) for line in printed)


@pytest.mark.parametrize(
    ("worth", "tie", "wanted"),
    [
        (1.0, 0.0, "Damit gewinnt ihr zu 100\xa0%."),
        (0.0, 0.0, "Auch damit ist es wohl verloren (Siegchance 0\xa0%)."),
        (0.0, 1.0, "Zu gewinnen ist kaum noch etwas, aber so wird es unentschieden."),
        (0.4, 0.2, "Damit gewinnt ihr zu 40\xa0%, und zu 20\xa0% wird es unentschieden."),
    ],
)
def test_nobody_is_told_of_a_tie_that_does_not_come(worth: float, tie: float, wanted: str) -> None:
    ink = TEXTS.ink("de", CATALOGUE["zug"], ("Anna", "Ben"))
    assert ink("hint-chance", worth=worth, tie=tie) == wanted
