"""The page about the dice: its program, its tables and its figures are what the bot does."""

import json
import math
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.engine.chance import FORM_OF_CHARMS, FORM_OF_DAYS
from bot.engine.game import CHANCE
from bot.engine.match import Match
from bot.record.document import Document, dump
from bot.record.drawing import possible
from tests.over import finished, played
from tests.shelf import CATALOGUE

GAMES = [game for game, box in CATALOGUE.items() if not box.game.hides_chance]
"""Where rolls are hidden, the file has keys instead of the secret."""
PAGE = (Path(__file__).parents[2] / "docs" / "dice.md").read_text("utf-8")
TRIES = 1e12
RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹"


def program(number: int = 0) -> str:
    """Of a match, or (1) of a Sunday."""
    return str(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[number])


def by_hand(plain: object, tmp_path: Path) -> list[list[str]]:
    """What the program of the page prints about a file, as it stands there, far from the bot."""
    file = tmp_path / "match.json"
    file.write_text(json.dumps(plain), "utf-8")
    ran = subprocess.run(
        [sys.executable, "-I", "-W", "ignore", "-c", program(), str(file)],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
    )
    return [line.split() for line in ran.stdout.splitlines()]


def exported(game: str, first: str, form: int = FORM_OF_CHARMS) -> Document:
    random = Random(f"page {game} {first}")
    return played(CATALOGUE[game], random, first=first, most=250, form=form).document


@pytest.mark.parametrize("form", [FORM_OF_CHARMS, FORM_OF_DAYS])
@pytest.mark.parametrize("first", ["drawn", "1"])
@pytest.mark.parametrize("game", GAMES)
def test_the_program_derives_every_draw_from_the_file(
    game: str, first: str, form: int, tmp_path: Path
) -> None:
    document = exported(game, first, form)
    seal, players, start, *draws = by_hand(json.loads(dump(document)), tmp_path)
    assert (seal[0], players[0], start[0]) == ("seal", "players", "start")
    assert {line[-1] for line in (seal, players, start, *draws)} == {"True"}
    drawn = [m for m in document.moves if m.seat == CHANCE and m.text != "time"]
    assert [int(line[1]) for line in draws] == [move.number for move in drawn]
    assert [" ".join(line[2:-1]) for line in draws] == [move.text for move in drawn]


def test_it_is_about_twenty_lines() -> None:
    assert program().count("\n") <= 24


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda plain: plain.update(match="zzzz2345"), "seal"),
        (lambda plain: plain["dice"].update(seed="ab" * 32), "seal"),
        (lambda plain: plain["seats"][0].update(charm="cat"), "players"),
        (lambda plain: plain["seats"][0].update(kind="master"), "players"),
        (lambda plain: plain["options"].update(rounds=9), "players"),
        (lambda plain: plain.update(drawn=False), "players"),
    ],
)
def test_it_finds_what_was_changed(
    change: Callable[[Any], None], line: str, tmp_path: Path
) -> None:
    plain = json.loads(dump(finished(CATALOGUE["zwerg"]).document))
    change(plain)
    printed = by_hand(plain, tmp_path)
    assert next(found[0] for found in printed if found[-1] != "True") == line


def _tables() -> list[list[str]]:
    rows = re.findall(r"^\| (.*) \|$", PAGE, re.MULTILINE)
    return [[cell.strip() for cell in row.split("|")] for row in rows]


def _listed(game: str) -> set[tuple[tuple[str, int], ...]]:
    """The fixed outcomes of a game as the page lists them."""
    rows = [row for row in _tables() if len(row) == 3 and game in row[0].split(", ")]
    cells = [re.findall(r"`([^`]+)` (\d+)", row[2]) for row in rows]
    return {tuple((name, int(weight)) for name, weight in cell) for cell in cells if cell}


@pytest.mark.parametrize("game", GAMES)
def test_the_outcomes_are_those_that_the_page_lists(game: str) -> None:
    match = played(CATALOGUE[game], Random(5), most=150).match
    bag = ("blue", "yellow", "green", "white", "pink")
    replay, seen = Match.begin(match.game, match.header), set[tuple[tuple[str, int], ...]]()
    for move in match.log:
        if (outcomes := possible(replay)) and not outcomes[0][0].startswith("draw "):
            seen.add(outcomes)
        elif outcomes:
            named = [name.removeprefix("draw ") for name, _ in outcomes]
            assert named == [name for name in bag if name in named]
            assert all(weight > 0 for _, weight in outcomes)
        replay = replay.play(move.seat, move.text)
    assert seen <= _listed(game)
    assert seen


def test_the_bag_begins_as_the_page_says() -> None:
    assert "The bag begins with 5, 5, 5, 3 and 2" in PAGE
    assert exported("flick", "drawn").outcomes[0] == (
        ("draw blue", 5),
        ("draw yellow", 5),
        ("draw green", 5),
        ("draw white", 3),
        ("draw pink", 2),
    )


def _tail(choices: int, chance: float) -> int:
    """The most choices that the best of so many secrets suits."""
    logs = [math.lgamma(n + 1) for n in range(choices + 1)]
    sure = 0.0
    for hits in range(choices, -1, -1):
        ways = logs[choices] - logs[hits] - logs[choices - hits]
        sure += math.exp(ways + hits * math.log(chance) + (choices - hits) * math.log(1 - chance))
        if sure >= 1 / TRIES:
            return hits
    return 0


def test_the_odds_are_reckoned_right() -> None:
    """A cell: tries until one secret suits every choice, and the share of the best of 10¹²."""
    checked = 0
    for row in _tables():
        if len(row) != 5 or not row[1].replace(" ", "").isdecimal():
            continue
        choices = int(row[1].replace(" ", ""))
        for cell, chance in zip(row[2:], (1 / 2, 1 / 6, 1 / 1296), strict=True):
            tries, share = cell.removesuffix(" %").split(" · ")
            exponent = -choices * math.log10(chance)
            if tries.startswith("10"):
                written = int("".join(str(RAISED.index(digit)) for digit in tries[2:]))
                assert abs(written - exponent) <= 0.5, cell
            else:
                assert int(tries) == round(1 / chance), cell
            assert abs(float(share) - 100 * _tail(choices, chance) / choices) <= 0.5, cell
            checked += 1
    assert checked == 15


@pytest.mark.parametrize("language", ["## Auf Deutsch", "## In English"])
def test_the_page_says_it_in_ten_points(language: str) -> None:
    part = PAGE.split(language)[1].split("\n## ")[0]
    assert re.findall(r"^(\d+)\. ", part, re.MULTILINE) == [str(n) for n in range(1, 11)]
