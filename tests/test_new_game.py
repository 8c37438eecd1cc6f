"""`python -m bot new`: what it writes is a game that the whole suite over all games accepts."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.shelf import CATALOGUE

ROOT = Path(__file__).parents[1]
OPEN, SECRET = "probe", "probegeheimesspiel"
"""A short and a long name: neither breaks a line."""
OVER_ALL_GAMES = (
    "tests/games/test_layout.py",
    "tests/games/test_conformance.py",
    "tests/games/test_by_ear.py",
    "tests/games/test_lessons.py",
    "tests/games/test_knowledge.py::test_what_a_viewer_cannot_know_changes_nothing_that_viewer_gets",
    "tests/test_texts.py",
    "tests/cards/test_typed_answer.py",
    "tests/record/test_hidden_rolls.py",
    "tests/wire/test_all_games.py::test_a_whole_match_by_buttons_alone",
)


def run(*command: str, games: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        env={**os.environ, "BOT_GAMES_PATH": str(games)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where both kinds of a new game were written, far from the others."""
    into = tmp_path_factory.mktemp("elsewhere")
    assert main(["new", OPEN, "--into", str(into)]) == 0
    assert main(["new", SECRET, "--secrets", "--into", str(into)]) == 0
    return into


def test_a_new_game_is_in_order_but_for_a_lesson_of_other_rules_which_is_named(
    folder: Path,
) -> None:
    """That its own lesson leads through it is told by the tests over all games."""
    file = folder / "games" / OPEN / "lesson.toml"
    written = file.read_text("utf-8")
    file.write_text(written.replace("rules_version = 1", "rules_version = 2"), "utf-8")
    try:
        checked = run("bot", "check", games=folder / "games")
        told = f"The lesson of {OPEN} is for version 2 of its rules, which are version 1.\n"
        assert (checked.returncode, checked.stderr) == (2, told)
    finally:
        file.write_text(written, "utf-8")


@pytest.mark.slow
def test_a_new_game_passes_its_own_tests_and_those_over_all_games(folder: Path) -> None:
    """Rules, screens on phones, leaks, texts, files, and whole matches over the wire."""
    ways = ("-v", "-n", "0", "-p", "no:cacheprovider", "-c", "pyproject.toml")
    tests = (str(folder / "tests"), *OVER_ALL_GAMES)
    tested = run("pytest", *ways, *tests, "-k", f"{OPEN} or {SECRET}", games=folder / "games")
    assert tested.returncode == 0, tested.stdout
    passed = [line for line in tested.stdout.splitlines() if " PASSED" in line]
    for game in (OPEN, SECRET):
        for of in (
            "test_rules.py",
            "test_golden.py",
            "by_buttons_alone",
            "fits_a_phone",
            "lead_through",
        ):
            assert [line for line in passed if of in line and game in line], (game, of)
    assert [
        line for line in passed if f"cannot_know_changes_nothing_that_viewer_gets[{SECRET}" in line
    ]


def test_a_new_game_is_written_as_this_house_writes(folder: Path) -> None:
    config = ("--config", str(ROOT / "pyproject.toml"), "--no-cache")
    for way in (("check", "--ignore", "S101"), ("format", "--check")):
        linted = run("ruff", *way, *config, str(folder), games=folder)
        assert linted.returncode == 0, linted.stdout


def test_nothing_names_the_game_that_it_was_made_of(folder: Path) -> None:
    for file in folder.rglob("*.*"):
        if "__pycache__" not in file.parts:
            assert "muster" not in f"{file.name} {file.read_text('utf-8')}".casefold()


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("Probe", "A game cannot be called 'Probe'"),
        ("1probe", "A game cannot be called '1probe'"),
        ("class", "A game cannot be called 'class'"),
        ("../probe", "A game cannot be called '../probe'"),
        (next(iter(CATALOGUE)), f"There is a game {next(iter(CATALOGUE))} already."),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_a_sentence(
    game: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", game, "--into", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith(sentence)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seed = folder / "seeds" / f"{OPEN}.toml"
    before = seed.read_text("utf-8")
    assert main(["new", OPEN, "--secrets", "--into", str(folder)]) == 2
    assert "already; nothing was written" in capsys.readouterr().err
    assert seed.read_text("utf-8") == before
