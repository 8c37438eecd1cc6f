"""Moments: every game stages its own, in beats that fit a phone and tell no secret."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.engine.game import CHANCE
from bot.engine.match import Header, Match
from bot.engine.moments import Moment, nothing_staged
from bot.engine.screen import Block, Large
from bot.games.zwerg.moves import Show
from bot.texts import LOCALES
from tests.conformance import begin, random_match, tables
from tests.of_games import expected
from tests.phone import problems
from tests.shelf import CATALOGUE, TEXTS

MATCHES = 12
STAGING = [game for game, box in CATALOGUE.items() if box.parts.staging is not nothing_staged]
LONGEST_HEADLINE = 48
NAMES = ("Anna", "Ben", "Cleo", "David", "Emma", "Finn", "Greta", "Hugo", "Ida", "Jan")


def moments(game: str) -> Iterator[tuple[Match, Moment[Any]]]:
    """Of many random matches, whenever somebody must decide."""
    box, random = CATALOGUE[game], Random(game)
    every = list(tables(box, random))
    for number in range(MATCHES):
        for match in random_match(box, every[number % len(every)], random):
            if match.to_act != {CHANCE} and (moment := box.moment(match)):
                yield match, moment


@pytest.mark.parametrize("game", STAGING)
def test_every_moment_of_a_game_comes_and_fits_a_phone(game: str) -> None:
    box, found, restarted = CATALOGUE[game], set(), list[tuple[Header, str]]()
    for match, moment in moments(game):
        found.add(moment.outcome.key)
        for locale in LOCALES:
            ink = TEXTS.ink(locale, box, NAMES)
            for word in (moment.outcome, *(beat.headline for beat in moment.beats)):
                assert 0 < len(ink(word.key, **word.params)) <= LONGEST_HEADLINE
            for beat in moment.beats:
                assert not list(problems(box.render(beat.view, ink)))
        if (kind := (match.header, moment.outcome.key)) not in restarted:
            restarted.append(kind)
            again = Match.fold(box.game, match.header, match.log)
            assert box.moment(again) == moment, "a restart shows another headline"
    assert expected(box, "STAGED", set()) <= found


def rolled(*faces: str) -> Match:
    """Hex-hex-Kniffel alone: these five, and the last of them once more."""
    box = CATALOGUE["kniffel"]
    match = begin(box, next(tables(box, Random(1)))).play(0, "roll")
    for face in faces[:5]:
        match = match.play(CHANCE, face)
    return match.play(0, "reroll 5").play(CHANCE, faces[5]) if faces[5:] else match


def test_a_kniffel_holds_its_breath_before_the_fifth_die() -> None:
    box = CATALOGUE["kniffel"]
    assert box.moment(rolled(*["frog"] * 4, "book")) is None
    missed, hit = rolled(*["frog"] * 4, "book", "mash"), rolled(*["frog"] * 4, "book", "frog")
    for match, key in ((missed, "moment-missed"), (hit, "moment-kniffel")):
        moment = box.moment(match)
        assert moment is not None
        assert moment.outcome.key == key
        assert all(e in match.story for e in moment.tells), "it would be told again"
        assert moment.tells
        (large,) = (b for b in _still(moment) if isinstance(b, Large))
        assert large.line == "🐸🐸🐸🐸⬜"


def _still(moment: Moment[Any]) -> tuple[Block, ...]:
    box = CATALOGUE["kniffel"]
    return box.render(moment.beats[0].view, TEXTS.ink("de", box, NAMES)).blocks


def test_nobody_sees_who_was_right_before_the_hats_are_turned() -> None:
    for match, moment in moments("zwerg"):
        if any(event.key.startswith("bets-") for event in moment.told):
            still, end = moment.beats[-1], match.trail[-1]
            assert still.view.board.points == end.before.board.points
            assert still.told == (), "neither points nor bets before the headline"
            return
    raise AssertionError("no bet was revealed")


def test_no_beat_shows_where_the_last_die_goes_before_the_outcome_tells_it() -> None:
    thrown = 0
    for match, moment in moments("zwerg"):
        shows = [step for step in match.trail if isinstance(step.action, Show)]
        for step in shows:
            before = step.before.board
            for beat in moment.beats:
                board = beat.view.board
                assert (board.row, board.cave) == (before.row, before.cave)
                thrown += 1
    assert thrown


def test_who_was_right_is_told_once() -> None:
    for _, moment in moments("zwerg"):
        who = [event.params.get("who") for event in moment.told]
        assert len(set(who)) == len(who), "the same people believed and were right"
        assert not who or moment.told[-1].key in ("bets-won", "bets-lost")
