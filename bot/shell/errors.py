"""The one answer to everything that goes wrong; tree, items and client all call it."""

import logging
import secrets

import aiohttp
import discord
from discord import app_commands

from bot.engine.errors import PlayerError
from bot.session import Session
from bot.shell import draw
from bot.shell.interaction import Interaction, language

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


async def answer(interaction: Interaction, error: Exception, match: str | None = None) -> None:
    """Tell the person privately; log only what is not the person's own mistake."""
    told = _as_player_error(error)
    if told is None:
        number = secrets.token_hex(4)
        log.error("error %s in %s", number, _place(interaction), exc_info=error)
        told = PlayerError("error-unknown", number=number)
    session = await _session(interaction, match)
    artist, locale = interaction.client.artist, language(interaction)
    text = artist.explain(session, locale, told)
    board = None
    if session and told.key in SHOW_BOARD:
        board = draw.embed(artist.private(session, interaction.user.id, locale))
    await _say(interaction, text, board)


def _as_player_error(error: Exception) -> PlayerError | None:
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
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


async def _say(interaction: Interaction, text: str, board: discord.Embed | None) -> None:
    embeds = [board] if board else []
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, embeds=embeds, ephemeral=True)
        else:
            await interaction.response.send_message(text, embeds=embeds, ephemeral=True)
    except (discord.HTTPException, aiohttp.ClientError) as failure:
        log.warning("an answer in %s could not be delivered: %s", _place(interaction), failure)


def _place(interaction: Interaction) -> str:
    return f"guild {interaction.guild_id} channel {interaction.channel_id}"
