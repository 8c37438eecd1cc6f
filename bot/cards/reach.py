"""How somebody wants to be called when a table waits for them, and when not at all."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.cards.card import Card, Row, Select
from bot.cards.look import Look, look_button, look_menu
from bot.cards.menu import REMINDERS, Reminder
from bot.engine.screen import Ink
from bot.table.quiet_hours import DAY, ZONES, QuietHours, local

USUAL = QuietHours(22, 8)
"""What is meant by whoever tells only one of the two hours."""


@dataclass(frozen=True, slots=True)
class Reach(Look):
    words = "reach"


@dataclass(frozen=True, slots=True)
class ReachBy(Look):
    words = "reach by"
    way: Reminder


@dataclass(frozen=True, slots=True)
class QuietFrom(Look):
    words = "reach from"
    hour: int


@dataclass(frozen=True, slots=True)
class NeverQuiet(Look):
    words = "reach from never"


@dataclass(frozen=True, slots=True)
class QuietTo(Look):
    words = "reach to"
    hour: int


@dataclass(frozen=True, slots=True)
class MyClock(Look):
    """By a place whose clock they live by, so that summer time needs no thought."""

    words = "reach clock"
    zone: str


def reach_card(way: str, quiet: QuietHours | None, now: float, back: Look, ink: Ink) -> Card:
    told = [ink(f"reach-{way}"), ink("reach-never-quiet")]
    if quiet:
        hour = _shown(now, quiet.zone)
        told[1] = ink("reach-quiet", begins=quiet.begins, ends=quiet.ends, now=hour)
    never = (ink("reach-never"), NeverQuiet())
    rows: tuple[Row, ...] = (
        look_menu(ink("menu-remind"), "reach by", _ways(ink)),
        look_menu(ink("reach-from"), "reach from", [never, *_hours(QuietFrom, ink)]),
        look_menu(ink("reach-to"), "reach to", _hours(QuietTo, ink)),
        _clocks(now, ink),
        (look_button(ink("button-back"), back, ink.icon("back")),),
    )
    return Card(ink("reach-title"), "\n".join(told), rows=rows if quiet else _without_clock(rows))


def _without_clock(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Whoever is never quiet is asked for no clock."""
    return (*rows[:2], rows[-1])


def _ways(ink: Ink) -> Iterable[tuple[str, Look]]:
    return [(ink(f"remind-{way}"), ReachBy(way)) for way in REMINDERS]


def _clocks(now: float, ink: Ink) -> Select:
    """Each with what it shows now: whoever does not know the place knows the time."""
    clocks = [(ink(_key(zone)), MyClock(zone)) for zone in ZONES]
    menu = look_menu(ink("reach-clock"), MyClock.words, clocks)
    shown = [ink("reach-time", time=_shown(now, zone)) for zone in ZONES]
    choices = (replace(c, detail=time) for c, time in zip(menu.choices, shown, strict=True))
    return replace(menu, choices=tuple(choices))


def _key(zone: str) -> str:
    return f"zone-{zone.rpartition('/')[2]}".lower().replace("_", "-")


def _shown(now: float, zone: str) -> str:
    return f"{local(now, zone):%H:%M}"


def _hours(kind: type[QuietFrom | QuietTo], ink: Ink) -> list[tuple[str, Look]]:
    return [(ink("reach-hour", hour=hour), kind(hour)) for hour in range(DAY)]
