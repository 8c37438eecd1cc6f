"""What five dice are worth in a row."""

from collections import Counter
from collections.abc import Mapping, Sequence


def value(dice: Sequence[str], row: str, points: Mapping[str, int]) -> int:
    """The points of the dice in a row; 0 means that they do not fit."""
    if row not in points:
        return dice.count(row)  # K7: the number of dice, not pips
    return points[row] if _fits(dice, row) else 0


def _fits(dice: Sequence[str], row: str) -> bool:
    counts = sorted(Counter(dice).values(), reverse=True)
    match row:
        case "three":
            return counts[0] >= 3  # K2
        case "pairs":
            return len(counts) > 1 and counts[1] >= 2  # K3, K4: two different symbols
        case "house":
            return counts == [3, 2]  # K5
        case "five":
            return len(counts) == len(dice)  # K6
        case "kniffel":
            return len(counts) == 1
    raise ValueError(f"no row {row}")
