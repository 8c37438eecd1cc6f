"""Cards: every message of every game stays inside Discord's limits, for every viewer."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from bot.cards.artist import Artist
from bot.cards.board_fields import with_goal
from bot.cards.card import Card, Select
from bot.cards.custom_id import Stamp, is_ours
from bot.cards.lobby_settings import topic_card
from bot.engine import story
from bot.engine.catalogue import Box, GameParts
from bot.engine.chance import FORM_OF_JOINS
from bot.engine.game import Weight
from bot.engine.match import Match
from bot.engine.phrases import Word
from bot.engine.screen import Grid, Large, Lines
from bot.shell.drawing.draw import description
from bot.shell.drawing.icons import ICONS
from bot.shell.drawing.mentions import mention
from bot.shell.drawing.paging import options, page_turn
from bot.table import wishes
from bot.table.snapshot import Snapshot
from bot.table.table import Seat, Table
from bot.texts import LOCALES, Texts
from tests.conformance import Table as Setup
from tests.conformance import random_match, tables
from tests.games.kniffel import table as kniffel
from tests.shelf import CATALOGUE

ARTIST = Artist(Texts(CATALOGUE, mention, ICONS))
MENU = Stamp("move", "abcdefgh", 0, "", menu=True)
FIRST_PERSON = 1_000_000_000_000_000_000
TRIES = 25


def biggest(box: Box) -> Setup:
    """The setup with the most seats: the longest lists of names."""
    return max(tables(box, Random(box.id)), key=lambda setup: len(setup.seats))


def sessions(box: Box) -> Iterator[Snapshot]:
    """States of a random match as sessions: spread over it, and its end."""
    setup, random = biggest(box), Random(f"cards {box.id}")
    table = seated(box, setup)
    played = list(random_match(box, setup, random))
    picked = [m for m in random.sample(played, min(TRIES, len(played))) if -1 not in m.to_act]
    for match in (*picked, played[-1]):
        yield session(box, table, match)


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


def session(box: Box, table: Table, match: Match) -> Snapshot:
    over = replace(table, phase="finished" if match.result else "running")
    return Snapshot(box, over, match)


def too_much(card: Card) -> Iterator[str]:
    """What Discord would refuse, after its own numbers."""
    if not card.title + card.line or len(card.title) > 256 or len(card.line) > 2000:
        yield "title or line"
    text = description(card)
    if not (text or card.fields or card.line) or len(text) > 4096:
        yield f"body of {len(text)}"
    if any(not (1 <= len(n) <= 256 and 1 <= len(v) <= 1024) for n, v in card.fields):
        yield f"fields {[len(v) for _, v in card.fields]}"
    texts = (card.title, text, card.footer, *(t for f in card.fields for t in f))
    if sum(map(len, texts)) > 6000:
        yield "6000 characters in all"
    if len(card.rows) > 5 or any(len(row) > 5 for row in card.rows if not isinstance(row, Select)):
        yield "more than 5 rows, or more than 5 buttons in one"
    menus = [row for row in card.rows if isinstance(row, Select)]
    shown = [len(options(menu, page)) for menu in menus for page in range(4)]
    if any(not 1 <= count <= 25 for count in shown):
        yield f"menus of {shown}"
    if any(not 1 <= menu.least <= menu.most <= len(menu.choices) for menu in menus):
        yield "more or fewer choices than there are"
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


def test_a_menu_with_more_choices_than_discord_holds_has_pages() -> None:
    """A game without a screen lists all its moves: in Kniffel more than thirty."""
    box = replace(kniffel.BOX, parts=GameParts(rules=type(kniffel.GAME)))
    rolled = kniffel.roll(kniffel.table(seats=2), "mcktb")
    table = seated(box, Setup({}, ({}, {})))
    card = ARTIST.public(session(box, table, rolled))
    assert list(too_much(card)) == []
    (menu,) = (row for row in card.rows if isinstance(row, Select))
    assert len(menu.choices) > 25
    pages = [[option.move for option in options(menu, page)] for page in (0, 1)]
    moves = [choice.move for choice in menu.choices]
    assert pages == [[*moves[:24], "page 1"], ["page 0", *moves[24:]]]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_every_lobby_fits_discord(game: str, locale: str) -> None:
    box = CATALOGUE[game]
    table = seated(box, biggest(box), locale)
    table = replace(table, phase="lobby", players="", deadline=None)
    for number in range(len(table.seats)):
        table = table.change_seat(number, charm="0123abcd")
    live = Snapshot(box, table, None)
    card = ARTIST.public(live)
    assert list(too_much(card)) == []
    assert len(card.rows) >= 3


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("de", "-# In der Anleitung beginnt die jüngste Person."),
        ("en", "-# By the book the youngest person begins."),
    ],
)
def test_g1_a_lobby_says_who_begins_by_the_book_until_the_host_names_somebody(
    locale: str, line: str
) -> None:
    box = CATALOGUE["kniffel"]
    table = replace(seated(box, biggest(box), locale), phase="lobby", players="", deadline=None)
    drawn, named = (ARTIST.public(Snapshot(box, t, None)) for t in (table, replace(table, first=1)))
    assert drawn.body.splitlines().count(line) == 1
    assert line not in named.body
    assert line.removeprefix("-# ") in ARTIST.twin(Snapshot(box, table, None), locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_lobby_shows_charms_beside_the_names_and_the_whole_seal(locale: str) -> None:
    box = CATALOGUE["kniffel"]
    table = replace(seated(box, biggest(box), locale), phase="lobby", players="", deadline=None)
    table = table.change_seat(0, charm="ladybird").change_seat(2, charm="0123abcd")
    live = Snapshot(box, table, None)
    card = ARTIST.public(live)
    lines = [line for line in card.body.splitlines() if "<@" in line]
    assert lines[0].endswith(" 🐞")
    assert lines[2].endswith(" 🔑\u00a00123abcd")
    assert not any(sign in lines[1] for sign in "🐞🔑")
    assert card.footer.endswith(f": {table.commitment}")
    assert table.id in card.footer
    assert len(table.commitment) == 64
    heard = ARTIST.twin(live, locale)
    assert ("Marienkäfer" if locale == "de" else "ladybird") in heard
    assert "0123abcd" in heard


def test_every_lobby_offers_nine_charms_unless_its_dice_are_of_the_old_form() -> None:
    for box in CATALOGUE.values():
        table = replace(seated(box, biggest(box)), phase="lobby", players="", deadline=None)
        asking = replace(table, deadline=2_000_000_000.0)
        old = replace(table, dice_form=FORM_OF_JOINS)
        for one, offered in ((table, 9), (old, 0)):
            ink = ARTIST.ink(Snapshot(box, one, None), "de")
            page = topic_card(Snapshot(box, one, None), "charm", (), ink)
            assert len(_offered_charms(page)) == offered
        assert len(_offered_charms(ARTIST.public(Snapshot(box, asking, None)))) == 9


def _offered_charms(card: Card) -> list[wishes.TakeCharm]:
    found = [
        wishes.parse(str(row.stamp.with_picks([choice.move]).text))
        for row in card.rows
        if isinstance(row, Select)
        for choice in row.choices
    ]
    return [wish for wish in found if isinstance(wish, wishes.TakeCharm)]


@pytest.mark.parametrize("game", CATALOGUE)
def test_no_move_of_a_game_is_taken_for_a_wish_or_for_a_turn_of_the_page(game: str) -> None:
    box = CATALOGUE[game]
    for live in sessions(box):
        assert live.match is not None
        for seat in live.match.to_act:
            moves = map(str, box.game.legal(live.match.state, seat))
            assert not any(wishes.is_wish(move) or page_turn(MENU, [move]) for move in moves)


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


@pytest.mark.parametrize("game", CATALOGUE)
def test_beside_a_picture_stands_only_what_it_does_not_show(game: str) -> None:
    box = CATALOGUE[game]
    for live in sessions(box):
        if live.match is None or live.match.result:
            continue
        ink = ARTIST.ink(live, "de")
        blocks = box.render(box.game.view(live.match.state, None), ink).blocks
        grids = ["".join(row) for block in blocks if isinstance(block, Grid) for row in block.rows]
        large = [block.line for block in blocks if isinstance(block, Large)]
        pictured = replace(live, table=replace(live.table, pictured=True))
        told = ARTIST.public(pictured).body
        assert not any(row in told for row in grids)
        if box.parts.sketch:
            screen = box.render(box.game.view(live.match.state, None), ink)
            screen = with_goal(screen, live.table, live.match, ink)
            beside = (b.lines for b in screen.blocks if isinstance(b, Lines) and b.beside)
            allowed = {*screen.question.splitlines(), *(line for lines in beside for line in lines)}
            assert {*told.splitlines()} <= allowed
        else:
            assert all((f"# {line}" in told) == bool(grids) for line in large)


@pytest.mark.parametrize("game", CATALOGUE)
def test_above_a_picture_stands_one_line_of_news_or_what_concerns_the_player(game: str) -> None:
    for live in sessions(CATALOGUE[game]):
        if live.match is None or live.match.result:
            continue
        table = replace(live.table, pictured=True, seats=tuple(map(at_table, live.table.seats)))
        told = ARTIST.public(replace(live, table=table)).news.splitlines()
        heavy = [e for e in story.latest(live.match) if e.weight is Weight.HEAVY]
        mine = [e for e in heavy if story.concerned(e) & live.match.to_act]
        staged = CATALOGUE[game].moment(live.match)
        assert len(told) <= max(1, len(mine), len(staged.told) if staged else 0)


def at_table(seat: Seat) -> Seat:
    return replace(seat, away=False)


def test_no_board_shows_the_seed_or_the_seal() -> None:
    for live in sessions(CATALOGUE["kniffel"]):
        shown = repr(ARTIST.public(live))
        assert live.table.seed.hex() not in shown
        assert live.table.commitment not in shown
        assert live.table.seed.hex() not in repr(live.table)


def test_a_board_calls_nobody() -> None:
    for live in sessions(CATALOGUE["kniffel"]):
        assert ARTIST.public(live).mentions == ()


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_computers_turn_asks_nobody(game: str) -> None:
    """No choice and no question on the board, as long as only computers decide."""
    asked = questions = 0
    for live in islice(sessions(CATALOGUE[game]), 60):
        question = _question(live)
        questions += bool(question)
        asked += question in ARTIST.public(live).body if question else 0
        table = live.table
        for number in range(len(table.seats)):
            table = table.change_seat(number, person=None, strength="easy")
        card = ARTIST.public(replace(live, table=table))
        assert not {stamp.kind for stamp in _stamps(card)} & {"move", "open", "ask"}
        assert not question or not card.body.endswith(question)
    assert asked or not questions


def _question(live: Snapshot) -> str:
    assert live.match is not None
    ink = ARTIST.ink(live, live.table.locale)
    return live.box.render(live.box.game.view(live.match.state, None), ink).question


def test_a_computer_goes_on_after_its_usual_flick_and_waits_after_everything_else() -> None:
    box, told = CATALOGUE["flick"], set[tuple[bool, str, bool]]()
    table = seated(box, biggest(box))
    human = tuple(replace(seat, away=n % 2 == 1) for n, seat in enumerate(table.seats))
    for seed in range(4):
        for match in random_match(box, biggest(box), Random(f"flights {seed}")):
            if (moment := box.moment(match)) and -1 not in match.to_act:
                live = session(box, replace(table, seats=human), match)
                person = not human[match.trail[0].seat].away
                headline = moment.outcome.params.get("headline", moment.outcome)
                assert isinstance(headline, Word)
                told.add((person, headline.key, ARTIST.wants_reading(live)))
    assert {(False, "moment-hit", False), (True, "moment-hit", True)} <= told
    great = {"moment-bang", "moment-bonus"}
    assert all(waits == (person or key in great) for person, key, waits in told)
    assert great <= {key for person, key, _ in told if not person}


def test_a_headline_says_whose_flick_it_was_where_the_turn_has_passed() -> None:
    box, named = CATALOGUE["flick"], set[bool]()
    for match in random_match(box, biggest(box), Random("whose")):
        moment = box.moment(match)
        if moment and match.to_act and -1 not in match.to_act:
            passed = match.to_act != {match.trail[0].seat}
            assert (moment.outcome.key == "moment-of") == passed
            named.add(passed)
    assert named == {True, False}


def test_below_the_coin_of_the_conductor_nobody_reads_again_what_it_showed() -> None:
    box, tossed = CATALOGUE["zug"], 0
    setup = Setup({}, ({},) * 2)
    for seed in range(6):
        for match in random_match(box, setup, Random(f"coin {seed}")):
            moment = box.moment(match) if match.to_act and -1 not in match.to_act else None
            if moment and moment.outcome.key == "moment-tossed":
                card = ARTIST.public(session(box, seated(box, setup), match))
                assert card.headline.startswith("🪙")
                assert "Münze" not in card.news
                tossed += 1
    assert tossed
