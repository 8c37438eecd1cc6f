"""What seat 0 means by typing something at a table."""

from dataclasses import replace
from typing import Any

from bot.cards.typed_meanings import Asker, understood
from bot.engine.catalogue import Box
from bot.engine.ink import Reading
from bot.engine.match import Match
from tests.cards.test_cards import ARTIST, FIRST_PERSON, seated, session
from tests.conformance import Table, begin

TWO = Table({}, ({}, {}))
MOST = 25


def at(box: Box, state: Any) -> Match:
    """A match of two in this state."""
    return replace(begin(box, TWO), state=state)


def meant(box: Box, match: Match, text: str, locale: str) -> list[str]:
    """The moves that the words may stand for."""
    live = session(box, seated(box, TWO), match)
    ink = ARTIST.ink(live, locale, Reading(0, aloud=True))
    asker = Asker(FIRST_PERSON, hints=True)
    return [way.offer.move for way in understood(live, asker, text, MOST, ink)]
