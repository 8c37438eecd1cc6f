"""What a test must know to play any game: few seats, and the options of its shortest match."""

from itertools import product
from typing import Any

from bot.engine.catalogue import Box
from bot.engine.errors import PlayerError
from bot.table.lobby import option_values, shortest, shown


def fewest(box: Box) -> int:
    """So few may play with the options of the shortest match, but not alone."""
    options = box.game.options_type.model_validate(shortest(box))
    return max(2, box.game.seat_range(options).start)


def several(box: Box) -> int:
    """As many as may play as a lobby opens: three, or else what will do."""
    return next(count for count in (3, 4, 2) if _may_play(box, count))


def _may_play(box: Box, count: int) -> bool:
    game = box.game
    try:
        game.check_seats([game.seat_options_type() for _ in range(count)], game.options_type())
    except PlayerError:
        return False
    return True


def wishes(options: dict[str, Any]) -> tuple[str, ...]:
    """As a host types them."""
    return tuple(f"set {name} {shown(value)}" for name, value in options.items())


def settings(box: Box) -> tuple[str, ...]:
    """As an operator types them."""
    return tuple(f"{name}={text}" for name, text in box.game.seed.short.items())


def options_for(box: Box, seats: int) -> dict[str, Any]:
    """Options with which so many may play; the usual ones where they allow it."""
    values = option_values(box.game.options_type)
    usual = box.game.options_type().model_dump()
    ways = [usual, *(dict(zip(values, way, strict=True)) for way in product(*values.values()))]
    return next(way for way in ways if seats in _allowed(box, way))


def _allowed(box: Box, options: dict[str, Any]) -> range:
    return box.game.seat_range(box.game.options_type.model_validate(options))
