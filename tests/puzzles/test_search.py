"""Puzzles are clear, not obvious and fairly judged; what nobody may know is never asked."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import count
from math import log
from random import Random
from typing import Any

import pytest

from bot.advice.grades import GRADES
from bot.advice.hints import reasons
from bot.cards.artist import Artist
from bot.cards.puzzle import question_card
from bot.engine.brain import Brain
from bot.engine.catalogue import Box
from bot.engine.errors import PlayerError
from bot.engine.game import CHANCE
from bot.engine.ink import Reading
from bot.engine.match import Header, Match, Move
from bot.puzzles import posed
from bot.puzzles import search as puzzles
from bot.puzzles.computers_match import played
from bot.puzzles.search import Puzzle
from bot.table.table import Table
from tests.knowledge import begun, lines
from tests.of_games import part
from tests.shelf import CATALOGUE, TEXTS

ASKED = [game for game, box in CATALOGUE.items() if puzzles.makes_puzzles(box)]
SECRETIVE = [game for game in ASKED if CATALOGUE[game].game.asks_secretly]
FOREVER = float("inf")
ENOUGH = 12
FEW = 4
"""Decisions that a part of a search has time for, after the first part, which has none."""


def all_of(box: Box, header: Header, log: tuple[Move, ...]) -> tuple[Puzzle, ...]:
    return puzzles.search(box, header, log, lambda: 0.0, FOREVER).found


@cache
def first(game: str) -> tuple[Table, Match, tuple[Puzzle, ...]]:
    """The first match of computers with a puzzle in it."""
    for number in count():
        table, match = played(CATALOGUE[game], f"test {number}", 0.0)
        if found := all_of(CATALOGUE[game], table.header, match.log):
            return table, match, found
    raise AssertionError


@cache
def asked(game: str) -> list[tuple[Puzzle, posed.Posed, Any]]:
    """The puzzles of that match, each with the position and every choice as it is rated there."""
    return list(_asked(game))


def _asked(game: str) -> Iterator[tuple[Puzzle, posed.Posed, Any]]:
    table, match, found = first(game)
    for puzzle in found:
        it = posed.pose(CATALOGUE[game], table.header, match.log, puzzle.number)
        yield puzzle, it, CATALOGUE[game].brain.rate(it.before.game, it.view, it.seat)


@pytest.mark.parametrize("game", ASKED)
def test_the_best_choice_of_a_puzzle_is_clear_and_was_not_made(game: str) -> None:
    box = CATALOGUE[game]
    for puzzle, it, rated in asked(game):
        right = puzzles.right(box, rated)
        assert it.played not in right
        assert puzzle.cost >= puzzle.gap >= puzzles.terms(box).gap
        for one in rated:
            behind = rated[0].worth - one.worth
            assert one.action in right or behind >= puzzles.terms(box).gap


@pytest.mark.parametrize("game", ASKED)
def test_the_theme_of_a_puzzle_is_true(game: str) -> None:
    box = CATALOGUE[game]
    for puzzle, it, rated in asked(game):
        best, state = rated[0].action, it.before.state
        why = reasons(box, it.view, it.seat, best, it.played)
        assert puzzle.theme == why[0].key
        for word in why:
            assert part(box, "reasons").holds(box, state, it.seat, best, word)
            assert not part(box, "reasons").holds(box, state, it.seat, it.played, word)


@pytest.mark.parametrize("game", ASKED)
def test_a_weak_computer_seldom_finds_it_and_who_finds_it_less_makes_it_harder(game: str) -> None:
    box = CATALOGUE[game]
    for puzzle, it, rated in asked(game):
        question = puzzles.Question(it.number, it.seat, it.view, it.played)
        header = it.before.header
        right = puzzles.right(box, rated)
        assert puzzles.first_rating(box, header, question, right) == puzzle.rating
        legal = box.game.legal(it.before.state, it.seat)
        assert puzzles.first_rating(box, header, question, legal) is None  # anything is right
        hardest = puzzles.first_rating(box, header, question, ())
        assert hardest
        assert hardest.mu >= puzzle.rating.mu


@pytest.mark.parametrize("game", ASKED)
def test_no_puzzle_is_harder_than_for_somebody_who_guesses(game: str) -> None:
    for puzzle, it, rated in asked(game):
        chance = len(puzzles.right(CATALOGUE[game], rated)) / len(it.legal)
        guessing = puzzles.SPREAD * log((1 - chance) / chance)
        mus = [mu + guessing for mu in puzzles.RATINGS.values()]
        assert puzzle.rating.mu <= min(sum(mus) / len(mus) + 1e-9, puzzles.DATA["most"])


@pytest.mark.parametrize("game", ASKED)
def test_a_search_in_small_parts_finds_the_same(game: str) -> None:
    box, (table, match, found) = CATALOGUE[game], first(game)
    parts, resume, within = list[Puzzle](), 0, 0
    while True:
        clock = partial(next, iter((0.0,) * (1 + within)), 2.0)  # time for none, so for one
        searched = puzzles.search(box, table.header, match.log, clock, 1.0, resume)
        parts += searched.found
        if searched.resume is None:
            break
        resume, within = searched.resume, FEW
    assert tuple(parts) == found


def test_a_game_without_advice_makes_none() -> None:
    box = CATALOGUE[ASKED[0]]
    silent = replace(box, parts=replace(box.parts, brain=Brain()))
    assert not puzzles.makes_puzzles(silent)
    with pytest.raises(PlayerError, match="puzzle-none"):
        puzzles.terms(silent)


@pytest.mark.parametrize("game", ASKED)
def test_a_match_of_computers_is_the_same_for_the_same_luck(game: str) -> None:
    box = CATALOGUE[game]
    table, match = played(box, "same", 5.0)
    assert played(box, "same", 5.0) == (table, match)
    assert played(box, "other", 5.0)[0].id != table.id
    assert match.result
    assert not table.people
    assert table.phase == "finished"
    again = Match.begin(box.game, table.header).settle(table.dice)
    for move in match.log[again.version :]:  # its dice are its seed's, like everybody's
        if move.seat != CHANCE and move.number >= again.version:
            again = again.play(move.seat, move.text).settle(table.dice)
    assert again.log == match.log


@pytest.mark.parametrize("game", ASKED)
def test_an_answer_is_judged_by_the_one_yardstick(game: str) -> None:
    for puzzle, it, rated in asked(game):
        best = posed.judge(it, rated, rated[0].action)
        made = posed.judge(it, rated, it.played)
        assert best.is_right
        assert best.grade == "best"
        assert best.cost == 0
        assert not made.is_right
        assert made.cost == puzzle.cost
        assert made.grade in GRADES[1:]
        for action in best.as_good:
            assert posed.judge(it, rated, action).grade == "best"


@pytest.mark.parametrize("game", ASKED)
def test_a_pointer_leads_to_a_decision_of_today_s_rules_or_nowhere(game: str) -> None:
    box, (table, match, found) = CATALOGUE[game], first(game)
    rolled = next((move.number for move in match.log if move.seat == CHANCE), -1)
    for number in (-1, len(match.log), rolled):
        with pytest.raises(PlayerError, match="puzzle-gone"):
            posed.pose(box, table.header, match.log, number)
    older = table.header.model_copy(update={"rules": table.rules + 1})
    with pytest.raises(PlayerError, match="puzzle-gone"):
        posed.pose(box, older, match.log, found[0].number)
    it = posed.pose(box, table.header, match.log, found[0].number)
    with pytest.raises(PlayerError):
        it.action("nothing of the kind")
    assert it.after.version > it.number


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_was_never_revealed_is_never_asked_nor_anything_after_it(game: str) -> None:
    """A match that is cut short while bets lie face down."""
    box, cut = CATALOGUE[game], 0
    table = begun(box, Random(game))
    for match, others in lines(box, table, Random(game)):
        if not any(None in other.blind for other in others):
            continue
        hidden = min(one.match.log[n].number for one in others for n in _unlike(one.match, match))
        numbers = [one.number for one in puzzles.questions(box, table.header, match.log)]
        assert all(number < hidden for number in numbers)
        cut += 1
    assert cut


def _unlike(one: Match, other: Match) -> list[int]:
    return [a.number for a, b in zip(one.log, other.log, strict=False) if a != b]


@pytest.mark.parametrize("game", SECRETIVE)
def test_a_question_holds_what_its_seat_knew_and_no_more(game: str) -> None:
    """Two matches that differ in a secret ask a seat that cannot know it the same."""
    box, compared = CATALOGUE[game], 0
    table = begun(box, Random(f"view {game}"))
    for match, others in lines(box, table, Random(f"view {game}")):
        for other in others:
            for seat in match.to_act & other.blind - {CHANCE}:
                one, two = (_question(box, m, seat) for m in (match, other.match))
                assert one == two
                compared += 1
        if compared > ENOUGH:
            break
    assert compared


def _question(box: Box, match: Match, seat: int) -> Any:
    """All that somebody is asked by and judged by."""
    view, table = box.game.view(match.state, seat), played(box, "same", 5.0)[0]
    it = posed.Posed(box, match, seat, None, match)
    inks = [
        Artist(TEXTS).nameless_ink(box, len(match.header.seats), "de", Reading(seat, aloud))
        for aloud in (False, True)
    ]
    cards = [question_card(it, table, 1, ink) for ink in inks]
    return view, box.brain.rate(box.game, view, seat), cards
