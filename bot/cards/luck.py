"""How somebody fared, for a profile: a course as a row of bars, the face that strayed farthest."""

from collections.abc import Sequence
from typing import NamedTuple

SPARKS = "▁▂▃▄▅▆▇█"


def sparkline(values: Sequence[int]) -> str:
    """A course of numbers as a row of bars."""
    least, most = min(values, default=0), max(values, default=0)
    step = (most - least) / (len(SPARKS) - 1) or 1
    return "".join(SPARKS[round((value - least) / step)] for value in values)


class Luck(NamedTuple):
    """The face that came most unlike its chance."""

    face: str
    times: int
    expected: int
    rolls: int


def luck(counts: dict[str, int], faces: Sequence[str]) -> Luck | None:
    """Where equally likely faces strayed farthest; None before the first roll."""
    rolls = sum(counts.get(face, 0) for face in faces)
    if not rolls:
        return None
    expected = rolls / len(faces)
    face = max(faces, key=lambda face: abs(counts.get(face, 0) - expected))
    return Luck(face, counts.get(face, 0), round(expected), rolls)
