"""The highlights: on the end card one sentence `highlight-…` about each person, no two alike."""

from collections.abc import Iterator

from bot.engine.highlights import Facts, Highlight

from .rules import Rules
from .state import View


def highlights(game: Rules, facts: Facts[View]) -> Iterator[Highlight]:
    """All that is worth telling, the most remarkable first, in several wordings."""
    for fact in facts:
        if fact.key == "lifted":
            told = {"face": fact.event.params["face"]}
            yield from Highlight(fact.seat, "", told, fact.at).worded("lifted", "lifted-2")
