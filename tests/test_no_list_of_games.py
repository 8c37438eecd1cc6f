"""Nothing lists the games: one more, or one fewer, is a folder, a seed file and its tests."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.texts import LOCALES
from tests.shelf import CATALOGUE, TEXTS

ROOT = Path(__file__).parents[1]
PRODUCT, TESTS = ("bot", "cogs", "tools"), ("tests",)
SPOKEN = {
    TEXTS.say(locale, f"{kind}-move") for locale in LOCALES for kind in ("command", "parameter")
}
"""What a move is called in German is also the name of a game."""
TOYS = {box.folder.name for box in CATALOGUE.values() if ROOT / "tests" in box.folder.parents}


def homes(game: str) -> tuple[Path, ...]:
    """Where a game may be called by its name: its folder, its tests, those of a toy, and a folder
    of tools that is named after it."""
    folder = CATALOGUE[game].folder
    beside = () if ROOT / "bot" in folder.parents else (folder.parents[1],)
    tools = (ROOT / "tools").glob(f"*{game}*")
    return folder, ROOT / "tests" / "games" / game, *beside, *tools


def foreign(file: Path) -> set[str]:
    return {game for game in CATALOGUE if not any(home in file.parents for home in homes(game))}


def files(*folders: str) -> list[Path]:
    found = (file for folder in folders for file in sorted((ROOT / folder).rglob("*.py")))
    return [file for file in found if file != Path(__file__)]


def named(node: ast.AST | None, games: set[str]) -> bool:
    return isinstance(node, ast.Constant) and node.value in games


def lists(tree: ast.AST, games: set[str]) -> Iterator[str]:
    """Where a file knows several games, or decides by the name of one."""
    for node in ast.walk(tree):
        match node:
            case ast.Dict() | ast.Tuple() | ast.List() | ast.Set() if _holds_several(node, games):
                yield f"line {node.lineno}: a list of games"
            case ast.Compare() | ast.MatchValue() if _decides(node, games):
                yield f"line {node.lineno}: something hangs on the name of a game"
            case ast.Constant(value=str(text)):
                if len(games & set(re.findall(r"\w+", text))) > 1:
                    yield f"line {node.lineno}: a sentence with several games"


def _holds_several(node: ast.Dict | ast.Tuple | ast.List | ast.Set, games: set[str]) -> bool:
    """A dict with one game as its key knows that game already."""
    if not isinstance(node, ast.Dict):
        return len({ast.unparse(part) for part in node.elts if named(part, games)}) > 1
    known = [key for key in node.keys if named(key, games)]
    return len(known) > 1 or any(named(key, games - SPOKEN) for key in known)


def _decides(node: ast.Compare | ast.MatchValue, games: set[str]) -> bool:
    sides = [node.value] if isinstance(node, ast.MatchValue) else [node.left, *node.comparators]
    return any(named(one, games) for side in sides for one in _members(side))


def _members(node: ast.expr) -> list[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple | ast.List | ast.Set) else [node]


def names(tree: ast.AST, games: set[str]) -> Iterator[str]:
    """Where a file names a game at all, in a string or as a module."""
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if text in games:
                yield f"line {node.lineno}: {text}"
            case ast.ImportFrom(module=str(module)) if games & set(module.split(".")):
                yield f"line {node.lineno}: {module}"


def found_in(file: Path, look: object, games: set[str]) -> list[str]:
    assert callable(look)
    tree = ast.parse(file.read_text("utf-8"))
    return [f"{file.relative_to(ROOT)} {what}" for what in look(tree, games)]


def test_the_bot_its_commands_and_its_tools_name_no_game() -> None:
    assert [one for file in files(*PRODUCT) for one in found_in(file, names, foreign(file))] == []


def test_no_test_lists_games_or_decides_by_the_name_of_one() -> None:
    """A test may play one game as well as another; it may not know which there are."""
    assert [one for file in files(*TESTS) for one in found_in(file, lists, foreign(file))] == []


def test_a_toy_is_named_in_its_own_folder_alone() -> None:
    everywhere = files(*PRODUCT, *TESTS)
    found = [one for file in everywhere for one in found_in(file, names, foreign(file) & TOYS)]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        'SEATS = {"kniffel": 2}',
        'GAMES = ("kniffel", "flick")',
        'if game == "kniffel": pass',
        'short = game in ("kniffel", "chess")',
        'match game:\n    case "kniffel": pass',
        'assert told == "There are flick, kniffel."',
    ],
)
def test_a_planted_list_is_seen(code: str) -> None:
    assert list(lists(ast.parse(code), {"kniffel", "flick"}))
    assert not list(lists(ast.parse(code), {"halma", "mühle"}))


def test_a_planted_name_is_seen() -> None:
    for code in ('open("kniffel")', "from bot.games.kniffel.rules import Kniffel"):
        assert list(names(ast.parse(code), {"kniffel"}))
    assert not list(names(ast.parse('open("chess")'), {"kniffel"}))
