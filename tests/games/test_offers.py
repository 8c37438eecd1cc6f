"""Words in, words out: moves are found by their words, and what a list shows is understood."""

import time
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.engine.catalogue import Box
from bot.engine.chance import Dice
from bot.engine.game import CHANCE
from bot.engine.ink import Reading
from bot.engine.match import Match
from bot.engine.offers import Offer, meant, typings
from bot.engine.screen import Ink
from bot.engine.spelling import words
from bot.table.lobby import shortest
from bot.texts import LOCALES
from tests.conformance import MOST_MOVES, Table, begin, random_match, tables
from tests.games.flick.table import BOX as FLICK
from tests.games.flick.table import ready
from tests.games.kniffel.table import BOX as KNIFFEL
from tests.games.kniffel.table import roll, table
from tests.shelf import CATALOGUE, TEXTS
from tests.shortest import options_for

MOST = 25
CASES = [
    pytest.param(game, max(tables(box, Random(game)), key=lambda t: len(t.seats)), id=game)
    for game, box in CATALOGUE.items()
]


def seat_counts(box: Box) -> range:
    return range(box.game.seed.seats.least, box.game.seed.seats.most + 1)


def shortest_with(box: Box, seats: int) -> Table:
    """So many seats; as short as its options make it, where they allow so many."""
    short = shortest(box)
    allowed = box.game.seat_range(box.game.options_type.model_validate(short))
    return Table(short if seats in allowed else options_for(box, seats), ({},) * seats)


def ink_of(box: Box, locale: str = "de") -> Ink:
    names = tuple(f"<@{number}>" for number in range(1, 11))
    return TEXTS.ink(locale, box, names, reading=Reading(aloud=True))


def decisions(box: Box, table: Table, random: Random) -> Iterator[tuple[Match, int]]:
    for match in random_match(box, table, random):
        if random.random() < 0.1:
            yield from ((match, seat) for seat in match.to_act - {CHANCE})


def understood(box: Box, match: Match, seat: int, text: str, ink: Ink) -> tuple[Offer, ...]:
    view = box.game.view(match.state, seat)
    for typed in typings(text):
        if found := meant(box.offers(view, seat, typed, MOST, ink), typed):
            return found
    return ()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "table"), CASES)
def test_whatever_a_list_shows_is_understood_when_typed(
    game: str, table: Table, locale: str
) -> None:
    box, random = CATALOGUE[game], Random(f"words {game}")
    ink = ink_of(box, locale)
    for match, seat in decisions(box, table, random):
        view = box.game.view(match.state, seat)
        for action in random.sample(legal := box.game.legal(match.state, seat), min(6, len(legal))):
            label = box.describe(view, action, ink)
            assert len(label) <= 100, label
            for typed in (label, label.upper(), str(action)):
                found = understood(box, match, seat, typed, ink)
                assert [offer.move for offer in found] == [str(action)], typed


