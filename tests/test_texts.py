"""Texts: the same keys in both languages, none missing, none unused, and German a German says."""

import re
import threading
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from bot.engine.errors import OperatorError
from bot.engine.phrases import Icon, Many, Who, Word
from bot.sentences import Sentences, entries
from bot.table.lobby import option_values, shown
from bot.texts import LOCALES, SHARED
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
        for key in entries(folder / "de.ftl")
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


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("one = eins\none = zwei\n", "has the text one twice"),
        ("one = eins\nwhat is this\n", "are broken at: what is this"),
        ("-term =\n", "The text -term is broken in de."),
        ("one = { $open\n", "The text one is broken in de."),
        ("one = { $n ->\n    [one] eins\n}\n", "The text one is broken in de."),
    ],
)
def test_a_file_of_texts_that_cannot_be_read_is_named(
    written: str, sentence: str, tmp_path: Path
) -> None:
    file = tmp_path / "de.ftl"
    file.write_text(written, "utf-8")
    try:
        found = list(Sentences("de", [file]).problems(entries(file)))
    except OperatorError as refused:
        found = [str(refused)]
    assert any(sentence in problem for problem in found), found


def test_two_threads_may_be_the_first_to_say_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pictures are painted beside the loop, and say sentences there."""
    file = tmp_path / "de.ftl"
    file.write_text('one = { two }\ntwo = { "x" }\n', "utf-8")
    read, inside, go = Sentences("de", [file]), threading.Event(), threading.Event()
    add, said = FluentBundle.add_resource, list[str]()

    def slowly(bundle: FluentBundle, resource: ast.Resource) -> None:
        inside.set()
        go.wait(5)
        add(bundle, resource)

    monkeypatch.setattr(FluentBundle, "add_resource", slowly)
    threads = [threading.Thread(target=lambda: said.append(read.say("one", {}))) for _ in range(2)]
    threads[0].start()
    inside.wait(5)
    threads[1].start()
    threads[1].join(0.1)  # it has every chance to say what is half read
    go.set()
    for thread in threads:
        thread.join()
    assert said == ["x", "x"]


def test_a_broken_text_is_named_every_time(tmp_path: Path) -> None:
    file = tmp_path / "de.ftl"
    file.write_text("one = { $open\n", "utf-8")
    read = Sentences("de", [file])
    for _ in range(2):
        with pytest.raises(OperatorError, match="one is broken in de"):
            read.say("one", {"open": 1})


def test_a_missing_file_of_texts_is_named(tmp_path: Path) -> None:
    with pytest.raises(OperatorError, match=r"de\.ftl are missing"):
        Sentences("de", [tmp_path / "de.ftl"])


def test_sentences_are_read_as_the_whole_file_is(tmp_path: Path) -> None:
    """References, choices over several lines, empty lines within, and what a later file says."""
    first, second = tmp_path / "first.ftl", tmp_path / "second.ftl"
    first.write_text(
        "# all\n\nname = Anna\n-term = Tisch\nlong =\n    eins\n\n    zwei\n"
        "chosen = { $n ->\n    [one] ein { -term }\n   *[other] { $n } mal { name }\n}\n"
        "end = Ende\n",
        "utf-8",
    )
    second.write_text("name = Ben\n", "utf-8")
    read = Sentences("de", [first, second])
    assert read.say("long", {}) == "eins\n\nzwei"
    assert read.say("chosen", {"n": 1}) == "ein Tisch"
    assert read.say("chosen", {"n": 3}) == "3 mal Ben"
    assert read.say("end", {}) == "Ende"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_sentence_of_a_file_is_found_one_by_one(file: Path) -> None:
    whole = FluentParser().parse(re.sub(r"(?<=[\d}]) %", "\u00a0%", file.read_text("utf-8")))
    messages = {e.id.name: e for e in whole.body if isinstance(e, ast.Message)}
    assert set(entries(file)) == set(messages)
    parser = FluentParser(with_spans=False)
    for key, text in entries(file).items():
        (alone,) = parser.parse(text).body
        assert alone.equals(messages[key], ["span", "comment"]), key
    read, bundle = Sentences("de", [file]), FluentBundle(["de"], use_isolating=False)
    bundle.add_resource(whole)
    for key in messages:
        if "{" not in entries(file)[key]:
            pattern = bundle.get_message(key).value
            assert pattern is not None
            assert read.say(key, {}) == bundle.format_pattern(pattern)[0]


def test_parameters_are_named_in_the_readers_language() -> None:
    ink = TEXTS.ink("de", CATALOGUE["kniffel"], ("Anna", "Ben"))
    everybody = Many((Who(0), Who(1)))
    won = ink("line-won", who=everybody, count=2, points=7)
    assert won == "🏆 Unentschieden mit je 7 Punkten!\nAnna und Ben teilen sich den Sieg."
    told = ink("event-rolled", who=Who(1), roll=2, dice=Many((Icon("frog"),)))
    assert told == "Ben, 2. Wurf: 🐸"
    assert ink("illegal-row-taken", row=Word("row-frog")).startswith("„Frosch“")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_number_stays_with_its_percent_sign(locale: str) -> None:
    for file in (SHARED, *(box.folder for box in CATALOGUE.values())):
        for key, text in entries(file / f"{locale}.ftl").items():
            assert not re.search(r"[\d}] %", text), key
