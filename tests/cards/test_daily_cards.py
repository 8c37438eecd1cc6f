"""The cards of a day: the words of the share line, and grades in words for who listens."""

from dataclasses import replace
from datetime import date

import pytest

from bot.advice.hints import shown
from bot.cards.daily import TryResult, among_others, picture_words, result_card, share_text
from bot.cards.day_tables import news_card, place_line, table_card
from bot.cards.sunday import Told, line_card
from bot.cards.sunday import result_card as sunday_result
from bot.daily.line import Lines
from bot.engine.ink import Reading
from bot.engine.screen import Ink
from bot.puzzles import sunday
from bot.puzzles.search import terms
from bot.store.days import DayTable, Place
from bot.table.days import Day, Score, Try
from bot.texts import LOCALES
from tests.daily.tries import DAILY
from tests.shelf import CATALOGUE, TEXTS

WHEN = date(2026, 11, 18)
SCORE = Score(points=31, lost=203, possible=3384, best_moves=9, moves=11, grades="bbnbbfbbbbb")
RESULT = TryResult(
    Try(WHEN, DAILY[0], 1001, "aa11", 1.0, 2.0, SCORE),
    "aa11",
    "Hex-hex-Kniffel",
    Lines({"easy": 24, "normal": 29, "master": 33}, ()),
    worse=2,
    others=3,
    weeks=4,
)


def ink(locale: str, *, aloud: bool = False) -> Ink:
    return TEXTS.ink(locale, CATALOGUE[DAILY[0]], [""], reading=Reading(aloud=aloud))


def test_the_share_line_says_it_in_words_and_then_in_one_row_of_signs() -> None:
    words, signs = share_text(RESULT, SCORE, ink("de")).splitlines()
    told = "Stammtisch des Tages, 18. November, Hex-hex-Kniffel: 94\u00a0%, 31 Punkte"
    assert words == f"{told}, 9 von 11 Zügen die besten"
    assert signs == "● ● ◐ ● ● ○ ● ● ● ● ●"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_result_tells_what_was_given_away_luck_computers_and_others(locale: str) -> None:
    told = result_card(RESULT, ink(locale)).body
    wanted = ("94", "2,03" if locale == "de" else "2.03", "33", "29", "24", "66", "4", "●")
    assert all(part in told for part in wanted), told


def test_who_listens_hears_the_grades_in_words() -> None:
    told = result_card(RESULT, ink("de", aloud=True)).body
    assert "Zug für Zug: 2-mal perfekt, einmal fast, 2-mal perfekt, einmal ordentlich" in told
    assert "●" not in told
    assert place_line(Place(1, 1001, SCORE), ink("de", aloud=True)).startswith("Platz 1: ")


def test_only_who_gave_away_nothing_has_the_whole() -> None:
    nearly = replace(RESULT, one=replace(RESULT.one, score=replace(SCORE, lost=1)))
    perfect = replace(SCORE, lost=0, best_moves=11, grades="b" * 11)
    assert "**99\xa0%**" in result_card(nearly, ink("de")).body
    told = result_card(replace(RESULT, one=replace(RESULT.one, score=perfect)), ink("de")).body
    assert "nichts verschenkt" in told


@pytest.mark.parametrize("locale", LOCALES)
def test_a_table_shows_the_readers_own_line_apart_and_ties_as_they_are(locale: str) -> None:
    places = tuple(Place(rank, 1000 + n, SCORE) for n, rank in enumerate((1, 1, 3)))
    table = DayTable(places, 12, Place(12, 1050, SCORE))
    card = table_card(WHEN, table, {1001}, "Kniffel", ink(locale), streaks=True)
    assert [line[:6] for line in card.body.splitlines()] == ["**1.**", "**1.**", "**3.**"]
    assert "**12.**" in card.fields[0][1]


def test_an_announcement_names_yesterdays_best_and_the_first_day_has_none() -> None:
    day = Day(WHEN, DAILY[0], 1, {}, b"secret", "ab" * 32)
    table = DayTable((Place(1, 1001, SCORE),), 1, None)
    told = news_card(day, table, {DAILY[0]: "Kniffel"}, ink("de"))
    assert [name for name, _ in told.fields] == ["Gestern"]
    empty = news_card(day, DayTable((), 0, None), {}, ink("de"))
    assert empty.fields == ()
    assert "secret" not in str(told)


