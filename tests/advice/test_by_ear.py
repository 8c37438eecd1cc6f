"""Hints, odds, the look back and the words of pictures, as somebody hears them: plain sentences."""

from collections.abc import Iterator
from itertools import cycle
from random import Random

import pytest

from bot.advice.look_back import look_back
from bot.cards.advice import hint_card, look_back_card, odds_card
from bot.cards.card import Card
from bot.cards.pictures import painted
from bot.engine.game import CHANCE
from bot.engine.ink import Reading
from bot.engine.match import Match
from bot.engine.screen import Ink
from bot.table.snapshot import Snapshot
from bot.texts import LOCALES
from tests.games.test_by_ear import NAMES, UNSPEAKABLE
from tests.over import Over, played
from tests.shelf import CATALOGUE, TEXTS

LOOKS = 4
"""So many moments of a match are asked about; a brain takes its time."""


def session(over: Over) -> Snapshot:
    return Snapshot(over.box, over.table, over.match)


def ink_for(over: Over, locale: str, seat: int | None = None) -> Ink:
    return TEXTS.ink(locale, over.box, NAMES, reading=Reading(seat, aloud=True))


def lines_of(card: Card) -> list[str]:
    labels = [button.label for row in card.rows if isinstance(row, tuple) for button in row]
    fields = [text for field in card.fields for text in field]
    return "\n".join((card.title, card.body, *fields, card.footer, *labels)).split("\n")


def asked_about(over: Over, random: Random) -> Iterator[Match]:
    """Some moments at which a person must decide."""
    match, whole = Match.begin(over.box.game, over.match.header), over.match
    chosen = {random.randrange(whole.version) for _ in range(LOOKS)}
    for move in whole.log:
        if chosen and match.version >= min(chosen) and match.to_act - {CHANCE}:
            chosen.remove(min(chosen))
            yield match
        match = match.play(move.seat, move.text)


def check(lines: list[str]) -> None:
    for line in filter(None, lines):
        assert not UNSPEAKABLE.search(line), line


@pytest.mark.parametrize("game", CATALOGUE)
def test_hints_and_odds_are_plain_sentences(game: str) -> None:
    over, random = played(CATALOGUE[game], Random(game), most=60), Random(game)
    box, here = over.box, session(over)
    for match in asked_about(over, random):
        seat = min(match.to_act - {CHANCE})
        view = box.game.view(match.state, seat)
        rated = box.brain.rate(box.game, view, seat)
        odds = box.brain.odds(box.game, view, seat, random)
        for locale in LOCALES:
            ink = ink_for(over, locale, seat)
            check(lines_of(hint_card(here, view, rated, match.turn, ink)))
            check(lines_of(odds_card(odds, ink)))


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_look_back_is_plain_sentences(game: str) -> None:
    over = played(CATALOGUE[game], Random(game), most=40)
    found = look_back(over.box, over.match.header, over.log, lambda: 0.0, 1.0)
    for locale in LOCALES:
        ink = ink_for(over, locale)
        told = lines_of(look_back_card(over.box, found, over.match, ink))
        assert len(told) > len(over.table.seats)
        check(told)


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_words_of_pictures_are_plain_sentences(game: str) -> None:
    over = played(CATALOGUE[game], Random(game))
    here, languages = session(over), cycle(LOCALES)
    for match in (*asked_about(over, Random(game)), over.match):
        if picture := painted(here, match, ink_for(over, next(languages))):
            check(picture.alt.splitlines())
