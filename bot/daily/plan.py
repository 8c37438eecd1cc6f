"""Which game a day brings: by the weekdays that the seeds of the games name."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from bot.engine.catalogue import Box
from bot.engine.chance import bound_commitment
from bot.table.days import Day
from bot.table.lobby import agreed_options


def game_of(catalogue: Mapping[str, Box], when: date) -> Box:
    """Of several that name the weekday one after the other, week by week."""
    named = [box for box in catalogue.values() if when.isoweekday() in box.game.seed.daily]
    there = named or [box for box in catalogue.values() if box.game.seed.daily]
    return there[when.toordinal() // 7 % len(there)]


def proposed(catalogue: Mapping[str, Box], when: date, seed: bytes) -> Day:
    """The day as it is written, if nobody has written it yet."""
    box = game_of(catalogue, when)
    seal = bound_commitment(seed, when.isoformat(), box.id)
    return Day(when, box.id, box.game.seed.rules_version, options(box), seed, seal)


def options(box: Box) -> dict[str, Any]:
    """The usual ones."""
    return agreed_options(box.game, box.game.options_type().model_dump())
