"""The first answer to an interaction: exactly one arrives, also over a torn wire."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from http import HTTPStatus
from typing import Any

import aiohttp
import discord

from bot.shell.interaction import Interaction

TORN = (aiohttp.ClientError, OSError)
"""The connection broke; discord.py tries again only where the system is not Linux."""
TROUBLE = (discord.HTTPException, *TORN)
"""Everything that can happen to a request."""
UNKNOWN_INTERACTION, ALREADY_ANSWERED, ARCHIVED_THREAD = 10062, 40060, 50083


async def send(interaction: Interaction, **message: Any) -> int:
    """A new message as the answer, or as a follow-up where the press was acknowledged already."""
    if interaction.response.is_done():
        return int((await interaction.followup.send(wait=True, **message)).id)
    answered = await _once(lambda: interaction.response.send_message(**message))
    if answered is not None and answered.message_id is not None:
        return int(answered.message_id)
    return int((await interaction.original_response()).id)


async def edit(interaction: Interaction, **message: Any) -> None:
    """The pressed message changes."""
    if interaction.response.is_done():
        await interaction.edit_original_response(**message)
    else:
        await _once(lambda: interaction.response.edit_message(**message))


async def acknowledge(interaction: Interaction) -> None:
    """The least answer, so that no press is told that it failed."""
    if not interaction.response.is_done():
        with suppress(*TROUBLE):
            await interaction.response.defer()


async def _once(attempt: Callable[[], Awaitable[Any]]) -> Any:
    """Try a torn answer again; None where the first one had arrived after all."""
    try:
        return await attempt()
    except TORN:
        pass
    try:
        return await attempt()
    except discord.HTTPException as refused:
        if refused.code == ALREADY_ANSWERED:
            return None
        raise


def came_too_late(error: Exception) -> bool:
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_INTERACTION


def is_our_fault(error: Exception) -> bool:
    """Discord could not read what we sent: no trouble of the wire, but a bug."""
    return (
        isinstance(error, discord.HTTPException)
        and error.status == HTTPStatus.BAD_REQUEST
        and error.code not in (ALREADY_ANSWERED, ARCHIVED_THREAD)
    )
