"""What can be typed at a table: everything a button does, before, in and after a match."""

from dataclasses import replace

import pytest

from bot.cards.card import Button
from bot.cards.loose_words import (
    _choices,
    nearest,
    nearest_card,
    understood_loosely,
    without_fillers,
)
from bot.cards.typed_meanings import Asker, Meaning, meanings, understood
from bot.engine.game import CHANCE
from bot.engine.ink import Ink, Reading
from bot.engine.offers import Offer
from bot.engine.spelling import words
from bot.table.snapshot import Snapshot
from tests.cards.test_cards import ARTIST, FIRST_PERSON, biggest, seated, session, sessions
from tests.conformance import Table
from tests.games.kniffel import table as kniffel
from tests.games.zwerg import table as zwerg
from tests.shelf import CATALOGUE

ANNA = Asker(FIRST_PERSON, hints=True)
MOST = 25


def typed(live: Snapshot, text: str, person: Asker = ANNA) -> list[Meaning]:
    ink = ARTIST.ink(live, "de", Reading(live.table.seat_of(person.id), aloud=True))
    return understood(live, person, text, MOST, ink)


def lobby() -> Snapshot:
    box = CATALOGUE["kniffel"]
    table = replace(seated(box, biggest(box)), phase="lobby", players="", deadline=None)
    return Snapshot(box, table, None)


@pytest.mark.parametrize("text", ["Los geht’s", "los geht's", "LOS GEHTS", "start"])
def test_a_lobby_is_started_with_either_apostrophe(text: str) -> None:
    assert [(way.kind, way.offer.move) for way in typed(lobby(), text)] == [("table", "start")]


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_way_that_is_listed_is_understood_by_its_words(game: str) -> None:
    box = CATALOGUE[game]
    for live in (lobby(), *sessions(box)):
        ink = ARTIST.ink(live, "de", Reading(0, aloud=True))
        for way in meanings(live, ANNA, (), MOST, ink):
            found = typed(live, way.offer.label)
            assert way.offer.move in [one.offer.move for one in found], way
            assert len(found) == 1 or way.offer.opens, way.offer.label


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("noch eine partie", "rematch"),
        ("rückblick", "review"),
        ("teilen", "past share"),
        ("wiederholung", "past watch"),
        ("prüfen", "past verify"),
        ("brett als bild", "picture"),
        ("brett als text", "text"),
    ],
)
def test_after_the_end_all_buttons_can_be_typed(text: str, meant: str) -> None:
    box = CATALOGUE["kniffel"]
    *_, over = sessions(box)
    assert [way.offer.move for way in typed(over, text)] == [meant]


def test_settings_of_the_table_stand_in_the_list_where_they_apply() -> None:
    box = CATALOGUE["kniffel"]
    match = kniffel.roll(kniffel.table(2), "mcktb")
    live = session(box, seated(box, biggest(box)), match)
    listed = [
        way.offer.move for way in meanings(live, ANNA, (), MOST, ARTIST.plain_ink(live, "de"))
    ]
    assert "auto on" in listed
    assert "hint" in listed
    assert "rematch" not in listed
    assert listed.index("enter mash") < listed.index("auto on"), "moves stand first"
    shelved = Snapshot(box, replace(live.table, phase="shelved"), match)
    assert [way.offer.move for way in typed(shelved, "weiterspielen")] == ["resume"]


def test_somebody_who_only_looks_on_is_offered_no_move() -> None:
    box = CATALOGUE["kniffel"]
    live = session(box, seated(box, biggest(box)), kniffel.table(2))
    stranger = Asker(77, hints=True)
    kinds = {way.kind for way in meanings(live, stranger, (), MOST, ARTIST.plain_ink(live, "de"))}
    assert kinds <= {"table", "show"}


def zug(locale: str) -> tuple[Snapshot, Ink]:
    """A match of Zug in which a seat chooses a dwarf."""
    live = next(live for live in sessions(CATALOGUE["zug"]) if live.match and live.match.to_act)
    return live, ARTIST.ink(live, locale, Reading(acting(live), aloud=True))


