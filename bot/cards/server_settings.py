"""The settings of a server: what is decided, and menus to decide otherwise."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args

from bot.cards.card import Card
from bot.cards.look import Look, look_menu
from bot.engine.phrases import Channel
from bot.engine.screen import Ink
from bot.store.servers import ServerSettings, Stopper
from bot.table.table import Pace

Topic = Literal["locale", "pace", "pictured", "ratings", "hints", "stop", "channels", "games"]
TOPICS: tuple[Topic, ...] = get_args(Topic)
VALUES: dict[str, tuple[Any, ...]] = {
    "locale": (None, "de", "en"),
    "pace": get_args(Pace),
    "pictured": (True, False),
    "ratings": (True, False),
    "hints": (True, False),
    "stop": get_args(Stopper),
}
"""Every topic with few values; channels and games are lists."""
EVERYWHERE, HERE = "everywhere", "here"


@dataclass(frozen=True, slots=True)
class SettingsTopic(Look):
    """One topic with all its values to choose from."""

    words = "settings topic"
    topic: Topic


@dataclass(frozen=True, slots=True)
class ChangeSetting(Look):
    words = "settings set"
    topic: Topic
    values: tuple[str, ...]


def key(value: Any) -> str:
    """A value as it stands in buttons and text keys."""
    return {None: "auto", True: "on", False: "off"}.get(value) or str(value)


def overview_card(decided: ServerSettings, titles: Mapping[str, str], ink: Ink) -> Card:
    lines = [
        ink("settings-line", topic=ink(f"settings-{t}"), value=_shown(decided, t, titles, ink))
        for t in TOPICS
    ]
    topics = [(ink(f"settings-{topic}"), SettingsTopic(topic)) for topic in TOPICS]
    menu = look_menu(ink("prompt-settings"), SettingsTopic.words, topics)
    return Card(ink("settings-title"), "\n".join(lines), rows=(menu,))


def topic_card(topic: Topic, decided: ServerSettings, titles: Mapping[str, str], ink: Ink) -> Card:
    values = [
        (label, ChangeSetting(topic, (value,))) for label, value in _values(topic, titles, ink)
    ]
    menu = look_menu(ink(f"settings-{topic}"), f"{ChangeSetting.words} {topic}", values)
    if topic == "games":
        menu = replace(menu, most=len(values))
    now = _shown(decided, topic, titles, ink)
    body = ink(f"settings-{topic}-about") + "\n\n" + ink("settings-now", value=now)
    return Card(ink(f"settings-{topic}"), body, rows=(menu,))


def _values(topic: Topic, titles: Mapping[str, str], ink: Ink) -> list[tuple[str, str]]:
    if topic == "games":
        return [(title, game) for game, title in titles.items()]
    if topic == "channels":
        return [(ink(f"settings-channels-{where}"), where) for where in (HERE, EVERYWHERE)]
    return [(ink(f"settings-{topic}-{key(value)}"), key(value)) for value in VALUES[topic]]


def _shown(decided: ServerSettings, topic: Topic, titles: Mapping[str, str], ink: Ink) -> str:
    match topic:
        case "channels":
            listed = ", ".join(ink.mention(Channel(channel)) for channel in decided.channels)
            return listed or ink("settings-channels-everywhere")
        case "games":
            named = ", ".join(titles.get(game, game) for game in decided.games)
            return named or ink("leaders-all-games")
        case _:
            return ink(f"settings-{topic}-{key(getattr(decided, topic))}")
