"""Events since the last own turn: none is missing, and none comes twice."""

from random import Random

import pytest

from bot.engine import story
from bot.engine.chance import Dice
from bot.engine.game import Event
from bot.engine.match import STORY_LENGTH
from tests.conformance import Table, begin, tables
from tests.shelf import CATALOGUE

FULLEST = [
    pytest.param(game, max(tables(box, Random(game)), key=lambda t: len(t.seats)), id=game)
    for game, box in CATALOGUE.items()
]


@pytest.mark.parametrize(("game", "table"), FULLEST)
def test_answers_and_news_tell_a_seat_every_event_once(game: str, table: Table) -> None:
    """For decisions of one seat at a time; during a decision of several there are more answers."""
    box, random = CATALOGUE[game], Random(f"story {game}")
    dice = Dice(random.randbytes(32), "story")
    match, together = begin(box, table).settle(dice), False
    everything = [event for event in match.story if event.only is None]
    heard = {seat: list[Event]() for seat in range(len(table.seats))}
    called = frozenset[int]()
    while match.to_act and match.version < 900:
        together |= len(match.to_act) > 1
        for seat in match.to_act - called:
            heard[seat] += story.since(match, story.unheard(match, seat), seat)
        called = match.to_act
        mover, before = random.choice(sorted(match.to_act)), match.version
        move = str(random.choice(box.game.legal(match.state, mover)))
        match = match.play(mover, move).settle(dice)
        everything += story.since(match, before)
        heard[mover] += story.since(match, before, mover)
    for seat, told in heard.items():
        last = story.since(match, story.unheard(match, seat), seat)
        public = [event for event in (*told, *last) if event.only is None]
        lost = [event for event in everything if event not in public]
        assert [e for e in everything if e in public] == public, "in order, and nothing twice"
        assert not lost or together, seat


def test_what_the_story_has_dropped_is_found_in_the_log() -> None:
    box, random = CATALOGUE["kniffel"], Random(4)
    dice = Dice(random.randbytes(32), "story")
    match = begin(box, Table({"free_strike": True}, ({},) * 6)).settle(dice)
    told = list[Event]()
    for _ in range(120):
        (seat,) = match.to_act
        before = match.version
        move = str(random.choice(box.game.legal(match.state, seat)))
        match = match.play(seat, move).settle(dice)
        told += story.since(match, before)
    assert len(told) > STORY_LENGTH
    assert story.since(match, 0) == tuple(told)
    assert story.since(match, told[-1].at) == (told[-1],)
