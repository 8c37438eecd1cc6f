"""Hidden rolls: file, proof and card contain the public rolls only."""

import json
from random import Random

import pytest

from bot.cards.proof import proof_card
from bot.engine.game import CHANCE
from bot.record.document import FACE_DOWN, Keys, dump, load
from bot.record.proof import verify
from tests.over import Over, played
from tests.shelf import CATALOGUE, TEXTS

GAMES = [game for game, box in CATALOGUE.items() if box.game.hides_chance]
LENGTHS = (0, 1, 4, 11, 900)
"""Stopped with the very first roll face down, stopped later, and played to the end."""


def overs(game: str) -> list[Over]:
    return [played(CATALOGUE[game], Random(most), most=most) for most in LENGTHS]


@pytest.mark.parametrize("game", GAMES)
def test_the_file_is_whole_and_honest(game: str) -> None:
    finished = 0
    for over in overs(game):
        file = load(dump(over.document))
        proof = verify(file, CATALOGUE)
        assert proof.findings == ()
        assert len(file.moves) == len(over.log)
        assert proof.hidden == len(file.hidden)
        assert proof.rolls + proof.hidden + proof.decisions == len(over.log)
        finished += over.match.result is not None
    assert finished


@pytest.mark.parametrize("game", GAMES)
def test_neither_the_secret_nor_a_hidden_roll_is_in_the_file(game: str) -> None:
    hidden = 0
    for over in overs(game):
        data = dump(over.document)
        assert over.table.seed.hex() not in data.decode()
        assert isinstance(over.document.dice, Keys)
        for move in json.loads(data)["moves"]:
            if str(move["number"]) in over.document.hidden:
                hidden += move["seat"] == CHANCE
                assert move["text"] == FACE_DOWN
                assert str(move["number"]) not in over.document.dice.keys
    assert hidden


@pytest.mark.parametrize("game", GAMES)
def test_a_swapped_key_or_a_roll_hidden_afterwards_is_found(game: str) -> None:
    over = played(CATALOGUE[game], Random(3))
    plain = json.loads(dump(over.document))
    shown = next(place for place in plain["dice"]["keys"] if place != "start")
    plain["dice"]["keys"][shown]["key"] = "ab" * 32
    found = verify(load(json.dumps(plain).encode()), CATALOGUE).findings
    assert found[0].key == "finding-key"

    plain = json.loads(dump(over.document))
    plain.setdefault("hidden", {})[shown] = plain["moves"][int(shown)]["text"]
    plain["moves"][int(shown)]["text"] = FACE_DOWN
    found = verify(load(json.dumps(plain).encode()), CATALOGUE).findings
    assert "finding-hidden" in [finding.key for finding in found]


@pytest.mark.parametrize("game", GAMES)
def test_the_card_says_what_the_file_says(game: str) -> None:
    for over in overs(game):
        file = over.document
        ink = TEXTS.ink("en", over.box, [f"seat {n}" for n in range(len(file.seats))])
        card = proof_card(file, verify(file, CATALOGUE), ink)
        assert "Everything checks out" in card.body
        assert over.table.seed.hex() not in str(card)
        assert ("never turned over" in card.body) == bool(file.hidden)
