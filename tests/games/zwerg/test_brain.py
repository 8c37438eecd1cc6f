"""The computer players: legal everywhere, each strength better than the next, bets by the odds."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.engine.brain import STRENGTHS, Strength
from bot.engine.game import CHANCE
from bot.engine.match import Match
from bot.games.zwerg.brain import BRAIN
from bot.games.zwerg.brain.turn import chance_all_seven, expected_points, fresh_turn
from tests.conformance import Table, random_match
from tests.games.zwerg.table import (
    BOX,
    GAME,
    RULEBOOK_EXAMPLE,
    bet,
    board,
    table,
    throw,
    view,
)

Player = Callable[[Match, int, Random], Any]


def _by(strength: Strength) -> Player:
    return lambda match, seat, random: BRAIN.choose(GAME, view(match, seat), seat, strength, random)


def _by_lot(match: Match, seat: int, random: Random) -> Any:
    return random.choice(GAME.legal(match.state, seat))


def _played(players: list[Player], random: Random) -> Match:
    match = table(len(players), rounds=1)
    while match.to_act:
        seat = min(match.to_act)
        if seat == CHANCE:
            action = random.choice(GAME.outcomes(match.state))[0]
        else:
            action = players[seat](match, seat, random)
        match = match.play(seat, str(action))
    return match


@pytest.mark.parametrize("dwarf_bets", [False, True])
def test_every_legal_action_is_rated_and_every_choice_is_legal(dwarf_bets: bool) -> None:
    random = Random(7)
    options = {"rounds": 1, "dwarf_bets": dwarf_bets}
    for match in random_match(BOX, Table(options, ({},) * 3), random):
        for seat in range(3):
            legal = GAME.legal(match.state, seat)
            rated = BRAIN.rate(GAME, view(match, seat), seat)
            assert {r.action for r in rated} == set(legal)
            assert [r.worth for r in rated] == sorted((r.worth for r in rated), reverse=True)
            for strength in STRENGTHS if legal else ():
                chosen = BRAIN.choose(GAME, view(match, seat), seat, strength, random)
                assert chosen in legal


def test_the_master_bets_on_what_is_more_likely() -> None:
    """Z13: the same row is a good yes for all nine fields and a bad one for the dwarf fields."""
    for dwarf_bets, expected in ((False, "bet yes"), (True, "bet no")):
        match = throw(table(2, dwarf_bets=dwarf_bets), "red1@2 green3@5 white6@8")
        chance = chance_all_seven(GAME, view(match, 1))
        assert chance is not None
        assert (chance > 0.5) == (expected == "bet yes")
        assert str(BRAIN.choose(GAME, view(match, 1), 1, "master", Random(0))) == expected
        best, other = BRAIN.rate(GAME, view(match, 1), 1)
        assert best.worth + other.worth == pytest.approx(3)


def test_the_chance_is_known_at_every_moment_of_a_turn_and_settles_in_the_end() -> None:
    match = bet(throw(table(2), RULEBOOK_EXAMPLE[0]), {1: "yes"})
    match = throw(match, "red3@5 green6@8 white2@3").play(0, "roll orange")
    in_the_air = chance_all_seven(GAME, view(match, None))
    match = match.play(CHANCE, "1")
    assert in_the_air is not None
    assert 0 < in_the_air < 1
    assert chance_all_seven(GAME, view(match, None)) == 1
    assert expected_points(GAME, view(match, None)) == 7 + 3


def test_there_is_no_chance_to_tell_when_the_match_is_over() -> None:
    match = _played([_by_lot], Random(1))
    assert chance_all_seven(GAME, view(match, None)) is None


def _loss(player: Player, turns: int) -> float:
    """Expected points that a player's choices give away per turn: skill without luck."""
    lost, random = 0.0, Random(11)

    def watched(match: Match, seat: int, random: Random) -> Any:
        nonlocal lost
        action = player(match, seat, random)
        rated = {r.action: r.worth for r in BRAIN.rate(GAME, view(match, seat), seat)}
        lost += max(rated.values()) - rated[action]
        return action

    for _ in range(turns):
        _played([watched], random)
    return lost / turns


def test_master_errs_never_normal_a_little_easy_more_and_lot_most() -> None:
    master, normal, easy, lot = (
        _loss(player, 15) for player in (_by("master"), _by("normal"), _by("easy"), _by_lot)
    )
    assert master == 0
    assert 0.3 < normal < 1.6
    assert normal + 0.7 < easy < 3.5
    assert easy + 1 < lot


@pytest.mark.parametrize(
    ("strong", "weak"),
    [
        pytest.param(_by("master"), _by("normal"), id="master beats normal"),
        pytest.param(_by("normal"), _by("easy"), id="normal beats easy"),
        pytest.param(_by("easy"), _by_lot, id="easy beats lot"),
    ],
)
def test_the_stronger_one_wins_more_matches(strong: Player, weak: Player) -> None:
    random, ahead = Random(6), 0
    for number in range(20):
        first = number % 2
        points = board(_played([weak, strong] if first else [strong, weak], random)).points
        ahead += (points[first] > points[1 - first]) - (points[first] < points[1 - first])
    assert ahead > 0


def test_the_masters_mean_agrees_with_the_exact_worth_of_a_turn() -> None:
    random, turns = Random(3), 60
    points = [board(_played([_by("master")], random)).points[0] for _ in range(turns)]
    mean = sum(points) / turns
    spread = (sum((p - mean) ** 2 for p in points) / turns) ** 0.5
    assert abs(mean - float(fresh_turn(GAME).points)) < 4 * spread / turns**0.5
