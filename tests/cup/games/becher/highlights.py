"""What is worth telling: who did anything at all, in two wordings."""

from collections.abc import Iterator

from bot.engine.highlights import Facts, Highlight

from .rules import Becher
from .state import View


def highlights(game: Becher, facts: Facts[View]) -> Iterator[Highlight]:
    for fact in facts:
        if fact.seat >= 0:
            yield from Highlight(fact.seat, "", at=fact.at).worded("there", "there-2")
