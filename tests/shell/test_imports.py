"""Who knows whom, with the imports that are there for types only."""

import ast
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[2]
CLIENT = "bot.shell.client"


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("bot", "cogs", exclude_type_checking_imports=False, cache_dir=None)


def knots(graph: grimp.ImportGraph) -> list[set[str]]:
    """Groups of modules that all reach each other (strongly connected, by Tarjan)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[set[str]] = []

    def visit(module: str) -> None:
        index[module] = low[module] = len(index)
        stack.append(module)
        for imported in sorted(graph.find_modules_directly_imported_by(module)):
            if imported not in index:
                visit(imported)
                low[module] = min(low[module], low[imported])
            elif imported in stack:
                low[module] = min(low[module], index[imported])
        if low[module] == index[module]:
            knot = set[str]()
            while module not in knot:
                knot.add(stack.pop())
            found.append(knot)

    for module in sorted(graph.modules):
        if module not in index:
            visit(module)
    return [knot for knot in found if len(knot) > 1]


def test_a_knot_would_be_found() -> None:
    tied = grimp.ImportGraph()
    for module in ("a", "b", "c"):
        tied.add_module(module)
    tied.add_import(importer="a", imported="b")
    tied.add_import(importer="b", imported="a")
    tied.add_import(importer="c", imported="a")
    assert knots(tied) == [{"a", "b"}]


def test_no_modules_import_each_other_not_even_for_types(graph: grimp.ImportGraph) -> None:
    assert knots(graph) == []


def test_only_the_start_imports_the_client(graph: grimp.ImportGraph) -> None:
    assert graph.find_modules_that_directly_import(CLIENT) == {"bot.app", "bot.operating"}


def test_only_the_client_and_the_cogs_import_the_parts(graph: grimp.ImportGraph) -> None:
    importers = graph.find_modules_that_directly_import("bot.shell.parts")
    assert {one for one in importers if not one.startswith("cogs.")} == {CLIENT}


def test_nothing_is_assigned_to_a_part_from_outside() -> None:
    """Only `self.x = …` and local names: what a part holds is named in its constructor."""
    assigned = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted((ROOT / "bot/shell").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Attribute) and ast.unparse(target.value).split(".")[0] not in OWN
    ]
    assert assigned == []


OWN = {"self", "known", "shown", "old", "pulse", "session", "command", "discord"}
"""An object's own fields; messages, pulses and commands, which are data; the library's settings."""
