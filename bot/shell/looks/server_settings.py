"""What a server has decided: shown to and changed by whoever may manage it."""

from collections.abc import Sequence
from typing import Any

from bot.cards.card import Card
from bot.cards.server_settings import (
    EVERYWHERE,
    VALUES,
    ChangeSetting,
    SettingsTopic,
    key,
    overview_card,
    topic_card,
)
from bot.engine.errors import PlayerError
from bot.shell import private
from bot.shell.looks.route import Route
from bot.shell.reader import Reader
from bot.store.servers import ServerSettings

MOST_CHANNELS = 50
"""So many still fit into one message."""


def check(reader: Reader) -> int:
    """The server, if this person may decide about it; asked at every press."""
    if reader.guild is None:
        raise PlayerError("server-only")
    if not reader.interaction.permissions.manage_guild:
        raise PlayerError("settings-not-yours")
    return reader.guild


async def show(reader: Reader) -> None:
    await private.show(reader, await _overview(reader))


async def change(reader: Reader, topic: str, values: Sequence[str]) -> None:
    def decide(decided: ServerSettings) -> ServerSettings:
        if topic == "game":  # named alone: switched on or off
            games = _switched(reader, decided, values[0])
            return decided.model_copy(update={"games": _games(reader, games)})
        return decided.model_copy(update={topic: _value(reader, decided, topic, values)})

    await reader.client.store.servers.change(check(reader), decide)


async def _topic(reader: Reader, look: SettingsTopic) -> None:
    decided = await reader.client.store.servers.settings(check(reader))
    await private.show(reader, topic_card(look.topic, decided, reader.titles(), reader.ink()))


async def _set(reader: Reader, look: ChangeSetting) -> None:
    await change(reader, look.topic, look.values)
    await private.show(reader, await _overview(reader))


async def _overview(reader: Reader) -> Card:
    decided = await reader.client.store.servers.settings(check(reader))
    return overview_card(decided, reader.titles(), reader.ink())


def _value(reader: Reader, decided: ServerSettings, topic: str, values: Sequence[str]) -> Any:
    if topic == "games":
        return _games(reader, values)
    if topic == "channels":
        return _channels(reader, decided.channels, values[0])
    chosen = [value for value in VALUES[topic] if key(value) == values[0]]
    if not chosen:
        raise PlayerError("option-unknown", option=f"{topic} {values[0]}")
    return chosen[0]


def _games(reader: Reader, names: Sequence[str]) -> tuple[str, ...]:
    """Those that there are; all of them are no limit."""
    known = tuple(game for game in reader.client.catalogue if game in names)
    return () if len(known) == len(reader.client.catalogue) else known


def _switched(reader: Reader, decided: ServerSettings, game: str) -> list[str]:
    """The list of games with this one in or out; the first one named is the only one."""
    reader.client.box(game)
    if game in decided.games:
        return [other for other in decided.games if other != game]
    return [*decided.games, game]


def _channels(reader: Reader, decided: tuple[int, ...], wish: str) -> tuple[int, ...]:
    """Everywhere, or this channel in or out of the list."""
    if wish == EVERYWHERE:
        return ()
    channel = int(wish) if wish.isdecimal() else reader.channel
    if channel in decided:
        return tuple(other for other in decided if other != channel)
    if len(decided) >= MOST_CHANNELS:
        raise PlayerError("channels-many", most=MOST_CHANNELS)
    return (*decided, channel)


ROUTES: tuple[Route[Any], ...] = (
    Route(SettingsTopic, _topic),
    Route(ChangeSetting, _set),
)
