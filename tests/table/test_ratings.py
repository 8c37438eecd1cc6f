"""Ratings cannot be bought with second accounts: rules, and simulations with fixed seeds."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.table.ratings import NEWCOMER, Met, Rating, opponents_met, rate
from bot.table.scores import Score

MATCHES = 200
A_DAY = 5
"""Matches of a group on one day."""
SKILL = NEWCOMER.mu
LUCK = NEWCOMER.mu / 6
"""The spread of one performance, as the model assumes it."""
GOOD = SKILL + 4
"""A player who beats an average one in three of four matches."""
KNOWN = Rating(25.0, 2.0)


def placed(*persons: int) -> list[Score]:
    """A match of these persons, best first."""
    return [Score(seat, seat, person, None, 0, seat + 1) for seat, person in enumerate(persons)]


def boosted(others: int) -> Rating:
    """A booster who wins against so many fresh accounts at a time."""
    own = NEWCOMER
    for number in range(MATCHES):
        accounts = range(2 + number * others, 2 + (number + 1) * others)
        own = rate(placed(1, *accounts), {1: own})[1]
    return own


def evenings(skills: Sequence[float], seed: int, matches: int = MATCHES) -> dict[int, Rating]:
    """Everybody plays with everybody, some matches a day."""
    random, ratings = Random(seed), dict.fromkeys(range(len(skills)), NEWCOMER)
    met: Counter[frozenset[int]] = Counter()
    for number in range(matches):
        if number % A_DAY == 0:
            met.clear()
        luck = {person: random.gauss(skill, LUCK) for person, skill in enumerate(skills)}
        order = sorted(luck, key=lambda person: -luck[person])
        ratings |= rate(placed(*order), ratings, met)
        met += opponents_met([list(enumerate(order))])
    return ratings


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("others", [1, 4, 9])
def test_a_booster_gains_less_than_a_good_player(others: int, seed: int) -> None:
    good = evenings([GOOD, *[SKILL] * 4], seed)[0]
    assert boosted(others).shown < good.shown


@pytest.mark.parametrize("seed", range(4))
def test_five_equal_people_stay_where_they_were(seed: int) -> None:
    ratings = evenings([SKILL] * 5, seed).values()
    assert sum(rating.mu for rating in ratings) / 5 == pytest.approx(SKILL, abs=0.5)
    assert all(abs(rating.mu - SKILL) < 5 for rating in ratings)
    assert all(rating.sigma < NEWCOMER.sigma / 2 for rating in ratings), "they are known by now"


def test_a_good_player_is_found_among_newcomers_too() -> None:
    ratings = evenings([SKILL, SKILL, GOOD, SKILL, SKILL], 1)
    assert max(ratings, key=lambda person: ratings[person].shown) == 2


def test_who_has_played_little_moves_others_little_and_is_moved_in_full() -> None:
    known = rate(placed(1, 2), {1: KNOWN, 2: KNOWN})[1].mu - KNOWN.mu
    against = rate(placed(1, 2), {1: KNOWN})
    assert 0 < against[1].mu - KNOWN.mu < known / 10
    assert NEWCOMER.mu - against[2].mu > 1


def test_every_further_match_of_a_pair_weighs_less() -> None:
    before = {1: KNOWN, 2: KNOWN}
    gains = [rate(placed(1, 2), before, met(n))[1].mu - KNOWN.mu for n in range(4)]
    assert gains == pytest.approx([gains[0] / n for n in (1, 2, 3, 4)])
    assert rate(placed(1, 2), before, {frozenset((1, 3)): 9}) == rate(placed(1, 2), before)


def met(times: int) -> Met:
    return {frozenset((1, 2)): times}


def test_whoever_wins_rises_and_whoever_loses_falls_from_the_first_match_on() -> None:
    new = rate(placed(1, 2), {})
    assert new[1].shown > NEWCOMER.shown > new[2].shown


def test_partners_do_not_meet() -> None:
    clans = [(1, 0), (2, 1), (3, 0)]
    assert opponents_met([clans, clans[:2]]) == {frozenset((1, 2)): 2, frozenset((2, 3)): 1}


def test_a_partner_who_leaves_is_no_opponent() -> None:
    """Against computers alone nobody is rated, whatever the own clan does."""
    one, other = placed(1, 2)
    clan = [one, replace(other, team=0, gave_up=True), Score(2, 1, None, "easy", 0, 2)]
    assert rate(clan, {}) == {}


def test_where_computers_made_most_moves_nobody_is_rated() -> None:
    assert rate([replace(score, rated=False) for score in placed(1, 2)], {}) == {}
