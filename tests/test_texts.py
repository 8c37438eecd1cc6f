"""Texts: the same keys in both languages, none missing, none unused, and German a German says."""

import re
from pathlib import Path

import pytest

from bot.engine.errors import OperatorError
from bot.engine.phrases import Icon, Many, Who, Word
from bot.table.lobby import option_values, shown
from bot.texts import LOCALES, SHARED, _keys
from tests.shelf import CATALOGUE, TEXTS

ROOT = Path(__file__).parents[1]
FILES = [
    file
    for folder in (SHARED, *(box.folder for box in CATALOGUE.values()))
    for file in sorted(folder.glob("*.ftl"))
]


def test_both_languages_have_the_same_keys() -> None:
    assert list(TEXTS.problems()) == []


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_has_a_title_a_summary_rules_and_names_for_its_options(
    game: str, locale: str
) -> None:
    box = CATALOGUE[game]
    ink = TEXTS.ink(locale, box)
    assert ink("title")
    assert len(ink("about")) <= 100
    cards = TEXTS.rule_cards(locale, box)
    assert cards >= 3
    for card in range(1, cards + 1):
        assert 0 < len(ink(f"rules-{card}")) <= 1500
        assert 0 < len(ink(f"rules-{card}-title")) <= 60
    for model in (box.game.options_type, box.game.seat_options_type):
        for name, values in option_values(model).items():
            assert ink(f"option-{name}")
            assert all(len(ink(f"option-{name}-{shown(value)}")) <= 50 for value in values)


def _name(folder: Path) -> str:
    return folder.name


@pytest.mark.parametrize("folder", [SHARED, *(box.folder for box in CATALOGUE.values())], ids=_name)
def test_every_text_is_used(folder: Path) -> None:
    """Keys are named in code in full, or built from a stem that the code names."""
    code = _code(ROOT / "bot") + _code(ROOT / "cogs") + _code(folder)
    named = set(re.findall(r"[\"']([a-z][a-z0-9_-]+)[\"']", code))
    for texts in (SHARED, folder):
        written = (texts / "de.ftl").read_text("utf-8")
        named |= set(re.findall(r"\{ ([a-z][a-z0-9_-]+) \}", written))
    stems = set(re.findall(r"f[\"']([a-z][a-z0-9_-]*-)\{", code))
    ends = set(re.findall(r"\}(-[a-z-]+)[\"']", code))
    unused = [
        key
        for key in _keys([folder / "de.ftl"])
        if key not in named
        and key.removeprefix("event-") not in named
        and not any(key.startswith(stem) for stem in stems)
        and not any(key.endswith(end) for end in ends)
    ]
    assert unused == []


def _code(folder: Path) -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted(folder.rglob("*.py")))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_texts_use_their_own_languages_quotes_and_no_stray_marks(file: Path) -> None:
    text = file.read_text("utf-8")
    assert "\u2068" not in text
    if file.name == "de.ftl":
        assert text.count("„") == text.count("“"), "German quotes are „…“"
        assert "”" not in text
    else:
        assert "„" not in text
        assert text.count("“") == text.count("”")


def test_a_missing_or_broken_text_is_named() -> None:
    with pytest.raises(OperatorError, match="no-such-key is missing in de"):
        TEXTS.say("de", "no-such-key")
    with pytest.raises(OperatorError, match="table-full in de is broken"):
        TEXTS.say("de", "table-full")


def test_parameters_are_named_in_the_readers_language() -> None:
    ink = TEXTS.ink("de", CATALOGUE["kniffel"], ("Anna", "Ben"))
    everybody = Many((Who(0), Who(1)))
    won = ink("line-won", who=everybody, count=2)
    assert won == "🏆 Unentschieden! Anna und Ben teilen sich den Sieg."
    told = ink("event-rolled", who=Who(1), roll=2, dice=Many((Icon("frog"),)))
    assert told == "Ben, 2. Wurf: 🐸"
    assert ink("illegal-row-taken", row=Word("row-frog")).startswith("„Frosch“")
