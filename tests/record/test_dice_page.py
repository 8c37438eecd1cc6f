"""The page about the dice: its ten lines of Python do what it says, on a real file."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bot.engine.game import CHANCE
from bot.record.document import dump
from tests.over import played
from tests.shelf import CATALOGUE

DICE = [
    game
    for game, box in CATALOGUE.items()
    if "6" in box.game.faces() and len(box.game.chance_types) == 1 and not box.game.hides_chance
]
"""Where rolls are hidden, the file has keys for the others alone."""
PAGE = (Path(__file__).parents[2] / "docs" / "dice.md").read_text("utf-8")


def by_hand(file: Path) -> list[list[str]]:
    found = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert found
    assert found[1].count("\n") == 10
    ran = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", found[1], str(file)],
        capture_output=True,
        text=True,
        check=True,
    )
    return [line.split() for line in ran.stdout.splitlines()]


@pytest.mark.parametrize("game", DICE)
def test_ten_lines_of_python_roll_a_match_again(game: str, tmp_path: Path) -> None:
    over = played(CATALOGUE[game], Random(9), most=100)
    file = tmp_path / "match.json"
    file.write_bytes(dump(over.document))
    seal, start, *rolls = by_hand(file)
    assert seal == ["seal", "True"]
    assert start[1] == start[2]
    assert len(rolls) == sum(move.seat == CHANCE for move in over.document.log) > 10
    assert all(said == rolled for _, _, said, rolled in rolls)


@pytest.mark.parametrize("language", ["## Auf Deutsch", "## In English"])
def test_the_page_says_it_in_ten_points(language: str) -> None:
    part = PAGE.split(language)[1].split("\n## ")[0]
    assert re.findall(r"^(\d+)\. ", part, re.MULTILINE) == [str(n) for n in range(1, 11)]
