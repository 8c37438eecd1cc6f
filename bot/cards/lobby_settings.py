"""What can be set in a lobby, by topic: a private page for each, opened by one menu."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args

from bot.cards.card import Card, Row, Select
from bot.cards.custom_id import Stamp
from bot.cards.look import Look
from bot.engine.brain import STRENGTHS
from bot.engine.catalogue import Box
from bot.engine.chance import FORM_OF_JOINS
from bot.engine.phrases import Word
from bot.engine.screen import Choice, Ink, Menu
from bot.table.charms import NONE, SIGNS
from bot.table.clocks import PACES
from bot.table.lobby import option_values, shown
from bot.table.snapshot import Snapshot
from bot.table.table import Table
from bot.table.wishes import (
    AddComputer,
    First,
    FirstDrawn,
    Invite,
    Remove,
    RemoveComputer,
    RemoveOne,
    SetDoor,
    SetOption,
    SetOwnOption,
    SetPace,
    SetPicture,
    SetVoices,
    TakeCharm,
    Wish,
)

Topic = Literal["computers", "rules", "table", "charm", "people"]
TOPICS: tuple[Topic, ...] = get_args(Topic)
WISHES: dict[Topic, tuple[type[Any], ...]] = {
    "computers": (AddComputer, RemoveComputer, RemoveOne),
    "rules": (SetOption, SetOwnOption),
    "table": (SetPace, SetPicture, SetVoices, First, FirstDrawn),
    "charm": (TakeCharm,),
    "people": (SetDoor, Remove, Invite),
}


MOST_OPTIONS, MOST_MENUS = 25, 4
"""Options of a menu, and menus of a message beside one more row."""


@dataclass(frozen=True, slots=True)
class SetUp(Look):
    """One topic of what a lobby can be set to."""

    words = "lobby"
    topic: Topic


def topic_of(wish: Wish) -> Topic | None:
    """The page on which this is wished."""
    return next((topic for topic, kinds in WISHES.items() if isinstance(wish, kinds)), None)


def settings_menu(box: Box, table: Table, ink: Ink) -> Select:
    """The one menu of a lobby, which opens the page of a topic."""
    topics = [t for t in TOPICS if t == "people" or choices(t, box, table, (), ink)]
    named = tuple(Choice(ink(f"lobby-topic-{t}"), t, ink.icon(f"lobby-{t}")) for t in topics)
    stamp = Stamp("show", table.id, 0, SetUp.words, menu=True)
    return Select(ink("prompt-lobby"), stamp, named, 1, 1)


def topic_card(at: Snapshot, topic: Topic, names: Sequence[str], ink: Ink) -> Card:
    """`names`: what the seats are called in lists, which show no mentions."""
    offered = choices(topic, at.box, at.table, names, ink)
    rows: list[Row] = _menus(ink(f"lobby-prompt-{topic}"), at.table, offered)
    if topic == "people":
        stamp = Stamp("table", at.table.id, 0, Invite.words, menu=True)
        rows.append(Select(ink("prompt-invite"), stamp, (), 1, 1, people=True))
    told = ink(f"lobby-about-{topic}")
    return Card(ink(f"lobby-topic-{topic}"), told, rows=tuple(rows))


def all_choices(box: Box, table: Table, names: Sequence[str], ink: Ink) -> Iterator[Choice]:
    """What can be set, for whoever types it."""
    for topic in TOPICS:
        yield from choices(topic, box, table, names, ink)


def choices(
    topic: Topic, box: Box, table: Table, names: Sequence[str], ink: Ink
) -> tuple[Choice, ...]:
    match topic:
        case "computers":
            return _computers(table, ink)
        case "rules":
            return _rules(box, table, ink)
        case "table":
            return (*_paces(table, ink), *_looks(table, ink), *_first(table, names, ink))
        case "charm":
            return _charms(table, ink)
        case "people":
            return _people(table, names, ink)


def charm_menu(table: Table, ink: Ink) -> tuple[Menu, ...]:
    """A menu of lucky charms alone."""
    offered = _charms(table, ink)
    return (Menu(ink("prompt-charm"), "", offered),) if offered else ()


def idle(box: Box, table: Table) -> frozenset[str]:
    """Options without effect under the present other options."""
    return box.game.idle_options(box.game.options_type.model_validate(table.options))


def _menus(prompt: str, table: Table, offered: Sequence[Choice]) -> list[Row]:
    """As many as Discord needs for all choices; a number keeps their custom ids apart."""
    parts = [tuple(offered[n : n + MOST_OPTIONS]) for n in range(0, len(offered), MOST_OPTIONS)]
    return [
        Select(prompt, Stamp("table", table.id, number, "", menu=True), part, 1, 1)
        for number, part in enumerate(parts[:MOST_MENUS])
    ]


def _computers(table: Table, ink: Ink) -> tuple[Choice, ...]:
    """One more of each strength, and the last one of each away."""
    seated = [seat.strength for seat in table.seats]
    adds = [
        Choice(
            ink(f"add-{s}", number=seated.count(s) + 1), str(AddComputer(s)), ink.icon("computer")
        )
        for s in STRENGTHS
    ]
    away = [
        Choice(ink(f"remove-{s}", number=seated.count(s)), str(RemoveOne(s)), ink.icon("remove"))
        for s in STRENGTHS
        if s in seated
    ]
    return (*adds, *away)


def _rules(box: Box, table: Table, ink: Ink) -> tuple[Choice, ...]:
    agreed = _options("set ", box.game.options_type, table.options, ink, idle(box, table))
    own = _options("own ", box.game.seat_options_type, {}, ink, key="lobby-choice-own")
    return (*agreed, *own)


def _options(
    verb: str,
    model: Any,
    current: dict[str, Any],
    ink: Ink,
    without: frozenset[str] = frozenset(),
    key: str = "lobby-choice",
) -> tuple[Choice, ...]:
    pairs = [(n, v) for n, values in option_values(model).items() for v in values]
    return tuple(
        Choice(
            ink(key, name=Word(f"option-{n}"), value=Word(f"option-{n}-{shown(v)}")),
            f"{verb}{n} {shown(v)}",
        )
        for n, v in pairs
        if n not in without and (n not in current or current[n] != v)
    )


def _paces(table: Table, ink: Ink) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            ink("lobby-choice", name=Word("pace"), value=Word(f"pace-{pace}")), str(SetPace(pace))
        )
        for pace in PACES
        if pace != table.pace
    )


def _looks(table: Table, ink: Ink) -> tuple[Choice, ...]:
    """Switches between picture and emoji board, and lets computers speak or not."""
    picture, voices = SetPicture(not table.pictured), SetVoices(not table.voices)
    shows = Word(f"picture-{shown(picture.wanted)}")
    speak = Word(f"voices-{shown(voices.wanted)}")
    return (
        Choice(ink("lobby-choice", name=Word("picture"), value=shows), str(picture)),
        Choice(ink("lobby-choice", name=Word("voices"), value=speak), str(voices)),
    )


def _first(table: Table, names: Sequence[str], ink: Ink) -> tuple[Choice, ...]:
    if len(table.seats) == 1:
        return ()
    seats = [
        Choice(ink("first-seat", who=_named(number, names, ink)), str(First(number)))
        for number in range(1, len(table.seats) + 1)
        if number - 1 != table.first
    ]
    drawn = Choice(ink("first-drawn"), str(FirstDrawn()), icon=ink.icon("drawn"))
    return (*((drawn,) if table.first is not None else ()), *seats)


def _charms(table: Table, ink: Ink) -> tuple[Choice, ...]:
    """A table of form 1 has none in its dice."""
    if table.dice_form == FORM_OF_JOINS:
        return ()
    signs = tuple(
        Choice(
            ink("charm-choice", sign=sign),
            str(TakeCharm((sign,))),
            icon=ink("charm-icon", sign=sign),
        )
        for sign in SIGNS
    )
    return (*signs, Choice(ink("charm-choice", sign=NONE), str(TakeCharm((NONE,)))))


def _people(table: Table, names: Sequence[str], ink: Ink) -> tuple[Choice, ...]:
    """The door, and everybody but the host to be sent away."""
    door = SetDoor("open" if table.closed else "closed")
    others = [
        Choice(
            ink(key, who=_named(number, names, ink)), str(Remove(seat.person)), ink.icon("remove")
        )
        for number, seat in enumerate(table.seats, 1)
        if seat.person is not None and seat.person != table.host
        for key in ("uninvite" if seat.away else "remove-person",)
    ]
    return (Choice(ink(f"door-{door.wanted}"), str(door), ink.icon("door")), *others)


def _named(number: int, names: Sequence[str], ink: Ink) -> str:
    known = names[number - 1] if number <= len(names) else ""
    return known or ink("seat-name", number=number)
