"""Matches from before there were charms: files that an older bot wrote verify as ever."""

import json
from pathlib import Path
from random import Random

import pytest

from bot.cards.proof import proof_card
from bot.engine.chance import FORM_OF_JOINS
from bot.record.document import Seal, dump, load
from bot.record.export import document, table_of
from bot.record.proof import verify
from tests.over import played
from tests.shelf import CATALOGUE, TEXTS

FILES = sorted((Path(__file__).parent / "form_1").glob("*.json"))


def _name(file: Path) -> str:
    return file.stem


@pytest.mark.parametrize("file", FILES, ids=_name)
def test_it_agrees_and_is_written_with_the_same_bytes(file: Path) -> None:
    data = file.read_bytes()
    loaded = load(data)
    assert verify(loaded, CATALOGUE).findings == ()
    assert dump(loaded) == data
    if isinstance(loaded.dice, Seal):
        times = [move.at for move in loaded.moves]
        again = document(CATALOGUE[loaded.game].game, table_of(loaded), loaded.log, times)
        assert dump(again) == data


@pytest.mark.parametrize("file", FILES, ids=_name)
def test_its_proof_says_nothing_of_charms(file: Path) -> None:
    loaded = load(file.read_bytes())
    ink = TEXTS.ink("en", CATALOGUE[loaded.game], [f"seat {n}" for n in range(len(loaded.seats))])
    card = proof_card(loaded, verify(loaded, CATALOGUE), ink)
    assert "Everything checks out" in card.body
    assert "charm" not in card.body


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_table_that_an_older_bot_opened_is_played_and_exported_in_its_form(game: str) -> None:
    over = played(CATALOGUE[game], Random(3), most=30, form=FORM_OF_JOINS)
    assert over.document.format == FORM_OF_JOINS
    plain = json.loads(dump(over.document))
    assert "outcomes" not in plain
    assert plain["dice"]["players"].split(",")[-1].startswith("999.")
    assert verify(over.document, CATALOGUE).findings == ()


def test_another_join_or_another_match_is_found() -> None:
    first, *_ = FILES
    for change, key in (("join", "finding-players"), ("match", "finding-agreement")):
        plain = json.loads(first.read_bytes())
        (plain["seats"][1] if change == "join" else plain)[change] = "4711"
        findings = verify(load(json.dumps(plain).encode()), CATALOGUE).findings
        assert findings[0].key == key
