"""How somebody wants to be called when a table waits for them, and when not at all."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.cards.card import Card, Row
from bot.cards.look import Look, look_button, look_menu
from bot.cards.menu import REMINDERS, Reminder
from bot.engine.screen import Ink
from bot.table.quiet_hours import DAY, QuietHours

USUAL = QuietHours(22, 8, 0)
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
class MyHour(Look):
    """Which hour it is where the person is: so nobody must know a time zone."""

    words = "reach now"
    hour: int


def reach_card(way: str, quiet: QuietHours | None, hour: int, back: Look, ink: Ink) -> Card:
    """`hour` is what the person's clock shows, as far as we know."""
    told = [ink(f"reach-{way}"), ink("reach-never-quiet")]
    if quiet:
        told[1] = ink("reach-quiet", begins=quiet.begins, ends=quiet.ends, now=hour)
    never = (ink("reach-never"), NeverQuiet())
    rows: tuple[Row, ...] = (
        look_menu(ink("menu-remind"), "reach by", _ways(ink)),
        look_menu(ink("reach-from"), "reach from", [never, *_hours(QuietFrom, ink)]),
        look_menu(ink("reach-to"), "reach to", _hours(QuietTo, ink)),
        look_menu(ink("reach-now"), "reach now", _hours(MyHour, ink)),
        (look_button(ink("button-back"), back, ink.icon("back")),),
    )
    return Card(ink("reach-title"), "\n".join(told), rows=rows if quiet else _without_clock(rows))


def _without_clock(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Whoever is never quiet is asked for no clock."""
    return (*rows[:2], rows[-1])


def _ways(ink: Ink) -> Iterable[tuple[str, Look]]:
    return [(ink(f"remind-{way}"), ReachBy(way)) for way in REMINDERS]


def _hours(kind: type[QuietFrom | QuietTo | MyHour], ink: Ink) -> list[tuple[str, Look]]:
    return [(ink("reach-hour", hour=hour), kind(hour)) for hour in range(DAY)]
