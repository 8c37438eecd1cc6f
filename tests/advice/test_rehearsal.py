"""A check plays every game by lot and names what its screens are missing."""

from dataclasses import replace
from random import Random

import pytest

from bot.advice.rehearsal import missing
from bot.engine.screen import Ink, Screen
from bot.engine.twin import Twin
from tests.shelf import CATALOGUE, TEXTS


@pytest.mark.parametrize("game", CATALOGUE)
def test_no_game_lacks_anything(game: str) -> None:
    assert missing(CATALOGUE[game], TEXTS, Random(1)) == []


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_missing_text_and_a_missing_icon_are_named_in_a_sentence_each(game: str) -> None:
    box = CATALOGUE[game]

    def wordless(game: object, view: object, ink: Ink, prefix: str) -> Screen:
        return Screen(ink("no-such-text"), (), Twin)

    def blind(game: object, view: object, ink: Ink, prefix: str) -> Screen:
        return Screen(ink.icon("no-such-icon"), (), Twin)

    told = {
        wordless: f"{game}: The text no-such-text",
        blind: f"{game}: The seed names no icon 'no-such-icon'.",
    }
    for render, sentence in told.items():
        lacking = replace(box, parts=replace(box.parts, render=render))
        found = missing(lacking, TEXTS, Random(1))
        assert found
        assert all(line.startswith(sentence) for line in found), found
