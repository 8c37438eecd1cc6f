"""The one answer to everything that goes wrong; tree, items and client all call it."""

import logging
import secrets

import discord
from discord import app_commands

from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.shell import draw, responses
from bot.shell.interaction import Interaction
from bot.shell.message import Message
from bot.shell.reader import Reader
from bot.shell.responses import TROUBLE, came_too_late
from bot.watch.happenings import Outcome

log = logging.getLogger(__name__)

SHOW_BOARD = {
    "stale",
    "over",
    "wait",
    "started",
    "not-seated",
    "not-your-turn",
    "illegal-not-to-act",
}
"""With these it helps to see how things stand."""


CROWD = 20
"""Where more than these press at once, a line must do: a board for each would make all late."""


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
    artist, locale = interaction.client.artist, Reader(interaction).language
    text = artist.explain(session, locale, told)
    board = None
    crowded = match is not None and interaction.client.pressing[match] > CROWD
    if session and told.key in SHOW_BOARD and not crowded:
        board = draw.embed(artist.private(session, interaction.user.id, locale))
    await _say(interaction, Message(text, board))
    if session:
        await interaction.client.boards.catch_up(session, interaction)


def explained(interaction: Interaction, error: Exception) -> str:
    """The same as one sentence, where there is no room for more."""
    told = _as_player_error(error) or _numbered(interaction, error)
    return interaction.client.artist.explain(None, Reader(interaction).language, told)


def outcome(error: Exception) -> Outcome:
    """What an operator counts it as."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if came_too_late(error):
        return "late"
    return "failed" if _as_player_error(error) is None else "refused"


def _numbered(interaction: Interaction, error: Exception) -> PlayerError:
    number = secrets.token_hex(4)
    log.error("error %s in %s", number, _place(interaction), exc_info=error)
    return PlayerError("error-unknown", number=number)


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


async def _say(interaction: Interaction, message: Message) -> None:
    try:
        await responses.send(interaction, message, private=True)
    except TROUBLE as failure:
        log.warning("an answer in %s could not be delivered: %s", _place(interaction), failure)


def _place(interaction: Interaction) -> str:
    return f"guild {interaction.guild_id} channel {interaction.channel_id}"
