"""The one yardstick for choices: a grade by what a choice cost against the best one."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, get_args

from bot.engine.brain import Unit
from bot.engine.phrases import Word

Grade = Literal["best", "nearly", "fair", "dear", "gift"]
GRADES: tuple[Grade, ...] = get_args(Grade)
"""From the best to the worst."""
ROUNDING = 1e-9

_data: Any = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
SIGNS: Mapping[Grade, str] = _data.pop("signs")
BOUNDS: Mapping[Unit, Mapping[Grade, float]] = _data


def grade(cost: float, unit: Unit, error: float = 0.0) -> Grade:
    """`error` is how far an estimated value may be off; what lies within it is the best."""
    if cost <= error + ROUNDING:
        return "best"
    bounds = BOUNDS[unit]
    return next((one for one in GRADES if cost <= bounds.get(one, cost) + ROUNDING), "gift")


def is_best(cost: float, unit: Unit, error: float = 0.0) -> bool:
    return grade(cost, unit, error) == "best"


def given_away(cost: float, unit: Unit, error: float = 0.0) -> float:
    """What a choice gave away: as good as the best is nothing."""
    return 0.0 if is_best(cost, unit, error) else cost


def word(one: Grade) -> Word:
    return Word(f"grade-{one}")
