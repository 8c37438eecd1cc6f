"""The papers name what is there: every file, folder and function that they point at."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.config import Settings
from bot.store import thinning
from bot.store.servers import KEPT_SECONDS

ROOT = Path(__file__).parents[1]
PAPERS = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
ROOMS = r"(?:bot|cogs|deploy|docs|packages|seeds|tests|tools)"
PLACE = re.compile(rf"`({ROOMS}/[\w./-]*)`(?: `([\w.]+)`)?")
"""A path, and perhaps what is defined there: `bot/engine/match.py` `Match.play`."""
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
COMMAND = re.compile(r"`/([\w-]+)`")
FOR_PLAYERS = ["README.md", "README.de.md"] + [
    f"docs/{name}{language}.md" for name in ("privacy", "terms") for language in ("", ".de")
]


def told(paper: Path) -> str:
    return paper.read_text("utf-8")


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_every_place_that_a_paper_names_is_there(paper: Path) -> None:
    missing = [place for place, _ in PLACE.findall(told(paper)) if not (ROOT / place).exists()]
    assert missing == []


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_every_name_stands_in_the_file_that_a_paper_says(paper: Path) -> None:
    named = [(place, name) for place, name in PLACE.findall(told(paper)) if name]
    missing = [(place, name) for place, name in named if name not in set(defined(ROOT / place))]
    assert missing == []


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_every_link_of_a_paper_leads_somewhere(paper: Path) -> None:
    links = LINK.findall(told(paper))
    assert [link for link in links if not (paper.parent / link).exists()] == []


@pytest.mark.parametrize("name", FOR_PLAYERS)
def test_every_command_that_players_read_of_is_one_in_their_language(name: str) -> None:
    language = "de" if name.endswith(".de.md") else "en"
    texts = told(ROOT / "bot" / "locales" / f"{language}.ftl")
    known = set(re.findall(r"^command-\w+ = ([\w-]+)$", texts, re.MULTILINE))
    assert [word for word in COMMAND.findall(told(ROOT / name)) if word not in known] == []


@pytest.mark.parametrize("name", FOR_PLAYERS)
def test_a_paper_for_players_leads_to_the_same_in_the_other_language(name: str) -> None:
    file = Path(name).name
    other = file.replace(".de.md", ".md") if ".de" in file else file.replace(".md", ".de.md")
    assert f"]({other})" in told(ROOT / name)


@pytest.mark.parametrize(
    ("name", "hours", "copies"),
    [
        (
            "privacy.md",
            "every six",
            "newest four are kept, one a day for a week and one a week for",
        ),
        (
            "privacy.de.md",
            "alle sechs",
            "vier neuesten, eine Woche lang eine je Tag und zwei Monate",
        ),
    ],
)
def test_the_privacy_policy_says_how_long_things_are_kept(
    name: str, hours: str, copies: str
) -> None:
    policy, backup = told(ROOT / "docs" / name), Settings().backup
    assert (backup.hours, backup.keep) == (6, 4)
    assert (thinning.DAYS, thinning.WEEKS) == (7 * thinning.DAY, 61 * thinning.DAY)
    assert KEPT_SECONDS == 30 * 24 * 3600
    assert hours in policy
    assert copies in policy
    assert "30 " in policy


def defined(file: Path) -> Iterator[str]:
    """Functions and classes of a module, and what classes hold: Match, Match.play."""
    for node in ast.parse(file.read_text("utf-8")).body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.ClassDef(name=name, body=body):
                yield name
                inner = (n for n in body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef))
                yield from (f"{name}.{n.name}" for n in inner)