@pytest.mark.parametrize(("game", "table"), CASES)
def test_every_move_is_reached_by_picking_from_lists_alone(game: str, table: Table) -> None:
    """Where the first list has no room for all, its entries lead on to the others."""
    box, random, ink = CATALOGUE[game], Random(f"lists {game}"), ink_of(CATALOGUE[game])
    for match, seat in list(decisions(box, table, random))[:4]:
        view = box.game.view(match.state, seat)
        found, waiting, seen = set[str](), [""], set[str]()
        while waiting:
            text = waiting.pop()
            for offer in box.offers(view, seat, words(text), MOST, ink):
                if not offer.opens:
                    found.add(offer.move)
                elif offer.label not in seen:
                    seen.add(offer.label)
                    waiting += [offer.label, offer.move]
        assert found == {str(action) for action in box.game.legal(match.state, seat)}


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, n) for game, box in CATALOGUE.items() for n in seat_counts(box)],
)
def test_with_every_number_of_seats_a_match_is_finished_in_words(game: str, seats: int) -> None:
    """Whoever is to act takes a line of the list and types it as it stands there."""
    box, random = CATALOGUE[game], Random(f"finish {game} {seats}")
    ink, dice = ink_of(box, LOCALES[seats % 2]), Dice(random.randbytes(32), "words")
    match = begin(box, shortest_with(box, seats)).settle(dice)
    while match.to_act:
        assert match.version < MOST_MOVES
        seat = random.choice(sorted(match.to_act))
        view, typed = box.game.view(match.state, seat), ""
        while True:
            offers = box.offers(view, seat, words(typed), MOST, ink)
            assert offers, typed
            typed = random.choice(offers[:MOST]).label
            (meant_one, *others) = understood(box, match, seat, typed, ink)
            if not others and not meant_one.opens:
                break
        match = match.play(seat, meant_one.move).settle(dice)
    assert match.result is not None


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("blau osten c1", "flick blue E C1"),
        ("c1 ost blau", "flick blue E C1"),
        ("den gelben auf b5 von süden", "flick yellow S B5"),
        ("gelb b5 süd", "flick yellow S B5"),
        ("Grün von Westen auf A3", "flick green W A3"),
        ("den blauen Würfel nach c3", "flick blue N C3"),
        ("C1 60 gelb", "flick yellow N C1"),
    ],
)
def test_a_flick_is_found_by_natural_words_in_any_order(typed: str, move: str) -> None:
    view, ink = FLICK.game.view(ready(), 0), ink_of(FLICK)
    found = FLICK.offers(view, 0, words(typed), MOST, ink)
    assert [offer.move for offer in found] == [move]


def test_a_list_of_hundreds_is_narrowed_step_by_step() -> None:
    view, ink = FLICK.game.view(ready(), 0), ink_of(FLICK)
    labels = [offer.label for offer in FLICK.offers(view, 0, (), MOST, ink)]
    assert labels == ["Blau …", "Gelb …", "Grün …"]
    labels = [offer.label for offer in FLICK.offers(view, 0, words("Blau …"), MOST, ink)]
    assert labels == [f"blau von {side} …" for side in ("Norden", "Osten", "Süden", "Westen")]
    offers = FLICK.offers(view, 0, words("blau von Norden …"), MOST, ink)
    assert 0 < len(offers) <= MOST
    assert offers[0].label.startswith("Blau von Norden auf C1: trifft 60\u00a0%")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_plate_that_can_be_shifted_takes_one_step_more_and_no_end_of_them(locale: str) -> None:
    state = replace(ready(), child=(True,) * len(ready().child))
    view, ink = FLICK.game.view(state, 0), ink_of(FLICK, locale)
    waiting, found = [("", 0)], set[str]()
    while waiting:
        typed, steps = waiting.pop()
        assert steps <= 3, typed
        offers = FLICK.offers(view, 0, words(typed), MOST, ink)
        assert 0 < len(offers) <= MOST, typed
        waiting += [(offer.label, steps + 1) for offer in offers if offer.opens]
        found |= {offer.move for offer in offers if not offer.opens}
    assert found == {str(action) for action in FLICK.game.legal_in(view, 0)}


def test_the_list_begins_with_what_people_want() -> None:
    match = roll(table(), "mmmkt")
    view = KNIFFEL.game.view(match.state, match.state.seat)
    labels = [o.label for o in KNIFFEL.offers(view, match.state.seat, (), MOST, ink_of(KNIFFEL))]
    brei = "Kartoffelbrei"
    assert labels[0] == f"Behalte {brei}, {brei}, {brei} und wirf den Rest noch einmal"
    assert f"{brei} eintragen: 3 Punkte" in labels[:6]


def test_a_keystroke_in_a_list_of_hundreds_takes_milliseconds() -> None:
    """Far more than it takes, so that it says something on a busy machine too."""
    view, ink = FLICK.game.view(ready(), 0), ink_of(FLICK)
    took = []
    for typed in ("", "b", "blau", "blau n", "blau nord c", "c3", "weg") * 3:
        began = time.process_time()
        FLICK.offers(view, 0, words(typed), MOST, ink)
        took.append(time.process_time() - began)
    assert sorted(took)[len(took) // 2] < 0.02
