"""A table at one instant, as cards read it: frozen, without a lock and without a store."""

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.engine.catalogue import Box
from bot.engine.match import Match
from bot.table.scores import Changes
from bot.table.table import Table


@dataclass(frozen=True, slots=True)
class Snapshot:
    box: Box
    table: Table
    match: Match | None
    """None: the match has not started."""
    changes: Changes = field(default_factory=dict)
    """Rating changes by seat, once the match is over."""
    hides_decision: Callable[[int], bool] = lambda seat: False
    """Whether the last decision of a seat is still secret."""
