"""The first response to an interaction: exactly one arrives, also over a broken connection."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, NamedTuple

import discord

from bot.shell.answers.interaction import Interaction, is_ephemeral
from bot.shell.discord_errors import ALREADY_ANSWERED, TORN, TROUBLE
from bot.shell.drawing.draw import Message


class Sent(NamedTuple):
    """A message that answers an interaction."""

    id: int
    follow_up: bool = False
    """A follow-up is edited by its id, the original response without one."""


class AnsweredBeforeError(Exception):
    """An earlier acknowledgement arrived although its own answer was lost on the way."""


def _lock(interaction: Interaction) -> asyncio.Lock:
    """Serialises the handler and the deadline's automatic acknowledgement."""
    lock: asyncio.Lock = interaction.extras.setdefault("answering", asyncio.Lock())
    return lock


async def send(interaction: Interaction, message: Message, *, private: bool = False) -> Sent:
    """A new message: the response, or a follow-up where the interaction was acknowledged."""
    hidden: dict[str, Any] = {"ephemeral": True} if private else {}
    async with _lock(interaction):
        if not interaction.response.is_done():
            with suppress(AnsweredBeforeError):
                answered = await _once(
                    lambda: interaction.response.send_message(**message.sent(), **hidden)
                )
                if answered is not None and answered.message_id is not None:
                    return Sent(int(answered.message_id))
                return Sent(int((await interaction.original_response()).id))
        return await _follow_up(interaction, message, private=private)


async def _follow_up(interaction: Interaction, message: Message, *, private: bool) -> Sent:
    """A deferred ephemeral response cannot become public: then it is deleted instead."""
    hidden: dict[str, Any] = {"ephemeral": True} if private else {}
    if interaction.extras.pop("announced", False):
        if private:
            return Sent(int((await interaction.edit_original_response(**message.put())).id))
        with suppress(*TROUBLE):
            await interaction.delete_original_response()
    sent = await interaction.followup.send(wait=True, **message.sent(), **hidden)
    return Sent(int(sent.id), follow_up=True)


async def edit(interaction: Interaction, message: Message) -> None:
    """Edit the pressed message."""
    await _edit(interaction, message.edited)


async def put(interaction: Interaction, message: Message) -> None:
    """Replace the pressed message, its files included."""
    await _edit(interaction, message.put)


async def put_line(interaction: Interaction, text: str) -> None:
    """Replace the text above the embed of the pressed message; the rest stays."""
    await _edit(interaction, lambda: {"content": text})


async def take_buttons(interaction: Interaction) -> None:
    """Remove the components of the pressed message."""
    await _edit(interaction, lambda: {"view": None})


def is_announced(interaction: Interaction) -> bool:
    return bool(interaction.extras.get("announced"))


async def announce(interaction: Interaction) -> None:
    """Show «is thinking …» to the presser only; the next private answer replaces it."""
    if is_ephemeral(interaction):
        await acknowledge(interaction)  # the pressed message itself will change
        return
    async with _lock(interaction):
        if not interaction.response.is_done():
            interaction.extras["announced"] = True
            await interaction.response.defer(ephemeral=True, thinking=True)


async def acknowledge(interaction: Interaction) -> None:
    """The least response, so that Discord does not show a failure."""
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
        if not interaction.response.is_done():
            with suppress(AnsweredBeforeError):
                await _once(lambda: interaction.response.edit_message(**parts()))
                return
        await interaction.edit_original_response(**parts())


async def _once(attempt: Callable[[], Awaitable[Any]]) -> Any:
    """Retry once over a broken connection; None where the first attempt had arrived after all."""
    try:
        return await attempt()
    except TORN:
        pass
    except discord.HTTPException as refused:
        if refused.code == ALREADY_ANSWERED:
            raise AnsweredBeforeError from refused
        raise
    try:
        return await attempt()
    except discord.HTTPException as refused:
        if refused.code == ALREADY_ANSWERED:
            return None
        raise
