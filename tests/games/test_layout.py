"""Who knows one game knows five: the same parts in every folder, and one typed value out of it."""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bot.games
from bot.engine.catalogue import GameParts
from bot.engine.game import Game
from bot.texts import LOCALES

PARTS = (
    "brain",
    "drawings",
    "events",
    "highlights",
    "moments",
    "moves",
    "rules",
    "screen",
    "seed",
    "state",
    "twin",
)
FOLDERS = sorted(
    file.parent for folder in bot.games.__path__ for file in Path(folder).glob("*/__init__.py")
)
EMOJI = re.compile("[\u2600-\u27bf\u2b00-\u2bff\ufe0f\U0001f000-\U0001faff]")


def by_folder(test: Any) -> Any:
    return pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)(test)


def module(folder: Path, part: str = "") -> Any:
    return importlib.import_module(f"bot.games.{folder.name}{part and '.' + part}")


def trees(folder: Path) -> Iterator[tuple[str, ast.Module]]:
    """Every file of a game, under the name of the part it belongs to."""
    for file in sorted(folder.rglob("*.py")):
        part = file.relative_to(folder).parts[0].removesuffix(".py")
        yield part, ast.parse(file.read_text("utf-8"))


def test_the_games_are_found() -> None:
    assert FOLDERS


@by_folder
def test_a_game_consists_of_the_common_parts_its_texts_and_a_lesson(folder: Path) -> None:
    found = sorted(path.name for path in folder.iterdir() if path.name != "__pycache__")
    one_file = {f"{part}.py" for part in PARTS}
    packages = {part for part in PARTS if (folder / part / "__init__.py").exists()}
    data = {*(f"{locale}.ftl" for locale in LOCALES), "lesson.toml"}
    assert {*found} <= {"__init__.py", *one_file, *packages, *data}
    assert sorted(name.removesuffix(".py") for name in {*found} - data) == ["__init__", *PARTS]


@by_folder
def test_a_game_exports_one_typed_value(folder: Path) -> None:
    tree = ast.parse((folder / "__init__.py").read_text("utf-8"))
    opening, *statements = tree.body
    assert isinstance(opening, ast.Expr)
    *imports, export = statements
    assert all(isinstance(statement, ast.ImportFrom) for statement in imports)
    assert isinstance(export, ast.Assign | ast.AnnAssign)
    assert ast.unparse(export).split()[0].rstrip(":") == "GAME"
    assert isinstance(module(folder).GAME, GameParts)


@by_folder
def test_every_piece_of_a_game_comes_from_the_part_of_its_name(folder: Path) -> None:
    game: GameParts[Any, Any, Any] = module(folder).GAME
    assert issubclass(game.rules, Game)
    assert game.brain is module(folder, "brain").BRAIN
    pieces = {
        "rules": game.rules,
        "screen": game.render,
        "seed": game.rules.seed_type,
    }
    for part, piece in pieces.items():
        assert f"{piece.__module__}.".startswith(f"bot.games.{folder.name}.{part}.")
    assert module(folder, "screen").render is game.render
    assert module(folder, "screen").describe is game.describe


@by_folder
def test_only_events_makes_events(folder: Path) -> None:
    makers = {
        part
        for part, tree in trees(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "Event"
    }
    assert makers == {"events"}


@by_folder
def test_the_pictures_of_a_game_stand_in_its_seed(folder: Path) -> None:
    written = {text for _, tree in trees(folder) for text in strings(tree) if EMOJI.search(text)}
    assert written == set()


def strings(tree: ast.Module) -> Iterator[str]:
    """The strings of a file that are more than a remark for its reader."""
    remarks = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in remarks:
            yield str(node.value)
