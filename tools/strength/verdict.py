"""What a score means: Elo, and a sequential test that stops as soon as it is sure."""

from collections.abc import Mapping
from math import log, log10

from tools.strength.duel import Score

SURE = log(19)
"""Errors of both kinds in five of a hundred tests (Wald's bounds)."""
FEWEST = 8
"""So many rounds before their spread is believed."""
STEPS = 400
LIMIT = 0.999


def elo(share: float) -> float:
    share = min(max(share, 1 - LIMIT), LIMIT)
    return 400 * log10(share / (1 - share))


def told(score: Score, low: float, high: float) -> str:
    """`high` or `low` where the share is at least, or at most, that; empty while unsure.

    The likelihood ratio of a normal mean with the spread seen so far (a generalised SPRT).
    """
    if len(score.rounds) < FEWEST or not score.variance:
        return ""
    ratio = (high - low) * (score.mean - (low + high) / 2) / score.variance * len(score.rounds)
    if ratio >= SURE:
        return "high"
    return "low" if ratio <= -SURE else ""


def ratings(found: Mapping[tuple[str, str], Score]) -> dict[str, float]:
    """Elo of all players from their duels (Bradley and Terry), the mean being 0."""
    names = list(dict.fromkeys(name for pair in found for name in pair))
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        for name in names:
            won = expected = 0.0
            for (one, other), score in found.items():
                if name not in (one, other):
                    continue
                count = len(score.rounds)
                share = min(max(score.mean, 1 - LIMIT), LIMIT)
                won += count * (share if name == one else 1 - share)
                rival = strength[other if name == one else one]
                expected += count / (strength[name] + rival)
            strength[name] = won / expected if expected else 1.0
    mean = sum(log10(value) for value in strength.values()) / len(names)
    return {name: 400 * (log10(value) - mean) for name, value in strength.items()}
