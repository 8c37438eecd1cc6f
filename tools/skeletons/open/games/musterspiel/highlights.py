"""The highlights: on the end card one sentence `highlight-…` about each person, no two alike."""

from collections.abc import Iterator

from bot.engine.game import Seen
from bot.engine.highlights import Facts, Highlight

from .rules import Rules
from .state import State


def highlights(game: Rules, facts: Facts[Seen[State]]) -> Iterator[Highlight]:
    """All that is worth telling, the most remarkable first, in several wordings."""
    for fact in facts:
        if fact.key == "kept":
            told = {"heap": fact.event.params["heap"]}
            yield from Highlight(fact.seat, "", told, fact.at).worded("kept", "kept-2")
