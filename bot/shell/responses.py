"""The first answer to an interaction: exactly one arrives, also over a torn wire."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http import HTTPStatus
from typing import Any, NamedTuple

import aiohttp
import discord

from bot.shell.interaction import Interaction
from bot.shell.message import Message

TORN = (aiohttp.ClientError, OSError)
"""The connection broke; discord.py tries again only where the system is not Linux."""
TROUBLE = (discord.HTTPException, *TORN)
"""Everything that can happen to a request."""
UNKNOWN_INTERACTION, ALREADY_ANSWERED, ARCHIVED_THREAD = 10062, 40060, 50083


class Sent(NamedTuple):
    """A message that answers an interaction, and whether its token knows it by number only."""

    id: int
    follow_up: bool = False


def _lock(interaction: Interaction) -> asyncio.Lock:
    """Who answers first: the one who serves it, or the watch that acknowledges it in time."""
    lock: asyncio.Lock = interaction.extras.setdefault("answering", asyncio.Lock())
    return lock


async def send(interaction: Interaction, message: Message, *, private: bool = False) -> Sent:
    """A new message as the answer, or as a follow-up where the press was acknowledged already."""
    hidden: dict[str, Any] = {"ephemeral": True} if private else {}
    async with _lock(interaction):
        if interaction.response.is_done():
            parts = {**message.sent(), **hidden}
            return await _follow_up(interaction, message, parts, private=private)
        answered = await _once(
            lambda: interaction.response.send_message(**message.sent(), **hidden)
        )
    if answered is not None and answered.message_id is not None:
        return Sent(int(answered.message_id))
    return Sent(int((await interaction.original_response()).id))


async def _follow_up(
    interaction: Interaction, message: Message, parts: dict[str, Any], *, private: bool
) -> Sent:
    """What was announced is a private message: a public answer cannot stand in its place."""
    if interaction.extras.pop("announced", False):
        if private:
            return Sent(int((await interaction.edit_original_response(**message.put())).id))
        with suppress(*TROUBLE):
            await interaction.delete_original_response()
    return Sent(int((await interaction.followup.send(wait=True, **parts)).id), follow_up=True)


async def edit(interaction: Interaction, message: Message) -> None:
    """The pressed message changes."""
    await _edit(interaction, message.edited)


async def put(interaction: Interaction, message: Message) -> None:
    """The pressed message becomes this one, with its files and no others."""
    await _edit(interaction, message.put)


async def put_line(interaction: Interaction, text: str) -> None:
    """The pressed message gets another line above; the rest of it stays."""
    await _edit(interaction, lambda: {"content": text})


async def take_buttons(interaction: Interaction) -> None:
    """The pressed message stays as it is, with nothing to press."""
    await _edit(interaction, lambda: {"view": None})


def is_announced(interaction: Interaction) -> bool:
    return bool(interaction.extras.get("announced"))


async def announce(interaction: Interaction) -> None:
    """Only the presser is told that an answer will come; the next private one takes its place."""
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await acknowledge(interaction)  # it stands there already, and will change
        return
    async with _lock(interaction):
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=True)
            interaction.extras["announced"] = True


async def acknowledge(interaction: Interaction) -> None:
    """The least answer, so that nobody is told that it failed."""
    if interaction.type is not discord.InteractionType.component:
        with suppress(*TROUBLE):
            await announce(interaction)
        return
    async with _lock(interaction):
        if not interaction.response.is_done():
            with suppress(*TROUBLE):
                await interaction.response.defer()


async def _edit(interaction: Interaction, parts: Callable[[], dict[str, Any]]) -> None:
    async with _lock(interaction):
        if interaction.response.is_done():
            await interaction.edit_original_response(**parts())
        else:
            await _once(lambda: interaction.response.edit_message(**parts()))


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
