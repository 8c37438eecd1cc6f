"""Settings of a server: shown to and changed by members who may manage it."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.cards.card import Card
from bot.cards.server_settings import (
    EVERYWHERE,
    OFF,
    VALUES,
    Block,
    ChangeSetting,
    Decided,
    Settings,
    SettingsTopic,
    key,
    overview_card,
    topic_card,
)
from bot.engine.errors import PlayerError
from bot.shell.answers import private
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route
from bot.store.servers import ServerSettings

HOURS = 24
MOST_CHANNELS = 50
"""As many as fit into one message."""
MOST_BLOCKED = 50


def check(request: Request) -> int:
    """The server, if this person may manage it; checked at every press."""
    if request.guild is None:
        raise PlayerError("server-only")
    if not request.interaction.permissions.manage_guild:
        raise PlayerError("settings-not-yours")
    return request.guild


async def show(request: Request) -> None:
    await private.show(request, await _overview(request))


async def change(request: Request, wishes: Mapping[str, Sequence[str]]) -> None:
    """All wishes of one press or command together, and once: some of them toggle."""

    def decide(decided: ServerSettings) -> ServerSettings:
        for topic, values in wishes.items():
            decided = decided.model_copy(update=_wanted(request, decided, topic, values))
        return decided

    guild = check(request)
    await request.desk.store.servers.change(guild, decide, press=request.interaction.id)


async def block(request: Request, person: int, *, wanted: bool) -> None:
    """Somebody who sits at a table already stays there."""
    guild, blocks = check(request), request.desk.store.blocks
    known = await blocks.people(guild)
    if wanted and person not in known and len(known) >= MOST_BLOCKED:
        raise PlayerError("blocked-many", most=MOST_BLOCKED)
    await blocks.put(guild, person, wanted=wanted)


async def _open(request: Request, look: Settings) -> None:
    await show(request)


async def _topic(request: Request, look: SettingsTopic) -> None:
    decided = await _decided(request)
    await private.show(request, topic_card(look.topic, decided, request.titles(), request.ink()))


async def _set(request: Request, look: ChangeSetting) -> None:
    await change(request, {look.topic: look.values})
    await private.show(request, await _overview(request))


async def _block(request: Request, change: Block) -> None:
    await block(request, change.person, wanted=change.wanted)
    await private.show(request, await _overview(request))


async def _overview(request: Request) -> Card:
    return overview_card(await _decided(request), request.titles(), request.ink())


async def _decided(request: Request) -> Decided:
    guild, store = check(request), request.desk.store
    return Decided(await store.servers.settings(guild), await store.blocks.people(guild))


def _wanted(
    request: Request, decided: ServerSettings, topic: str, values: Sequence[str]
) -> dict[str, Any]:
    if topic == "game":  # one game: toggled
        return {"games": _games(request, _switched(request, decided, values[0]))}
    if topic == "daily":
        return _daily(request, values[0])
    return {topic: _value(request, decided, topic, values)}


def _value(request: Request, decided: ServerSettings, topic: str, values: Sequence[str]) -> Any:
    if topic == "games":
        return _games(request, values)
    if topic == "channels":
        return _channels(request, decided.channels, values[0])
    chosen = [value for value in VALUES.get(topic, ()) if key(value) == values[0]]
    if not chosen:
        raise PlayerError("option-unknown", option=f"{topic} {values[0]}")
    return chosen[0]


def _daily(request: Request, wish: str) -> dict[str, Any]:
    """Off, or from this hour on in this channel."""
    if wish == OFF:
        return {"daily_channel": None}
    if not wish.isdecimal() or int(wish) >= HOURS:
        raise PlayerError("option-unknown", option=f"daily {wish}")
    where = {"daily_channel": request.channel, "daily_locale": request.table_language}
    return where | {"daily_hour": int(wish)}


def _games(request: Request, names: Sequence[str]) -> tuple[str, ...]:
    """Known games only; all of them together mean no limit."""
    known = tuple(game for game in request.desk.sessions.catalogue if game in names)
    return () if len(known) == len(request.desk.sessions.catalogue) else known


def _switched(request: Request, decided: ServerSettings, game: str) -> list[str]:
    """The allowed games with this one added or removed."""
    request.desk.box(game)
    if game in decided.games:
        return [other for other in decided.games if other != game]
    return [*decided.games, game]


def _channels(request: Request, decided: tuple[int, ...], wish: str) -> tuple[int, ...]:
    """Everywhere, or the allowed channels with this one added or removed."""
    if wish == EVERYWHERE:
        return ()
    channel = int(wish) if wish.isdecimal() else request.channel
    if channel in decided:
        return tuple(other for other in decided if other != channel)
    if len(decided) >= MOST_CHANNELS:
        raise PlayerError("channels-many", most=MOST_CHANNELS)
    return (*decided, channel)


ROUTES: tuple[Route[Any], ...] = (
    Route(Settings, _open),
    Route(SettingsTopic, _topic),
    Route(ChangeSetting, _set),
    Route(Block, _block),
)
