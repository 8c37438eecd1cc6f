"""Names that needed a glossary are retired: no module and no public name brings one back."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RETIRED = {
    "deed": "action",
    "deeds": "actions",
    "ways": "meanings, choices",
    "hearing": "parse typed answer",
    "heard": "noted, received, parsed",
    "noted": "receipt",
    "errand": "redraw request",
    "errands": "redraw requests",
    "duty": "leases",
    "gate": "standby queue",
    "slip": "ephemeral",
    "slips": "ephemerals",
    "pauses": "backoff",
    "wound": "with deadlines",
    "unchosen": "start token",
    "allowance": "rate limit",
    "absence": "clock jumps",
    "vital": "health",
}
KEPT = {"bot.store.schema.errands"}
"""The name of a table of the database, which a landed migration made."""


def public_names() -> Iterator[str]:
    for path in sorted((*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py"))):
        if "migrations" in path.parts:
            continue
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        yield module
        for node in ast.parse(path.read_text("utf-8")).body:
            match node:
                case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                    yield f"{module}.{name}"
                case ast.AsyncFunctionDef(name=name):
                    yield f"{module}.{name}"
                case (
                    ast.Assign(targets=[ast.Name(id=name)])
                    | ast.AnnAssign(target=ast.Name(id=name))
                ):
                    yield f"{module}.{name}"


def words(name: str) -> set[str]:
    last = name.rpartition(".")[2]
    return set(re.findall(r"[a-z]+", re.sub(r"([A-Z])", r" \1", last).lower()))


def test_a_retired_word_would_be_found() -> None:
    assert words("bot.shell.SlipsOfPeople") == {"slips", "of", "people"}
    assert words("bot.shell.deeds") & RETIRED.keys()


@pytest.mark.parametrize("room", ["shell", "live", "cards", "store", "table", "watch"])
def test_no_public_name_is_a_retired_word(room: str) -> None:
    inside = (name for name in public_names() if name.startswith(f"bot.{room}."))
    public = [name for name in inside if not name.rpartition(".")[2].startswith("_")]
    assert public
    found = [name for name in public if words(name) & RETIRED.keys() and name not in KEPT]
    assert found == []
