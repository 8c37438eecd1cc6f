"""Seed files with absurd numbers are refused, with a sentence that names the place."""

import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from bot.__main__ import main
from bot.engine import catalogue
from bot.engine.catalogue import SEEDS
from tests.shelf import CATALOGUE

ABSURD = (-1_000_000_000, 1_000_000_000, 10**30, float("nan"), float("inf"), float("-inf"))
Place = tuple[str | int, ...]


def numbers(data: Any, place: Place = ()) -> Iterator[Place]:
    """The places of all numbers."""
    match data:
        case dict():
            for key, value in data.items():
                yield from numbers(value, (*place, key))
        case list():
            for number, value in enumerate(data):
                yield from numbers(value, (*place, number))
        case bool():
            return
        case int() | float():
            yield place


def changed(data: Any, place: Place, value: object) -> Any:
    if not place:
        return value
    copy = data.copy()
    copy[place[0]] = changed(data[place[0]], place[1:], value)
    return copy


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_number_of_a_seed_has_bounds(game: str) -> None:
    data = tomllib.loads(CATALOGUE[game].seed_file.read_text("utf-8"))
    kind, places = CATALOGUE[game].game.seed_type, list(numbers(data))
    kind.model_validate(data)
    assert places
    for place in places:
        for value in ABSURD:
            with pytest.raises(ValidationError):
                kind.model_validate(changed(data, place, value))


@pytest.mark.parametrize("command", ["check", "run"])
@pytest.mark.parametrize("value", ["-5", "nan", "99999999999"])
def test_an_absurd_number_is_named_before_anything_starts(
    command: str,
    value: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    seeds = shutil.copytree(SEEDS, tmp_path / "seeds")
    wrong = (seeds / "kniffel.toml").read_text("utf-8").replace("dice = 5", f"dice = {value}")
    (seeds / "kniffel.toml").write_text(wrong, "utf-8")
    monkeypatch.setattr(catalogue, "SEEDS", seeds)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("STAMMTISCH_PLAYGROUND__PORT", "0")
    assert main([command]) == 2
    told = capsys.readouterr().err
    assert told.startswith("The seed file kniffel.toml is wrong at dice: ")
    assert len(told.splitlines()) == 1


def test_fewer_seats_at_most_than_at_least_are_refused() -> None:
    data = tomllib.loads((SEEDS / "kniffel.toml").read_text("utf-8"))
    with pytest.raises(ValidationError, match="least is more than most"):
        CATALOGUE["kniffel"].game.seed_type.model_validate(
            data | {"seats": {"least": 4, "most": 3}}
        )
