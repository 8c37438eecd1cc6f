"""Chances over a match on cards and pictures: the graph of an end, the steps of a replay."""

from dataclasses import replace
from re import findall

import pytest

from bot.advice.curve import Curve
from bot.advice.hints import turning_point
from bot.art.courses import WORDS
from bot.art.lettering import fitted
from bot.cards.card import Card, Select
from bot.cards.end_of_match import EndOfMatch
from bot.cards.past_matches import ReplayStep
from bot.cards.pictures import painted
from bot.cards.replay import replay_card
from bot.engine.brain import Chances
from bot.engine.match import Match
from bot.engine.screen import Ink
from bot.table.snapshot import Snapshot
from bot.texts import LOCALES
from tests.advice.test_curve import FORETOLD, found
from tests.cards.test_cards import ARTIST, seated, too_much
from tests.conformance import Table
from tests.shelf import CATALOGUE

NAMES = ("Anna", "Ben", "Cleo", "David", "Emma", "Finn")
ROOM = 720
"""A caption may be so wide."""


def over(game: str, seats: int, locale: str) -> tuple[Snapshot, tuple[Match, ...], Curve]:
    way, told = found(game, seats)
    box = CATALOGUE[game]
    table = replace(seated(box, Table({}, ({},) * seats), locale), phase="finished", deadline=None)
    return Snapshot(box, table, way[-1]), way, told


def ink_of(at: Snapshot, locale: str) -> Ink:
    return ARTIST.texts.ink(locale, at.box, NAMES[: len(at.table.seats)])


def step(game: str, seats: int, number: int, locale: str = "de", *, silent: bool = False) -> Card:
    """With silence as where nobody had time to compute."""
    at, way, told = over(game, seats, locale)
    view = at.box.game.view(way[number].state, None)
    chances = None if silent else at.box.brain.chances(at.box.game, view)
    turn, named = None if silent else told.turn, ink_of(at, locale)
    return replay_card(
        ARTIST, at, way, number, locale, named=named, share=True, chances=chances, turn=turn
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "seats"), [("zug", 2), ("zug", 6), ("drachen", 3)])
def test_the_picture_of_an_end_has_a_graph_of_the_chances_and_its_alt_text_the_turning_point(
    game: str, seats: int, locale: str
) -> None:
    at, way, told = over(game, seats, locale)
    ink = ink_of(at, locale)
    points = painted(at, way[-1], ink)
    chances = painted(at, way[-1], ink, closing=EndOfMatch(curve=told))
    level = painted(at, way[-1], ink, closing=EndOfMatch(curve=replace(told, turn=None)))
    assert points
    assert chances
    assert level
    assert len({points.png, chances.png, level.png}) == 3
    assert told.turn
    assert chances.alt == f"{level.alt}\n{turning_point(at.box, told.turn, ink)}"
    assert level.alt == points.alt


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", FORETOLD)
def test_the_caption_of_the_longest_match_is_not_cut(game: str, locale: str) -> None:
    box = CATALOGUE[game]
    ink = ARTIST.texts.ink(locale, box, NAMES)
    of_many = ink.knows("heading-of")
    heading = ink("heading-of", turn=30, turns=30) if of_many else ink("heading", round="130")
    when = heading.split(" · ")[-1]
    for caption in (
        ink("picture-turn", when=when, before=0.36, after=1.0),
        ink("picture-chances"),
    ):
        assert len(fitted(caption, round(2 * WORDS), 2 * ROOM)) == len(caption)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "seats"), [("zug", 2), ("zug", 6), ("drachen", 3)])
def test_a_step_of_a_replay_tells_chances_that_add_up_and_the_end_tells_none(
    game: str, seats: int, locale: str
) -> None:
    _, way, _ = over(game, seats, locale)
    for number in (0, len(way) // 2):
        card = step(game, seats, number, locale)
        assert list(too_much(card)) == []
        (_, told) = card.fields[-1]
        assert sum(map(int, findall(r"(\d+)\s?%", told.splitlines()[0]))) == 100
        assert step(game, seats, number, locale, silent=True).fields == card.fields[:-1]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "seats"), [("zug", 2), ("drachen", 3)])
def test_the_menu_of_a_replay_leads_to_the_turning_point_which_is_told_there(
    game: str, seats: int, locale: str
) -> None:
    at, _, told = over(game, seats, locale)
    assert told.turn
    card, ink = step(game, seats, 0, locale), ARTIST.ink(at, locale)
    (menu,) = (row for row in card.rows if isinstance(row, Select))
    assert len(menu.choices) <= 25
    (entry,) = (one for one in menu.choices if one.label.startswith("⚡"))
    assert f"{ReplayStep.words} {entry.move}" == str(ReplayStep(told.turn.step))
    sentence = turning_point(at.box, told.turn, ink)
    assert sentence in step(game, seats, told.turn.step, locale).fields[-1][1]
    assert sentence not in card.fields[-1][1]


def test_a_tie_is_named_where_there_may_be_one() -> None:
    at, way, _ = over("zug", 2, "de")
    chances = Chances(((0,), (1,)), (0.5, 0.3), 0.2)
    card = replay_card(
        ARTIST, at, way, 1, "de", named=ink_of(at, "de"), share=True, chances=chances
    )
    assert card.fields[-1][1].endswith("Unentschieden: 20\N{NO-BREAK SPACE}%")
