"""The goal of a game stands on the board during everybody's first own turns, and then no more."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import bot.games
from bot.cards.board_fields import FIRST_TURNS
from bot.cards.screen_reader import open_turn_text, turn_text
from bot.engine.game import CHANCE
from bot.engine.ink import Reading
from bot.engine.match import Match
from bot.table.days import DAILY
from bot.table.snapshot import Snapshot
from bot.table.table import LESSON
from bot.table.waiting import decides_secretly
from bot.texts import LOCALES
from tests.cards.test_cards import ARTIST, biggest, seated, session
from tests.conformance import random_match
from tests.shelf import CATALOGUE

LONGEST = 125
OURS = Path(next(iter(bot.games.__path__)))
GAMES = [game for game, box in CATALOGUE.items() if OURS in box.folder.parents]
"""The games of the bot; one from elsewhere may do without a goal."""


@cache
def decisions(game: str) -> tuple[tuple[Match, int], ...]:
    """The open decisions of a random match with the seat that makes each."""
    return tuple(_decisions(game))


def _decisions(game: str) -> Iterator[tuple[Match, int]]:
    box = CATALOGUE[game]
    for match in random_match(box, biggest(box), Random(f"goal {game}")):
        if len(match.to_act) == 1 and CHANCE not in match.to_act:
            (seat,) = match.to_act
            if not decides_secretly(match, seat):
                yield match, seat


@cache
def first_turns(game: str) -> dict[tuple[int, int], Match]:
    """By seat and the number of its own turns before, one decision of its first turns."""
    found: dict[tuple[int, int], Match] = {}
    for match, seat in decisions(game):
        if (turns := match.game.turns_ended(match.state, seat)) <= FIRST_TURNS:
            found.setdefault((seat, turns), match)
    return found


def at(game: str, match: Match, locale: str, *, pictured: bool = False) -> Snapshot:
    """At a table full of people."""
    box = CATALOGUE[game]
    table = replace(seated(box, biggest(box), locale), pictured=pictured)
    seats = tuple(replace(seat, away=False) for seat in table.seats)
    return session(box, replace(table, seats=seats), match)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("pictured", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_the_first_two_own_turns_show_the_goal_and_the_third_does_not(
    game: str, pictured: bool, locale: str
) -> None:
    for (_, turns), match in first_turns(game).items():
        live = at(game, match, locale, pictured=pictured)
        goal = ARTIST.ink(live, locale)("goal")
        assert (goal in ARTIST.public(live).body) is (turns < FIRST_TURNS)
    assert {(0, 0), (0, FIRST_TURNS)} <= first_turns(game).keys()


@pytest.mark.parametrize("aloud", [False, True])
@pytest.mark.parametrize("pictured", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_private_board_shows_it_too_but_a_lesson_says_it_in_its_steps(
    game: str, pictured: bool, aloud: bool
) -> None:
    for (own, turns), match in first_turns(game).items():
        live = at(game, match, "de", pictured=pictured)
        for kind, wanted in ((DAILY, turns < FIRST_TURNS), (LESSON, False)):
            private = replace(live, table=replace(live.table, kind=kind, owner=own + 1))
            person = live.table.seats[own].person
            assert person is not None
            ink = ARTIST.ink(private, "de", Reading(own if aloud else None, aloud=aloud))
            card = ARTIST.own(private, person, "de", aloud=aloud)
            assert (ink("goal") in card.body) is wanted


@pytest.mark.parametrize("game", GAMES)
def test_it_is_read_out_with_the_turn(game: str) -> None:
    ((first, seat), *_, (last, late)) = decisions(game)
    for match, own, new in ((first, seat, True), (last, late, False)):
        live = at(game, match, "de")
        ink = ARTIST.ink(live, "de", Reading(own, aloud=True))
        for text in (turn_text(live, 0, own, ink), open_turn_text(live, 0, own, ink)):
            assert (ink("goal") in text) is new


@pytest.mark.parametrize("game", GAMES)
def test_the_turns_of_a_seat_are_counted_from_nothing_one_by_one(game: str) -> None:
    counted: dict[int, list[int]] = {}
    for match, seat in decisions(game):
        counted.setdefault(seat, []).append(match.game.turns_ended(match.state, seat))
    for turns in counted.values():
        assert turns[0] == 0
        assert all(later - before in (0, 1) for before, later in pairwise(turns))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_it_is_one_short_line(game: str, locale: str) -> None:
    goal = ARTIST.texts.ink(locale, CATALOGUE[game])("goal")
    assert goal.startswith("-# ")
    assert len(goal) <= LONGEST
    assert "\n" not in goal


def test_computers_and_who_is_in_the_middle_of_a_choice_need_no_goal() -> None:
    match, _ = decisions("kniffel")[0]
    live = at("kniffel", match, "de")
    goal = ARTIST.ink(live, "de")("goal")
    computers = tuple(replace(seat, person=None, strength="easy") for seat in live.table.seats)
    driven = replace(live, table=replace(live.table, seats=computers))
    assert goal not in ARTIST.public(driven).body
    train, _ = decisions("zug")[0]
    there = at("zug", train, "de")
    start = train.state.dwarfs[0][0]
    assert ARTIST.ink(there, "de")("goal") not in ARTIST.public(there, start).body