OF_SUNDAY = Score(points=4, lost=965, possible=0, best_moves=4, moves=5, grades="bbdbb")
GAMES = [(game, CATALOGUE[game]) for game in sunday.plan(CATALOGUE, WHEN)]


@pytest.mark.parametrize(
    ("locale", "wanted"),
    [
        ("de", ("**4 von 5**", "9,65 Prozentpunkte", "66")),
        ("en", ("**4 of 5**", "9.65 percentage points", "66")),
    ],
)
def test_a_sunday_tells_answers_and_how_far_off_the_values_may_be(
    locale: str, wanted: tuple[str, ...]
) -> None:
    result = replace(RESULT, one=replace(RESULT.one, score=OF_SUNDAY), lines=None)
    told = sunday_result(result, GAMES, ink(locale), ("s", "t"))
    assert all(part in told.body for part in (*wanted, "● ● △ ● ●")), told.body
    for _, box in GAMES:
        error = shown(terms(box).error, box.brain.unit)
        assert f"{error:g}".replace(".", "," if locale == "de" else ".") in told.body
    flawless = replace(OF_SUNDAY, lost=0, points=5, best_moves=5, grades="bbbbb")
    result = replace(result, one=replace(result.one, score=flawless))
    assert "0" not in sunday_result(result, GAMES, ink(locale), ("s", "t")).body.splitlines()[0]


@pytest.mark.parametrize(
    ("worse", "told"),
    [
        (0, "keiner mehr verschenkt"),
        (1, "als 1 %"),
        (299, "als 99 %"),
        (300, "alle mehr verschenkt"),
    ],
)
def test_of_many_others_only_all_are_all_and_none_none(worse: int, told: str) -> None:
    (line,) = among_others(replace(RESULT, others=300, worse=worse, weeks=0), ink("de"))
    assert told in line.replace("\u00a0", " ")


def test_a_sunday_is_ranked_and_heard_in_words_of_its_own() -> None:
    place = Place(1, 1001, OF_SUNDAY)
    assert place_line(place, ink("de")).endswith("· 4 von 5 · −9,65")
    heard = place_line(place, ink("de", aloud=True))
    assert heard.startswith("Platz 1: ")
    assert heard.endswith(", 4 von 5 Antworten die besten, 9,65 Prozentpunkte verschenkt")
    told = [Told("m", 1, "Zug", "a", "b", 965, "d"), Told("m", 2, "Zug", "a", "a", 0, "b")]
    card = line_card([*told, Told("m", 3, "Zug", "", "b", 0, "")], WHEN, ink("de", aloud=True))
    assert not set("●△") & set(card.body)
    assert "1. Zug, teuer: „a“, 9,65 Prozentpunkte verschenkt. Am besten war „b“." in card.body
    assert "3. Zug: keine Antwort. Am besten war „b“." in card.body


def test_one_right_answer_and_nothing_given_away_are_told_as_one_says_it() -> None:
    one = replace(OF_SUNDAY, points=1, best_moves=1, grades="bnnnn")
    result = replace(RESULT, one=replace(RESULT.one, score=one), lines=None)
    told = sunday_result(result, GAMES, ink("de"), ("s", "t")).body
    assert told.startswith("**1 von 5** Antworten die beste, 9,65 Prozentpunkte")
    assert "1 von 5 Antworten die beste, 9,65" in share_text(result, one, ink("de"))
    assert "1 von 5 Antworten die beste, 9,65" in place_line(
        Place(1, 1, one), ink("de", aloud=True)
    )
    by_ear = sunday_result(result, GAMES, ink("de", aloud=True), ("s", "t")).body
    assert "Antwort für Antwort: einmal perfekt, 4-mal fast" in by_ear
    flawless = replace(one, lost=0, points=5, best_moves=5, grades="bbbbb")
    for locale, told in (("de", "nichts verschenkt"), ("en", "nothing given away")):
        assert share_text(result, flawless, ink(locale)).splitlines()[0].endswith(f", {told}")
        assert picture_words(flawless, ink(locale)) == ("5 / 5", told)
    turns = replace(SCORE, best_moves=1)
    assert "1 von 11 Zügen der beste" in share_text(RESULT, turns, ink("de"))
    card = result_card(replace(RESULT, one=replace(RESULT.one, score=turns)), ink("de"))
    assert "1 von 11 Zügen der beste." in card.body
