"""Who stands where on a server: the table of a day, of a week, and the announcement with it."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import date

from bot.cards.card import Button, Card, Row
from bot.cards.daily import (
    DailyBegin,
    DailyWeek,
    Streaks,
    back_button,
    counted,
    percent,
    told_date,
    worded,
)
from bot.cards.look import look_button
from bot.engine.phrases import Person
from bot.engine.screen import Ink
from bot.store.days import DayTable, InAWeek, Place
from bot.table.days import HUNDREDTHS, SUNDAY, Day


def table_card(
    when: date, table: DayTable, gone: Collection[int], game: str, ink: Ink, *, streaks: bool
) -> Card:
    """`streaks`: whether the reader wants to be told of weeks."""
    lines = [place_line(place, ink, gone=place.person in gone) for place in table.places]
    listed = {place.person for place in table.places}
    own = table.own if table.own and table.own.person not in listed else None
    label = ink("button-streaks-off" if streaks else "button-streaks-on")
    rows: tuple[Row, ...] = (
        (week_button(ink("button-daily-week"), ink), back_button(ink)),
        (look_button(label, Streaks(not streaks)),),
    )
    return Card(
        ink("daily-table-title", date=told_date(when), game=game),
        "\n".join(lines) or ink("daily-table-empty"),
        fields=((ink("leaders-own"), place_line(own, ink)),) if own else (),
        footer=ink("daily-table-rule", count=table.size),
        rows=rows,
    )


def week_card(
    first: date, last: date, found: Sequence[InAWeek], gone: Collection[int], ink: Ink
) -> Card:
    lines = (
        _week_line(number, one, one.person in gone, ink) for number, one in enumerate(found, 1)
    )
    return Card(
        ink("daily-week-title", first=told_date(first), last=told_date(last)),
        "\n".join(lines) or ink("daily-table-empty"),
        footer=ink("daily-week-rule"),
        rows=((back_button(ink),),),
    )


def _week_line(number: int, one: InAWeek, gone: bool, ink: Ink) -> str:
    who = ink.mention(Person(one.person))
    return ink(
        "daily-week-line",
        rank=number,
        who=ink("leaders-gone", who=who) if gone else who,
        days=one.days,
        percent=percent(one.share),
    )


def week_button(label: str, ink: Ink) -> Button:
    return look_button(label, DailyWeek(), ink.icon("listed"))


def place_line(place: Place, ink: Ink, *, gone: bool = False) -> str:
    who, score = ink.mention(Person(place.person)), place.score
    return ink(
        worded("daily-place", score),
        rank=place.rank,
        who=ink("leaders-gone", who=who) if gone else who,
        lost=score.lost / HUNDREDTHS,
        **counted(score),
    )


def news_card(today: Day, yesterday: DayTable | None, games: dict[str, str], ink: Ink) -> Card:
    """What a channel is told once a day, with the table of yesterday."""
    begin = look_button(ink("button-daily-begin"), DailyBegin(), ink.icon("start"), style="good")
    key = "sunday-news" if today.game == SUNDAY else "daily-news"
    told = ink(key, game=games.get(today.game, today.game))
    card = Card(
        ink("daily-title", date=told_date(today.date)),
        told,
        rows=((begin,),),
    )
    if yesterday is None or not yesterday.places:
        return card
    lines = "\n".join(place_line(place, ink) for place in yesterday.places)
    return replace(card, fields=((ink("daily-yesterday"), lines),))
