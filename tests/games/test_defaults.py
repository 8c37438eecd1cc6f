"""A game of nothing but rules: plain screen, plain brain and plain rates work with any view."""

from dataclasses import replace
from random import Random

import pytest

from bot.advice import rehearsal
from bot.engine.brain import STRENGTHS
from bot.engine.catalogue import Box, GameParts
from bot.engine.game import CHANCE
from bot.engine.screen import LOOK
from tests.conformance import check_choices, check_described, random_match, tables
from tests.games.test_knowledge import SECRETIVE, check
from tests.shelf import CATALOGUE, TEXTS

NAMES = tuple(f"<@{number}>" for number in range(1, 11))


def bare(game: str) -> Box:
    box = CATALOGUE[game]
    return replace(box, parts=GameParts(rules=type(box.game)))


@pytest.mark.parametrize("game", CATALOGUE)
def test_whatever_is_missing_a_match_can_be_played(game: str) -> None:
    box, ink = bare(game), TEXTS.ink("de", CATALOGUE[game], NAMES)
    assert rehearsal.missing(box, TEXTS, Random(1)) == []
    random = Random(f"bare {game}")
    for match in random_match(box, next(tables(box, Random(game))), random):
        if random.random() < 0.1:
            check_choices(box, match, ink)
            check_described(box, match, ink)
            for seat in match.to_act - {CHANCE}:
                view, legal = box.game.view(match.state, seat), box.game.legal(match.state, seat)
                for strength in STRENGTHS:
                    assert box.brain.choose(box.game, view, seat, strength, random) in legal
                assert [one.action for one in box.brain.rate(box.game, view, seat)] == list(legal)
    assert not box.brain.advises


@pytest.mark.parametrize("game", SECRETIVE)
def test_a_plain_screen_tells_a_seat_what_it_knows_and_nobody_else(game: str) -> None:
    box, ink = bare(game), TEXTS.ink("de", CATALOGUE[game], NAMES)
    assert check(box, f"bare {game}")
    played = random_match(box, next(tables(box, Random(game))), Random(f"look {game}"))
    match = next(match for match in played if match.to_act - {CHANCE})
    row = box.render(box.game.view(match.state, None), ink).controls[0]
    assert isinstance(row, tuple)
    (look,) = row
    assert (look.move, look.opens, look.private) == (LOOK, True, True)
    seat = min(match.to_act)
    public, own = (box.game.view(match.state, viewer) for viewer in (None, seat))
    assert box.render(own, ink, LOOK).text != box.render(public, ink, LOOK).text
    assert box.render(own, ink, LOOK).controls == ()
