"""The one answer to everything that goes wrong; tree, presses and client all call it."""

import logging
import secrets

import discord
from discord import app_commands

from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.shell import responses
from bot.shell.interaction import Interaction
from bot.shell.message import Message
from bot.shell.reader import Reader
from bot.shell.responses import TROUBLE, came_too_late
from bot.shell.slip import is_pressed
from bot.watch.happenings import Outcome

log = logging.getLogger(__name__)

MOVED_ON = {
    "stale",
    "over",
    "wait",
    "started",
    "not-seated",
    "not-seated-yet",
    "not-your-turn",
    "illegal-not-to-act",
}
"""What a slip asked is no longer the question."""
UNKNOWN = "error-unknown"
LISTED = "error-listed"
"""The same where a list shows a hundred letters."""


async def answer(interaction: Interaction, error: Exception, match: str | None = None) -> None:
    """Tell the person privately; log only what is not the person's own mistake."""
    if interaction.client.is_closed():
        return
    try:
        await _answer(interaction, error, match)
    except Exception as worse:  # noqa: BLE001 even the explanation may fail, and that is told
        await _answer(interaction, worse, None)


async def _answer(interaction: Interaction, error: Exception, match: str | None) -> None:
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if came_too_late(error):
        log.warning("an answer in %s came too late", _place(interaction))
        return
    told, session = _as_player_error(error), None
    if told is None:
        told = _numbered(interaction, error)
    else:
        session = await _session(interaction, match)
    reader = Reader(interaction)
    artist, told = interaction.client.artist, _titled(told, reader)
    text = artist.explain(session, reader.language, told, aloud=reader.listens)
    await _say(interaction, told.key, text)
    if session:
        await interaction.client.boards.catch_up(session, interaction)


def _titled(error: PlayerError, reader: Reader) -> PlayerError:
    """Games by their titles, where the rules below know their ids only."""
    if not isinstance(ids := error.params.get("games"), str):
        return error
    titles = reader.titles()
    named = ", ".join(titles.get(game, game) for game in ids.split(", "))
    return PlayerError(error.key, **{**error.params, "games": named})


def explained(interaction: Interaction, error: Exception) -> str:
    """The same as one sentence, where there is no room for more."""
    told = _as_player_error(error) or _numbered(interaction, error, LISTED)
    return interaction.client.artist.explain(None, Reader(interaction).language, told)


def outcome(error: Exception) -> Outcome:
    """What an operator counts it as."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if came_too_late(error):
        return "late"
    return "failed" if _as_player_error(error) is None else "refused"


def _numbered(interaction: Interaction, error: Exception, key: str = UNKNOWN) -> PlayerError:
    number = secrets.token_hex(4)
    log.error("error %s in %s", number, _place(interaction), exc_info=error)
    return PlayerError(key, number=number)


def _as_player_error(error: Exception) -> PlayerError | None:
    match error:
        case PlayerError():
            return error
        case app_commands.NoPrivateMessage():
            return PlayerError("server-only")
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return PlayerError("command-old")
        case discord.Forbidden():
            return PlayerError("bot-forbidden")
    return None


async def _session(interaction: Interaction, match: str | None) -> Session | None:
    sessions = interaction.client.sessions
    try:
        if match:
            return await sessions.get(match)
        return await sessions.at(interaction.channel_id or 0)
    except PlayerError:
        return None


async def _say(interaction: Interaction, key: str, text: str) -> None:
    """A wrong press gets a line that vanishes; what was typed, or may be needed, stays."""
    slips = interaction.client.slips
    try:
        if Reader(interaction).listens:
            await responses.send(interaction, Message(text), private=True)
        elif interaction.type is not discord.InteractionType.component or key == UNKNOWN:
            await slips.show(interaction, Message(text))
        elif key in MOVED_ON and is_pressed(interaction):
            await slips.close(interaction, text)
        else:
            await slips.tell(interaction, text)
    except TROUBLE as failure:
        log.warning("an answer in %s could not be delivered: %s", _place(interaction), failure)


def _place(interaction: Interaction) -> str:
    return f"guild {interaction.guild_id} channel {interaction.channel_id}"
