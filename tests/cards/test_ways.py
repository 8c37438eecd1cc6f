"""What can be typed at a table: everything a button does, before, in and after a match."""

from dataclasses import replace

import pytest

from bot.cards.ways import Person, Way, understood, ways
from bot.engine.ink import Reading
from bot.live.session import Session
from bot.store.store import Store
from tests.cards.test_cards import ARTIST, FIRST_PERSON, biggest, seated, session, sessions
from tests.games.kniffel import table as kniffel
from tests.shelf import CATALOGUE

ANNA = Person(FIRST_PERSON, hints=True)
MOST = 25
STORE = Store.unopened("sqlite+aiosqlite:///never-opened.sqlite3")


def typed(live: Session, text: str, person: Person = ANNA) -> list[Way]:
    ink = ARTIST.ink(live, "de", Reading(live.table.seat_of(person.id), aloud=True))
    return understood(live, person, text, MOST, ink)


def lobby() -> Session:
    box = CATALOGUE["kniffel"]
    table = replace(seated(box, biggest(box)), phase="lobby", players="", deadline=None)
    return Session(box, table, None, STORE, lambda: 0.0, 0.0)


@pytest.mark.parametrize("text", ["Los geht’s", "los geht's", "LOS GEHTS", "start"])
def test_a_lobby_is_started_with_either_apostrophe(text: str) -> None:
    assert [(way.kind, way.offer.move) for way in typed(lobby(), text)] == [("table", "start")]


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_way_that_is_listed_is_understood_by_its_words(game: str) -> None:
    box = CATALOGUE[game]
    for live in (lobby(), *sessions(box)):
        ink = ARTIST.ink(live, "de", Reading(0, aloud=True))
        for way in ways(live, ANNA, (), MOST, ink):
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
    live = session(box, seated(box, biggest(box)), match, STORE)
    listed = [way.offer.move for way in ways(live, ANNA, (), MOST, ARTIST.plain_ink(live, "de"))]
    assert "auto on" in listed
    assert "hint" in listed
    assert "rematch" not in listed
    assert listed.index("enter mash") < listed.index("auto on"), "moves stand first"
    shelved = Session(box, replace(live.table, phase="shelved"), match, STORE, lambda: 0.0, 0.0)
    assert [way.offer.move for way in typed(shelved, "weiterspielen")] == ["resume"]


def test_somebody_who_only_looks_on_is_offered_no_move() -> None:
    box = CATALOGUE["kniffel"]
    live = session(box, seated(box, biggest(box)), kniffel.table(2), STORE)
    stranger = Person(77, hints=True)
    kinds = {way.kind for way in ways(live, stranger, (), MOST, ARTIST.plain_ink(live, "de"))}
    assert kinds <= {"table", "show"}
