"""Rulings: what code, texts and seeds cite is explained in docs/rules.md, and a test names each."""

import ast
import importlib
import io
import re
import tokenize
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from bot.cards.card import Select
from bot.cards.rules import rules_card
from bot.texts import LOCALES
from tests.shelf import CATALOGUE, TEXTS

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "rules.md").read_text("utf-8")
EXPLAINED = re.findall(r"^\| ([A-Z][0-9]+) \|", PAGE, re.MULTILINE)
ALL_GAMES = "G"
HEADED = re.compile(r"^## [^\n]*\(`(\w+)`\).*?^\| ([A-Z])1 \|", re.MULTILINE | re.DOTALL)
LETTERS = dict(HEADED.findall(PAGE))
"""Of the games on the page, by the rulings under their headings."""
ANY = ALL_GAMES + "".join(LETTERS.values())
CODE = ("bot", "cogs", "seeds")
DATA = (".ftl", ".toml")
LONGEST_TOPIC = 1500


def cited(text: str, letters: str = ANY) -> set[str]:
    return set(re.findall(rf"\b[{letters}][0-9]{{1,2}}\b", text))


def cited_in(file: Path) -> set[str]:
    """A game's files cite its own rulings and those of all games: D4 is a hole of flick."""
    text = file.read_text("utf-8")
    if not cited(text):
        return set()
    names = {file.stem, *file.relative_to(ROOT).parts}
    own = [letter for game, letter in LETTERS.items() if game in names]
    if own:
        return cited(text, ALL_GAMES + own[0])
    return cited(text if file.suffix in DATA else "\n".join(remarks(text)))


def remarks(text: str) -> Iterable[str]:
    """Comments, docstrings and the rule of a refusal: where a hole or a square is never meant."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(words))):
                yield words
            case ast.keyword(arg="rule", value=ast.Constant(value=str(words))):
                yield words


def files(*folders: str) -> list[Path]:
    found = (file for folder in folders for file in (ROOT / folder).rglob("*"))
    return [f for f in found if f.suffix in {".py", *DATA} and f != Path(__file__)]


@cache
def where(*folders: str) -> dict[str, list[str]]:
    places: dict[str, list[str]] = {}
    for file in files(*folders):
        for ruling in cited_in(file):
            places.setdefault(ruling, []).append(str(file.relative_to(ROOT)))
    return places


def test_every_part_of_the_page_is_about_a_game_that_is_here() -> None:
    """A new game needs no part: it gets one with its first ruling."""
    assert LETTERS.keys() <= CATALOGUE.keys()


def test_each_ruling_is_explained_once() -> None:
    assert len(EXPLAINED) == len(set(EXPLAINED))
    assert {ruling[0] for ruling in EXPLAINED} == set(ANY)


def test_everything_that_code_and_texts_cite_is_explained() -> None:
    unknown = where(*CODE).keys() - EXPLAINED
    assert {ruling: where(*CODE)[ruling] for ruling in unknown} == {}


def test_everything_that_tests_cite_is_explained() -> None:
    unknown = where("tests").keys() - EXPLAINED
    assert {ruling: where("tests")[ruling] for ruling in unknown} == {}


def test_everything_that_the_papers_cite_is_explained() -> None:
    papers = (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"))
    prose = [re.sub("`[^`]*`", "", paper.read_text("utf-8")) for paper in papers]
    assert cited("\n".join(prose)) <= set(EXPLAINED)


def test_a_test_names_every_ruling() -> None:
    assert sorted(set(EXPLAINED) - where("tests").keys()) == []


@pytest.mark.parametrize("game", LETTERS)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_of_a_game_name_every_ruling_about_it(game: str, locale: str) -> None:
    own = ALL_GAMES + LETTERS[game]
    told = cited("\n".join(topics(game, locale)), own)
    assert sorted({ruling for ruling in EXPLAINED if ruling[0] in own} - told) == []


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_topic_of_the_rules_is_short(game: str, locale: str) -> None:
    assert max(map(len, topics(game, locale))) <= LONGEST_TOPIC


def topics(game: str, locale: str) -> list[str]:
    """The text of every topic that the menu of `/rules` leads to."""
    box = CATALOGUE[game]
    ink, own = TEXTS.ink(locale, box), TEXTS.rule_cards(locale, box)
    menu, *_ = rules_card(box, 1, own, ink).rows
    assert isinstance(menu, Select)
    return [rules_card(box, n, own, ink).body for n, _ in enumerate(menu.choices, 1)]


@pytest.mark.parametrize("game", LETTERS)
def test_the_page_shows_every_kind_of_move_as_it_is_written(game: str) -> None:
    part = PAGE.partition(f"(`{game}`)")[2].partition("\n## ")[0]
    rules = CATALOGUE[game].game
    kinds: set[type] = set()
    for chance, cell in re.findall(r"^\| (chance )?(`[^|]*) \|", part, re.MULTILINE):
        for text in re.findall("`([^`]+)`", cell):
            action = rules.parse(text)
            assert str(action) == text
            assert isinstance(action, rules.chance_types) == bool(chance), text
            kinds.add(type(action))
    moves = importlib.import_module(f"bot.games.{game}.moves")
    assert kinds == set(get_args(moves.Action))
