"""The end of every match tells something true about everybody, and nothing twice."""

import re
from functools import cache
from random import Random

import pytest

from bot.engine import story
from bot.engine.game import CHANCE
from bot.engine.highlights import facts
from bot.engine.match import Match, Move
from bot.engine.phrases import Who
from tests.games.telling import matches, sentences, told, troubles
from tests.of_games import expected
from tests.shelf import CATALOGUE

MATCHES = 25
"""`tests/games/telling.py` plays as many as one likes."""


@cache
def over(game: str) -> tuple[Match, ...]:
    return tuple(matches(CATALOGUE[game], Random(f"highlights {game}"), MATCHES))


@pytest.mark.parametrize("game", CATALOGUE)
def test_everybody_is_told_something_that_happened_and_nothing_is_told_twice(game: str) -> None:
    for match in over(game):
        assert list(troubles(CATALOGUE[game], match)) == []


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_a_highlight_counts_has_happened_so_often(game: str) -> None:
    """All that could be told, not only what stands on a card; recounted from the kept events."""
    box = CATALOGUE[game]
    counted = expected(box, "COUNTED", {})
    for match in over(game):
        events = story.since(match, story.BEGINNING)
        for one in box.highlights(match):
            if keys := counted.get(re.sub(r"-\d$", "", one.key)):
                own = [e for e in events if e.key in keys and e.params["who"] == Who(one.seat)]
                assert one.params["count"] == len(own), one
                assert one.at == own[-1].at


@pytest.mark.parametrize("game", CATALOGUE)
def test_highlights_come_from_public_events_only(game: str) -> None:
    box = CATALOGUE[game]
    for match in matches(box, Random(f"public {game}"), 3):
        assert all(fact.event.only is None for fact in facts(match))


@pytest.mark.parametrize("game", CATALOGUE)
def test_nobody_is_praised_for_what_an_earlier_person_on_the_seat_did(game: str) -> None:
    box = CATALOGUE[game]
    for match in matches(box, Random(f"since {game}"), 3):
        half = len(match.log) // 2
        since = dict.fromkeys(range(len(match.header.seats)), half)
        assert all(one.at >= half for one in box.highlights(match, since))


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_match_that_stopped_early_has_no_false_highlights(game: str) -> None:
    box = CATALOGUE[game]
    for match in matches(box, Random(f"early {game}"), 3):
        for length in (0, 1, len(match.log) // 3):
            early = Match.fold(box.game, match.header, _whole(match, length))
            assert [t for t in troubles(box, early) if not t.startswith("nothing")] == []
            assert all(sentences(box, told(box, early), "de"))


def _whole(match: Match, length: int) -> tuple[Move, ...]:
    """So many moves, and the moves of chance that follow them."""
    while length < len(match.log) and match.log[length].seat == CHANCE:
        length += 1
    return match.log[:length]
