"""By ear: texts alone tell everything that a seat sees, and tell it in plain words."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.engine.catalogue import Box
from bot.engine.game import CHANCE
from bot.engine.ink import Reading
from bot.engine.match import Match
from bot.engine.screen import Ink
from bot.texts import LOCALES, tell
from tests.conformance import Table, random_match, tables
from tests.facts import Fact, facts_of, untold
from tests.of_games import expected
from tests.shelf import CATALOGUE, TEXTS

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gitta", "Hans", "Ida", "Jupp")
CASES = [
    pytest.param(game, table, id=f"{game} {table}")
    for game, box in CATALOGUE.items()
    for table in tables(box, Random(game))
]
FACTS = {game: found for game, box in CATALOGUE.items() if (found := facts_of(box))}
"""A game that names none is only held to plain words."""


def _is_pictogram(sign: str) -> bool:
    """By Unicode's own properties, so that a wrong range in the bot is not repeated here."""
    kind = unicodedata.category(sign)
    return kind in ("So", "Cf", "Me") or (kind == "Sm" and "ARROW" in unicodedata.name(sign))


_SIGNS = (*range(0x2000, 0x2C00), *range(0xFE00, 0xFE10), *range(0x1F000, 0x1FB00))
UNSPEAKABLE = re.compile(
    f"[{''.join(chr(sign) for sign in _SIGNS if _is_pictogram(chr(sign)))}\ufe0e\ufe0f\u2005]"
    r"|\*\*|`|<:|__|\[.*\]\(|^#|^-#|·|(?<!\d)0-mal|(?<!\d)0 times|  | [.,!?;:](\s|$)|None"
)
"""What a screen reader stumbles over: pictograms, markup, separators, gaps."""


@cache
def unspeakable(line: str) -> bool:
    """Most lines are said again and again."""
    return bool(UNSPEAKABLE.search(line))


def nothing(game: Any, view: Any, ink: Ink, locale: str) -> Iterator[Fact]:
    return iter(())


def moments(box: Box, table: Table, random: Random) -> Iterator[tuple[Match, int | None, str]]:
    """Some of a random match and its end, each as somebody hears it in some language."""
    for match in random_match(box, table, random):
        if not match.to_act or random.random() < 0.008:
            for seat in {None, random.randrange(len(table.seats)), *match.to_act - {CHANCE}}:
                yield match, seat, random.choice(LOCALES)


def ink_for(box: Box, locale: str, seat: int | None) -> Ink:
    return TEXTS.ink(locale, box, NAMES, reading=Reading(seat, aloud=True))


def told(box: Box, match: Match, seat: int | None, ink: Ink) -> list[str]:
    return box.render(box.game.view(match.state, seat), ink).text.splitlines()


@pytest.mark.parametrize(("game", "table"), CASES)
def test_texts_alone_tell_every_fact_of_the_view(game: str, table: Table) -> None:
    box, facts = CATALOGUE[game], FACTS.get(game, nothing)
    for match, seat, locale in moments(box, table, Random(f"ear {game} {table}")):
        ink, view = ink_for(box, locale, seat), box.game.view(match.state, seat)
        lines = told(box, match, seat, ink)
        assert not untold(lines, facts(box.game, view, ink, locale)), lines
        assert len(set(lines)) == len(lines), "a sentence twice"
        for line in spoken(box, match, seat, ink):
            assert line
            assert not unspeakable(line), line


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_brief_question_is_the_detailed_one_without_the_position(game: str) -> None:
    box, left_out = CATALOGUE[game], set()
    table = max(tables(box, Random(game)), key=lambda way: len(way.seats))
    for match in random_match(box, table, Random(f"brief {game}")):
        for seat in match.to_act - {CHANCE}:
            detailed, brief = (
                box.render(
                    box.game.view(match.state, seat),
                    TEXTS.ink("de", box, NAMES, reading=Reading(seat, aloud=True, brief=brief)),
                )
                .twin()
                .question
                for brief in (False, True)
            )
            assert set(brief) <= set(detailed)
            left_out |= {line.split()[0] for line in set(detailed) - set(brief)}
    assert left_out == expected(CATALOGUE[game], "LEFT_OUT_IN_BRIEF", set())


@pytest.mark.parametrize("game", FACTS)
def test_a_twin_that_keeps_something_back_is_found_out(game: str) -> None:
    box, facts = CATALOGUE[game], FACTS[game]
    table = max(tables(box, Random(game)), key=lambda way: len(way.seats))
    missed = tried = 0
    for match, seat, locale in moments(box, table, Random(f"held back {game}")):
        ink, view = ink_for(box, locale, seat), box.game.view(match.state, seat)
        lines = told(box, match, seat, ink)
        for place in range(len(lines)):
            rest = [*lines[:place], *lines[place + 1 :]]
            missed += bool(untold(rest, facts(box.game, view, ink, locale)))
            tried += 1
    assert missed > tried // 3


@pytest.mark.parametrize(
    "line",
    ["🎲 Würfle!", "**Rot** 4", "`f3`", "Rot · Grün", "Rot  4", "noch 0-mal", "Rot .", "1 → f3"],
)
def test_what_nobody_says_is_noticed(line: str) -> None:
    assert UNSPEAKABLE.search(line)


@pytest.mark.parametrize("line", ["Spielstärke 927, das sind −73", "≤ 3, ≥ 4, ≈ 5, ∞", "5 × 5"])
def test_numbers_and_their_signs_are_said(line: str) -> None:
    assert not UNSPEAKABLE.search(line)


def spoken(box: Box, match: Match, seat: int | None, ink: Ink) -> Iterator[str]:
    view: Any = box.game.view(match.state, seat)
    twin = box.render(view, ink).twin()
    yield from (*twin.question, *twin.position, *twin.points, *twin.own)
    yield from (tell(ink, event) for event in match.story)
    yield from twin.text.splitlines()
    if seat is not None:
        legal = box.game.legal(match.state, seat)
        yield from (box.describe(view, action, ink) for action in legal[:40])
