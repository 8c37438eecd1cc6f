"""The settings of a server, with menus to change them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args

from bot.cards.card import Card, Row, Select
from bot.cards.custom_id import Stamp
from bot.cards.look import NO_MATCH, Change, Look, look_button, look_menu
from bot.engine.phrases import Channel, Many, Person
from bot.engine.screen import Ink
from bot.store.servers import ServerSettings, Stopper
from bot.table.table import Pace

Topic = Literal[
    "locale",
    "pace",
    "pictured",
    "ratings",
    "hints",
    "stop",
    "channels",
    "games",
    "blocked",
    "daily",
]
TOPICS: tuple[Topic, ...] = get_args(Topic)
VALUES: dict[str, tuple[Any, ...]] = {
    "locale": (None, "de", "en"),
    "pace": get_args(Pace),
    "pictured": (True, False),
    "ratings": (True, False),
    "hints": (True, False),
    "stop": get_args(Stopper),
}
"""Topics with few values; channels and games are lists."""
EVERYWHERE, HERE = "everywhere", "here"
OFF = "off"


@dataclass(frozen=True, slots=True)
class Settings(Look):
    words = "settings"


@dataclass(frozen=True, slots=True)
class SettingsTopic(Look):
    """One topic with all its values to choose from."""

    words = "settings topic"
    topic: Topic


@dataclass(frozen=True, slots=True)
class Decided:
    """What a server has decided."""

    settings: ServerSettings
    blocked: Sequence[int] = ()
    """The people who may sit down at no table."""


@dataclass(frozen=True, slots=True)
class ChangeSetting(Change):
    words = "settings set"
    topic: Topic
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Block(Change):
    """Whether a person may sit down nowhere on this server; either wish may come twice."""

    words = "settings block"
    wanted: bool
    person: int


def key(value: Any) -> str:
    """A value as written in buttons and text keys."""
    return {None: "auto", True: "on", False: "off"}.get(value) or str(value)


def overview_card(decided: Decided, titles: Mapping[str, str], ink: Ink) -> Card:
    lines = [
        ink("settings-line", topic=ink(f"settings-{t}"), value=_shown(decided, t, titles, ink))
        for t in TOPICS
    ]
    topics = [(ink(f"settings-{topic}"), SettingsTopic(topic)) for topic in TOPICS]
    menu = look_menu(ink("prompt-settings"), SettingsTopic.words, topics)
    return Card(ink("settings-title"), "\n".join(lines), rows=(menu,))


def topic_card(topic: Topic, decided: Decided, titles: Mapping[str, str], ink: Ink) -> Card:
    back = look_button(ink("button-back"), Settings(), ink.icon("back"))
    now = _shown(decided, topic, titles, ink)
    body = ink(f"settings-{topic}-about") + "\n\n" + ink("settings-now", value=now)
    return Card(ink(f"settings-{topic}"), body, rows=(*_menus(topic, titles, ink), (back,)))


def _menus(topic: Topic, titles: Mapping[str, str], ink: Ink) -> tuple[Row, ...]:
    if topic == "blocked":
        return _people("block", "on", ink), _people("unblock", "off", ink)
    words = f"{ChangeSetting.words} {topic}"
    values = [
        (label, ChangeSetting(topic, (value,))) for label, value in _values(topic, titles, ink)
    ]
    menu = look_menu(ink(f"settings-{topic}"), words, values)
    return (replace(menu, most=len(values)) if topic == "games" else menu,)


def _people(prompt: str, wanted: str, ink: Ink) -> Select:
    stamp = Stamp("show", NO_MATCH, 0, f"{Block.words} {wanted}", menu=True)
    return Select(ink(f"prompt-{prompt}"), stamp, (), 1, 1, people=True)


def _values(topic: Topic, titles: Mapping[str, str], ink: Ink) -> list[tuple[str, str]]:
    if topic == "games":
        return [(title, game) for game, title in titles.items()]
    if topic == "channels":
        return [(ink(f"settings-channels-{where}"), where) for where in (HERE, EVERYWHERE)]
    if topic == "daily":
        hours = [(ink("settings-daily-hour", hour=hour), str(hour)) for hour in range(24)]
        return [(ink("settings-daily-off"), OFF), *hours]
    return [(ink(f"settings-{topic}-{key(value)}"), key(value)) for value in VALUES[topic]]


def _shown(decided: Decided, topic: Topic, titles: Mapping[str, str], ink: Ink) -> str:
    match topic:
        case "blocked":
            people = Many(tuple(map(Person, decided.blocked)))
            return ink("settings-blocked-list", people=people, count=len(decided.blocked))
        case "channels":
            channels = decided.settings.channels
            listed = ", ".join(ink.mention(Channel(channel)) for channel in channels)
            return listed or ink("settings-channels-everywhere")
        case "daily":
            channel = decided.settings.daily_channel
            if channel is None:
                return ink("settings-daily-off")
            where, hour = ink.mention(Channel(channel)), decided.settings.daily_hour
            return ink("settings-daily-at", channel=where, hour=hour)
        case "games":
            named = ", ".join(titles.get(game, game) for game in decided.settings.games)
            return named or ink("settings-games-all")
        case _:
            return ink(f"settings-{topic}-{key(getattr(decided.settings, topic))}")