def acting(live: Snapshot) -> int:
    assert live.match is not None
    return min(live.match.to_act)


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_words_of_its_buttons_name_a_move(game: str) -> None:
    box = CATALOGUE[game]
    for live in sessions(box):
        if box.parts.narrow or live.match is None or not live.table.live:
            continue
        for seat in sorted(live.match.to_act):
            ink = ARTIST.ink(live, "de", Reading(seat, aloud=True))
            view = box.game.view(live.match.state, seat)
            for label, move, opens in _choices(box, view, ink, ""):
                named = understood_loosely(live, seat, words(label), ink)
                if not opens and without_fillers(words(label), ink):
                    assert move in [offer.move for offer in named], label


@pytest.mark.parametrize(
    ("locale", "text"),
    [("de", "bitte den Zwerg 1 gehen"), ("en", "dwarf 1 walk to the"), ("de", "zwerg 1 geh")],
)
def test_filler_words_and_other_endings_are_understood(locale: str, text: str) -> None:
    live, ink = zug(locale)
    found = understood_loosely(live, acting(live), words(text), ink)
    assert found
    assert all(" 1" in offer.label for offer in found)


@pytest.mark.parametrize(
    "text", ["Klee +1", "klee", "zum Klee", "Feld 5", "place 5", "auf den klee", "Zwerg zum Klee"]
)
def test_a_dwarf_is_put_by_the_name_of_a_field_or_by_its_number(text: str) -> None:
    box = CATALOGUE["zwerg"]
    match = zwerg.throw(zwerg.table(2), "red2@2 blue5@6").play(0, "roll green").play(CHANCE, "4")
    live = session(box, seated(box, Table({}, ({}, {}))), match)
    assert [way.offer.move for way in typed(live, text)] == ["place 5"]


@pytest.mark.parametrize("text", ["blau nach c3", "blau ins Loch c3", "blau in c3", "blue into c3"])
def test_dice_flick_knows_more_ways_to_aim(text: str) -> None:
    box = CATALOGUE["flick"]
    little = set(words(ARTIST.texts.ink("de", box)("typed-little")))
    assert set(words(text)) - {"blau", "blue", "c3"} <= little


def test_words_that_fit_nothing_are_answered_with_the_nearest_moves() -> None:
    live, ink = zug("de")
    seat = acting(live)
    assert understood_loosely(live, seat, words("Zwerg 1 tanzt Polka"), ink) == []
    found = nearest(live, seat, words("Zwerg 1 tanzt Polka"), 3, ink)
    assert 1 <= len(found) <= 3
    assert all(" 1" in offer.label for offer in found)
    card = nearest_card(live, 0, "Zwerg 1 tanzt Polka", found, ink)
    assert [row[0].label for row in card.rows if isinstance(row, tuple)] == [
        offer.label[:80] for offer in found
    ]
    assert nearest(live, seat, words("xyzzy"), 3, ink) == []


def test_a_nearest_move_with_a_long_name_ends_with_a_whole_word() -> None:
    live = next(iter(sessions(CATALOGUE["kniffel"])))
    long = Offer("Behalte " + ", ".join(["Kartoffelbrei"] * 4) + " und wirf den Rest", "x")
    (row,) = nearest_card(live, 0, "brei", [long], ARTIST.ink(live, "de")).rows
    assert isinstance(row, tuple)
    (button,) = row
    assert isinstance(button, Button)
    assert button.label.endswith("und wirf …")


@pytest.mark.parametrize(
    ("game", "rolls"), [("kniffel", True), ("drachen", True), ("zug", False), ("flick", False)]
)
def test_automatic_is_offered_only_where_something_is_rolled(game: str, rolls: bool) -> None:
    live = next(iter(sessions(CATALOGUE[game])))
    ink = ARTIST.ink(live, "de", Reading(0, aloud=True))
    moves = [way.offer.move for way in meanings(live, ANNA, (), MOST, ink)]
    assert ("auto on" in moves) is rolls
