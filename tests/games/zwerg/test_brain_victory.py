"""The master knows the standing: it bets and plays its last dice to win."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from bot.engine.match import Match
from bot.games.zwerg.brain import BRAIN
from bot.games.zwerg.brain.ends import Ends, by_action, position_of
from bot.games.zwerg.brain.race import race
from bot.games.zwerg.brain.rating import rate, shares
from bot.games.zwerg.brain.turn import chance_of_yes, matched
from bot.games.zwerg.state import State, View
from tests.games.zwerg.table import GAME, bet, board, table, throw, view

POINTS = [[float(points) for points in range(15)]] * 2
BET_ON = "red1@2 yellow2@4 white6@8"
"""Three dice after which all seven are likely to lie."""


def with_points(match: Match, *points: int) -> View:
    """What seat 0 sees with another standing, in the last turn of the match."""
    last = replace(board(match), points=points, round=board(match).options.rounds)
    return GAME.view(State(last, match.state.bets), 0)


def last_turn() -> Match:
    """The third of three turns of seat 1: the last of the match."""
    match = table(2, rounds=1)
    dice = "red1@2 orange2@3 yellow3@4", "green4@5 blue5@6 purple6@7 white6@8"
    return throw(throw(bet(throw(match, dice[0]), {1: "yes"}), dice[1]), BET_ON)


def test_a_turn_for_points_is_worth_what_the_exact_values_say() -> None:
    match = bet(throw(table(2), BET_ON), {1: "yes"})
    ends, found = Ends(GAME, False, POINTS), view(match, 0)
    worths = by_action(GAME, board(match), ends)
    for one in rate(GAME, found, 0):
        assert worths[one.action] == pytest.approx(one.worth)
    here = position_of(GAME, board(match))
    more = Ends(GAME, False, [POINTS[0], [points + 1e-6 for points in POINTS[0]]])
    gained = more.before(here) - ends.before(here)
    assert gained * 1e6 == pytest.approx(float(chance_of_yes(GAME, found)), abs=1e-3)
    assert matched(GAME, board(match)) == 3


def test_a_bettor_who_can_only_win_if_the_row_fails_bets_on_that() -> None:
    match = last_turn()
    assert float(chance_of_yes(GAME, view(match, 0))) > 0.5
    ahead = with_points(match, 30, 10)
    behind = with_points(match, 20, 19)
    level = {str(one.action): one.worth for one in shares(GAME, behind, 0)}
    assert level["bet no"] > level["bet yes"]
    assert str(BRAIN.choose(GAME, behind, 0, "master", Random(1))) == "bet no"
    assert str(rate(GAME, behind, 0)[0].action) == "bet yes"
    assert str(BRAIN.choose(GAME, ahead, 0, "master", Random(1))) == "bet yes"


def test_the_last_dice_are_played_for_the_points_that_win() -> None:
    """Behind by more than the colours can bring: only all seven on the row help."""
    match = bet(throw(table(2, rounds=1), BET_ON), {1: "no"})
    standing = race(GAME, board(match))
    assert standing is not None
    shares_by_points = standing.played()
    assert all(low <= high + 1e-9 for row in shares_by_points for low, high in pairwise(row))
    told = shares(GAME, view(match, 0), 0)
    best = max(one.worth for one in told)
    chosen = BRAIN.choose(GAME, view(match, 0), 0, "master", Random(1))
    assert next(one.worth for one in told if one.action == chosen) == best


def test_early_dice_and_lonely_turns_are_played_for_points() -> None:
    fresh, alone = view(table(2), 0), view(throw(table(1), BET_ON), 0)
    assert shares(GAME, fresh, 0) == shares(GAME, alone, 0) == ()
    assert BRAIN.choose(GAME, alone, 0, "master", Random(1)) == rate(GAME, alone, 0)[0].action
