"""Cards: every message of every game stays inside Discord's limits, for every viewer."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot import lobby
from bot.board import Artist, Card, Select
from bot.engine.catalogue import Box, Catalogue
from bot.engine.match import Match
from bot.session import Session
from bot.stamps import Stamp, is_ours
from bot.store.store import Store
from bot.tables import Seat, Table
from bot.texts import LOCALES, Texts
from tests.conformance import Table as Setup
from tests.conformance import random_match, tables

CATALOGUE = Catalogue.find()
ARTIST = Artist(Texts(CATALOGUE))
FIRST_PERSON = 1_000_000_000_000_000_000
TRIES = 25


def biggest(box: Box) -> Setup:
    """The setup with the most seats: the longest lists of names."""
    return max(tables(box, Random(box.id)), key=lambda setup: len(setup.seats))


def sessions(box: Box) -> Iterator[Session]:
    """States of a random match as sessions: spread over it, and its end."""
    setup, random = biggest(box), Random(f"cards {box.id}")
    store = Store.unopened("sqlite+aiosqlite://")
    table = seated(box, setup)
    played = list(random_match(box, setup, random))
    picked = [m for m in random.sample(played, min(TRIES, len(played))) if -1 not in m.to_act]
    for match in (*picked, played[-1]):
        yield session(box, table, match, store)


def seated(box: Box, setup: Setup, locale: str = "de") -> Table:
    return Table(
        id="abcdefgh",
        game=box.id,
        rules=1,
        channel=FIRST_PERSON,
        guild=FIRST_PERSON,
        host=FIRST_PERSON,
        locale=locale,
        seed=b"s" * 32,
        opened=0.0,
        options=dict(setup.options),
        seats=tuple(
            Seat(FIRST_PERSON + n, str(FIRST_PERSON + n), options=dict(own), away=n % 3 == 1)
            for n, own in enumerate(setup.seats)
        ),
        phase="running",
        players=",".join(str(FIRST_PERSON + n) for n in range(len(setup.seats))),
        deadline=2_000_000_000.0,
    )


def session(box: Box, table: Table, match: Match, store: Store) -> Session:
    over = replace(table, phase="finished" if match.result else "running")
    return Session(box, over, match, store, lambda: 0.0, 0.0)


def too_much(card: Card) -> Iterator[str]:
    """What Discord would refuse, after its own numbers."""
    if not 1 <= len(card.title) <= 256 or len(card.line) > 2000:
        yield "title or line"
    if not 1 <= len(card.body) <= 4096:
        yield f"body of {len(card.body)}"
    if any(not (1 <= len(n) <= 256 and 1 <= len(v) <= 1024) for n, v in card.fields):
        yield f"fields {[len(v) for _, v in card.fields]}"
    texts = (card.title, card.body, card.footer, *(t for f in card.fields for t in f))
    if sum(map(len, texts)) > 6000:
        yield "6000 characters in all"
    if len(card.rows) > 5:
        yield "more than 5 rows"
    stamps = [str(stamp) for stamp in _stamps(card)]
    if len(set(stamps)) != len(stamps) or any(len(stamp) > 100 for stamp in stamps):
        yield f"custom ids {stamps}"
    if not all(map(is_ours, stamps)):
        yield f"stamps that no pattern reads: {stamps}"


def _stamps(card: Card) -> Iterator[Stamp]:
    for row in card.rows:
        yield from (row.stamp,) if isinstance(row, Select) else (b.stamp for b in row)


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_card_of_a_match_fits_discord(game: str) -> None:
    for live in sessions(CATALOGUE[game]):
        assert list(too_much(ARTIST.public(live))) == []
        for locale in LOCALES:
            assert ARTIST.twin(live, locale).strip()
            for person in (*live.table.people, 42):
                assert list(too_much(ARTIST.private(live, person, locale))) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_every_lobby_fits_discord(game: str, locale: str) -> None:
    box = CATALOGUE[game]
    table = replace(seated(box, biggest(box), locale), phase="lobby", players="")
    live = Session(box, table, None, Store.unopened("sqlite+aiosqlite://"), lambda: 0.0, 0.0)
    card = ARTIST.public(live)
    assert list(too_much(card)) == []
    assert len(card.rows) >= 3


@pytest.mark.parametrize("game", CATALOGUE)
def test_no_move_of_a_game_is_taken_for_a_wish_about_the_table(game: str) -> None:
    box = CATALOGUE[game]
    reserved = {*lobby.VERBS, "start", "back", "auto", "letters", "rematch", "resume"}
    for live in sessions(box):
        assert live.match is not None
        for seat in live.match.to_act:
            firsts = {str(a).split()[0] for a in box.game.legal(live.match.state, seat)}
            assert not firsts & reserved


def test_a_stamp_reads_back_what_it_says() -> None:
    for kind in ("move", "open", "ask", "table", "show"):
        for menu in (False, True):
            stamp = Stamp(kind, "abcd1234", 417, "reroll 1 3", menu)
            assert Stamp.parse(str(stamp)) == stamp
    assert not is_ours("m:abc:x:roll")
    assert not is_ours("something else")


def test_the_picks_of_a_menu_complete_its_stamp() -> None:
    menu = Stamp("move", "abc", 5, "reroll", menu=True)
    assert menu.with_picks(["1", "3"]) == Stamp("move", "abc", 5, "reroll 1 3")


def test_the_seed_is_shown_only_when_the_match_is_over() -> None:
    for live in sessions(CATALOGUE["kniffel"]):
        shown = "\n".join(value for _, value in ARTIST.public(live).fields)
        assert (live.table.seed.hex() in shown) == (live.table.phase == "finished")
        assert live.table.seed.hex() not in repr(live.table)


def test_nobody_is_mentioned_but_who_is_waited_for() -> None:
    for live in sessions(CATALOGUE["kniffel"]):
        card = ARTIST.public(live)
        waiting = {live.table.seats[seat].person for seat in live.match.to_act}  # type: ignore[union-attr]
        assert set(card.mentions) <= waiting
