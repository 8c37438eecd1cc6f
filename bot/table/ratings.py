"""Ratings: how a match changes the estimated skill of its persons, as pure functions."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations
from math import lcm, sqrt
from typing import TYPE_CHECKING, NamedTuple

from bot.table.scores import Score, contested

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

SHOWN_START = 1000
SHOWN_SCALE = 40
SAME_PAIR_SECONDS = 24 * 3600.0
"""Within this time each further match of two persons changes their ratings less."""
KNOWN_SIGMA = 6.5
"""At this uncertainty a person moves the ratings of others in full (after about 20 matches)."""
LEAST_WEIGHT = 0.04
"""What a match against a newcomer weighs."""
SURER = 2.0
"""The uncertainty shrinks faster than the skill moves, or a group of newcomers never gets known."""

Pair = frozenset[int]
Met = Mapping[Pair, int]
"""By pair of opponents the rated matches of the last day."""


class Rating(NamedTuple):
    """Estimated skill and its uncertainty, as in openskill."""

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """The rating as shown: a lower bound, which grows as the uncertainty shrinks."""
        return round(SHOWN_START + SHOWN_SCALE * (self.mu - 3 * self.sigma))

    @property
    def weight(self) -> float:
        """How much a match against this person moves others: little while few are known."""
        known = (NEWCOMER.sigma - self.sigma) / (NEWCOMER.sigma - KNOWN_SIGMA)
        return min(1.0, max(LEAST_WEIGHT, known))


NEWCOMER = Rating(25.0, 25.0 / 3)
"""The rating before the first match."""


@cache
def model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # noqa: PLC0415

    return PlackettLuce(mu=NEWCOMER.mu, sigma=NEWCOMER.sigma)


def rate(
    scores: Sequence[Score], before: Mapping[int, Rating], met: Met | None = None
) -> dict[int, Rating]:
    """New ratings by person; empty where only one team has persons, or computers played most.

    The model's change is scaled: the n-th match of a pair within a day weighs 1/n, and opponents
    weigh as much as their own rating is known.
    """
    if not contested(scores) or not all(score.rated for score in scores):
        return {}
    persons = [score for score in scores if score.is_a_persons]
    return {
        person: _scaled(before.get(person, NEWCOMER), new, _weights(person, persons, before, met))
        for person, new in _in_full(persons, before).items()
    }


def opponents_met(matches: Iterable[Sequence[tuple[int, int]]]) -> Counter[Pair]:
    """How often two persons met in different teams; a match is given as (person, team)."""
    return Counter(
        frozenset((one, other))
        for match in matches
        for (one, own), (other, team) in combinations(match, 2)
        if own != team
    )


def _in_full(persons: Sequence[Score], before: Mapping[int, Rating]) -> dict[int, Rating]:
    """New ratings by person as the model has them.

    A person who left a team for good is rated alone, behind everybody. A person whose data was
    deleted counts as an opponent with the rating of a newcomer.
    """
    teams: dict[tuple[int, int], list[Score]] = {}
    for score in persons:
        teams.setdefault((score.team, score.seat if score.gave_up else -1), []).append(score)
    # The players of a team take turns, so a bigger team is not stronger; but the model adds the
    # skills of a team up. So all teams are filled up to one size with their own players.
    size = lcm(*(len(team) for team in teams.values()))
    filled = [team * (size // len(team)) for team in teams.values()]
    behind = 1.0 + max(score.rank or 0 for score in persons)
    rated = model().rate(
        [[_known(before, score) for score in team] for team in filled],
        ranks=[(team[0].rank or 0) + behind * team[0].gave_up for team in filled],
    )
    return {
        score.person: Rating(new.mu, new.sigma)
        for team, news in zip(filled, rated, strict=True)
        for score, new in zip(team, news, strict=True)
        if score.person is not None
    }


def _weights(
    person: int, persons: Sequence[Score], before: Mapping[int, Rating], met: Met | None
) -> tuple[float, float]:
    """What the match weighs for a person: for the skill, and for its certainty."""
    team = next(score.team for score in persons if score.person == person)
    others = [score.person or 0 for score in persons if score.team != team]
    fresh = [1 / (1 + (met or {}).get(frozenset((person, other)), 0)) for other in others]
    known = [before.get(other, NEWCOMER).weight for other in others]
    skill = sum(f * k for f, k in zip(fresh, known, strict=True)) / len(others)
    return skill, min(sum(fresh) / len(others), SURER * skill)


def _scaled(old: Rating, new: Rating, weights: tuple[float, float]) -> Rating:
    skill, certainty = weights
    variance = old.sigma**2 + certainty * (new.sigma**2 - old.sigma**2)
    return Rating(old.mu + skill * (new.mu - old.mu), sqrt(variance))


def _known(before: Mapping[int, Rating], score: Score) -> "PlackettLuceRating":
    return model().create_rating(list(before.get(score.person or 0, NEWCOMER)))
