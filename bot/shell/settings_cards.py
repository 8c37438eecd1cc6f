"""The settings of a server as a card: what is decided, and menus to decide otherwise."""

from typing import Any, get_args

from bot.board import Card, Select
from bot.engine.errors import PlayerError
from bot.engine.screen import Choice, Ink
from bot.shell import answers, draw
from bot.shell.interaction import Interaction, language
from bot.stamps import Stamp
from bot.store.servers import Pace, ServerSettings, Stopper

VALUES: dict[str, tuple[Any, ...]] = {
    "locale": (None, "de", "en"),
    "pace": get_args(Pace),
    "ratings": (True, False),
    "hints": (True, False),
    "stop": get_args(Stopper),
}
"""Every setting with few values; channels and games are lists."""
MOST_CHANNELS = 50
"""So many still fit into one message."""
EVERYWHERE, HERE = "everywhere", "here"


async def show(interaction: Interaction, words: list[str]) -> None:
    check(interaction)
    match words:
        case ["show"]:
            card = await overview(interaction)
        case ["topic", topic]:
            card = await topic_card(interaction, topic)
        case ["set", topic, *values] if values:
            await change(interaction, topic, values)
            card = await overview(interaction)
        case _:
            raise PlayerError("button-unknown")
    await answers.edit(interaction, **draw.message(card))


def check(interaction: Interaction) -> int:
    """The server, if this person may decide about it; asked at every press."""
    if interaction.guild_id is None:
        raise PlayerError("server-only")
    if not interaction.permissions.manage_guild:
        raise PlayerError("settings-not-yours")
    return interaction.guild_id


async def change(interaction: Interaction, topic: str, values: list[str]) -> None:
    guild, store = check(interaction), interaction.client.store
    decided = await store.servers.settings(guild)
    if topic == "game":  # named alone: switched on or off
        topic, values = "games", _switched(interaction, decided, values[0])
    changed = {topic: _value(interaction, decided, topic, values)}
    await store.servers.set(guild, decided.model_copy(update=changed))


def _value(interaction: Interaction, decided: ServerSettings, topic: str, values: list[str]) -> Any:
    if topic == "games":
        known = [game for game in interaction.client.catalogue if game in values]
        return () if len(known) == len(interaction.client.catalogue) else tuple(known)
    if topic == "channels":
        return _channels(interaction, decided.channels, values[0])
    chosen = [value for value in VALUES.get(topic, ()) if key(value) == values[0]]
    if not chosen:
        raise PlayerError("option-unknown", option=f"{topic} {values[0]}")
    return chosen[0]


def _switched(interaction: Interaction, decided: ServerSettings, game: str) -> list[str]:
    """The list of games with this one in or out; the first one named is the only one."""
    interaction.client.box(game)
    if game in decided.games:
        return [other for other in decided.games if other != game]
    return [*decided.games, game]


def _channels(interaction: Interaction, decided: tuple[int, ...], wish: str) -> tuple[int, ...]:
    """Everywhere, or this channel in or out of the list."""
    if wish == EVERYWHERE:
        return ()
    channel = int(wish) if wish.isdecimal() else (interaction.channel_id or 0)
    if channel in decided:
        return tuple(other for other in decided if other != channel)
    if len(decided) >= MOST_CHANNELS:
        raise PlayerError("channels-many", most=MOST_CHANNELS)
    return (*decided, channel)


def key(value: Any) -> str:
    """A value as it stands in buttons and text keys."""
    return {None: "auto", True: "on", False: "off"}.get(value) or str(value)


async def overview(interaction: Interaction) -> Card:
    ink = interaction.client.texts.ink(language(interaction))
    decided = await interaction.client.store.servers.settings(check(interaction))
    topics = (*VALUES, "channels", "games")
    lines = [
        ink("settings-line", topic=ink(f"settings-{t}"), value=_shown(interaction, decided, t, ink))
        for t in topics
    ]
    choices = tuple(Choice(ink(f"settings-{topic}"), topic) for topic in topics)
    stamp = Stamp("show", "0", 0, "settings topic", menu=True)
    menu = Select(ink("prompt-settings"), stamp, choices, 1, 1)
    return Card(ink("settings-title"), "\n".join(lines), rows=(menu,))


async def topic_card(interaction: Interaction, topic: str) -> Card:
    """One topic with all its values to choose from."""
    ink = interaction.client.texts.ink(language(interaction))
    decided = await interaction.client.store.servers.settings(check(interaction))
    if topic not in (*VALUES, "channels", "games"):
        raise PlayerError("option-unknown", option=topic)
    choices = _choices(interaction, topic, ink)
    stamp = Stamp("show", "0", 0, f"settings set {topic}", menu=True)
    most = len(choices) if topic == "games" else 1
    menu = Select(ink(f"settings-{topic}"), stamp, choices, 1, most)
    now = _shown(interaction, decided, topic, ink)
    body = ink(f"settings-{topic}-about") + "\n\n" + ink("settings-now", value=now)
    return Card(ink(f"settings-{topic}"), body, rows=(menu,))


def _choices(interaction: Interaction, topic: str, ink: Ink) -> tuple[Choice, ...]:
    if topic == "games":
        return tuple(Choice(_title(interaction, game), game) for game in _catalogue(interaction))
    if topic == "channels":
        return tuple(Choice(ink(f"settings-channels-{w}"), w) for w in (HERE, EVERYWHERE))
    return tuple(Choice(ink(f"settings-{topic}-{key(v)}"), key(v)) for v in VALUES[topic])


def _shown(interaction: Interaction, decided: ServerSettings, topic: str, ink: Ink) -> str:
    if topic == "channels":
        listed = ", ".join(f"<#{channel}>" for channel in decided.channels)
        return listed or ink("settings-channels-everywhere")
    if topic == "games":
        titles = ", ".join(_title(interaction, game) for game in decided.games)
        return titles or ink("leaders-all-games")
    return ink(f"settings-{topic}-{key(getattr(decided, topic))}")


def _catalogue(interaction: Interaction) -> list[str]:
    return list(interaction.client.catalogue)


def _title(interaction: Interaction, game: str) -> str:
    client = interaction.client
    box = client.catalogue.get(game)
    return client.texts.ink(language(interaction), box)("title") if box else game
