"""How a person wants to be notified, and when not at all: the one page for all of it."""

from dataclasses import dataclass, replace
from typing import Literal, get_args

from bot.cards.card import Button, Card, Row, Select
from bot.cards.look import NO_MATCH, Change, Look, look_button, look_menu
from bot.engine.screen import Ink
from bot.table.quiet_hours import DAY, ZONES, QuietHours, local

Way = Literal["mention", "direct-message", "none"]
WAYS: tuple[Way, ...] = get_args(Way)
USUAL = QuietHours(22, 8)
"""Completes quiet hours of which only one end was chosen."""


@dataclass(frozen=True, slots=True)
class Contact(Look):
    words = "reach"


@dataclass(frozen=True, slots=True)
class ReachBy(Change):
    words = "reach by"
    way: Way


@dataclass(frozen=True, slots=True)
class SwitchDirectMessages(Change):
    """Whether secret questions come as direct messages, at every table."""

    words = "letters"  # stands on buttons in old direct messages
    wanted: bool


@dataclass(frozen=True, slots=True)
class QuietFrom(Change):
    words = "reach from"
    hour: int


@dataclass(frozen=True, slots=True)
class NeverQuiet(Change):
    words = "reach from never"


@dataclass(frozen=True, slots=True)
class QuietTo(Change):
    words = "reach to"
    hour: int


@dataclass(frozen=True, slots=True)
class MyClock(Change):
    """The time zone by a place in it, so that summer time is right."""

    words = "reach clock"
    zone: str


def contact_card(
    way: str,
    quiet: QuietHours | None,
    now: float,
    back: Look,
    ink: Ink,
    *,
    direct_messages: bool,
    match: str = NO_MATCH,
) -> Card:
    """`match` is the table whose menu it was opened from, and leads back to it."""
    told = [ink(f"reach-{way}"), ink("reach-never-quiet")]
    if quiet:
        hour = _shown(now, quiet.zone)
        told[1] = ink("reach-quiet", begins=quiet.begins, ends=quiet.ends, now=hour)
    told += ["", ink("direct-messages-title"), direct_messages_line(direct_messages, ink)]
    never = (ink("reach-never"), NeverQuiet())
    rows: tuple[Row, ...] = (
        contact_menu(ink, match),
        look_menu(ink("reach-from"), "reach from", [never, *_hours(QuietFrom, ink)], match=match),
        look_menu(ink("reach-to"), "reach to", _hours(QuietTo, ink), match=match),
        _clocks(now, ink, match),
        (
            look_button(ink("button-back"), back, ink.icon("back"), match=match),
            direct_messages_button(direct_messages, ink, match),
        ),
    )
    return Card(ink("reach-title"), "\n".join(told), rows=rows if quiet else _without_clock(rows))


def contact_menu(ink: Ink, match: str = NO_MATCH) -> Select:
    """How to be notified."""
    ways = [(ink(f"remind-{way}"), ReachBy(way)) for way in WAYS]
    return look_menu(ink("menu-remind"), ReachBy.words, ways, match=match)


def direct_messages_line(on: bool, ink: Ink) -> str:
    return ink("direct-messages-on" if on else "direct-messages-off")


def direct_messages_button(on: bool, ink: Ink, match: str = NO_MATCH) -> Button:
    """Switches to the other state."""
    label, icon = ("off", "mute") if on else ("on", "reach")
    wanted = SwitchDirectMessages(not on)
    return look_button(
        ink(f"mydata-button-direct-messages-{label}"), wanted, ink.icon(icon), match=match
    )


def _without_clock(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Without quiet hours no clock is needed."""
    return (*rows[:2], rows[-1])


def _clocks(now: float, ink: Ink, match: str) -> Select:
    """Each place with its present time, which tells people more than its name."""
    clocks = [(ink(_key(zone)), MyClock(zone)) for zone in ZONES]
    menu = look_menu(ink("reach-clock"), MyClock.words, clocks, match=match)
    shown = [ink("reach-time", time=_shown(now, zone)) for zone in ZONES]
    choices = (replace(c, detail=time) for c, time in zip(menu.choices, shown, strict=True))
    return replace(menu, choices=tuple(choices))


def _key(zone: str) -> str:
    return f"zone-{zone.rpartition('/')[2]}".lower().replace("_", "-")


def _shown(now: float, zone: str) -> str:
    return f"{local(now, zone):%H:%M}"


def _hours(kind: type[QuietFrom | QuietTo], ink: Ink) -> list[tuple[str, Look | Change]]:
    return [(ink("reach-hour", hour=hour), kind(hour)) for hour in range(DAY)]
