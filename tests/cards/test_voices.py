"""Voices of computers: one line at a heavy event that concerns them, the same in every replay."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from bot.cards.voices import voice, voices_since
from bot.engine import story
from bot.engine.brain import STRENGTHS
from bot.engine.game import CHANCE, Weight
from bot.engine.ink import Reading
from bot.engine.match import Match
from bot.record.replay import steps
from bot.sentences import entries
from bot.table.snapshot import Snapshot
from bot.texts import LOCALES
from tests.cards.test_cards import ARTIST, seated
from tests.conformance import random_match, tables
from tests.shelf import CATALOGUE

MATCHES = 6
SPEAKING = [
    game
    for game, box in CATALOGUE.items()
    if any(key.startswith("voice-") for key in entries(box.folder / "de.ftl"))
]
LONGEST = 90


@cache
def heard(game: str) -> list[tuple[Snapshot, Match]]:
    return list(_heard(game))


def _heard(game: str) -> Iterator[tuple[Snapshot, Match]]:
    """Random matches with one person and computers, at every decision."""
    box, random = CATALOGUE[game], Random(f"voices {game}")
    several = [setup for setup in tables(box, random) if len(setup.seats) > 1]
    for number in range(MATCHES):
        setup = several[number % len(several)]
        table = seated(box, setup)
        seats = tuple(
            replace(seat, person=None, strength=STRENGTHS[n % 3]) if n else seat
            for n, seat in enumerate(table.seats)
        )
        for match in random_match(box, setup, random):
            if match.to_act and CHANCE not in match.to_act:
                yield Snapshot(box, replace(table, seats=seats), match), match


def whole(game: str) -> list[tuple[Snapshot, Match]]:
    """The last decision of every match: its story holds everything that was told before."""
    found = heard(game)
    nexts = [match.version for _, match in found[1:]]
    return [one for one, after in zip(found, [*nexts, 0], strict=True) if after < one[1].version]


@pytest.mark.parametrize("game", SPEAKING)
def test_computers_speak_at_heavy_events_that_concern_them_and_only_then(game: str) -> None:
    spoken = set()
    for at, match in heard(game):
        last = match.story[-1].at if match.story else 0
        since = match.version - len(match.trail)
        events = [e for e in match.story if e.at >= since and e.weight is Weight.HEAVY]
        computers = {n for n, seat in enumerate(at.table.seats) if seat.strength}
        for locale in LOCALES:
            ink = ARTIST.ink(at, locale)
            line = voice(at, match, ink)
            assert not line or any(story.concerned(e) & computers for e in events), last
            assert len(line) <= LONGEST
            silent = replace(at, table=replace(at.table, voices=False))
            assert voice(silent, match, ink) == ""
            spoken.add(line.partition(": ")[2])
    assert len(spoken) > len(LOCALES)


def test_a_replay_says_what_the_board_said() -> None:
    for game in SPEAKING:
        found = {}
        for at, match in heard(game):
            found[match.header.id, match.version] = voice(at, match, ARTIST.ink(at, "de"))
            last = at, match
        at, match = last
        for step in steps(at.box.game, match.header, match.log):
            if (step.header.id, step.version) in found and step is not match:
                said = voice(at, step, ARTIST.ink(at, "de"))
                assert said == found[step.header.id, step.version]


def test_a_listener_hears_who_said_it_without_signs() -> None:
    told = [
        line
        for game in SPEAKING
        for at, match in whole(game)
        for line in voices_since(at, match, 0, ARTIST.ink(at, "de", Reading(0, aloud=True)))
    ]
    assert told
    assert all(" sagt: " in line and "💬" not in line for line in told)


def test_without_events_computers_are_silent() -> None:
    at, match = heard(SPEAKING[0])[0]
    assert voice(at, replace(match, trail=(), story=()), ARTIST.ink(at, "de")) == ""
