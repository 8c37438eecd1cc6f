"""Every interaction is acknowledged in time, whatever is slow: the one place that sees to it."""

import asyncio

import discord

from bot.shell import responses
from bot.shell.interaction import Interaction

PATIENCE_SECONDS = 1.5
"""Discord gives three seconds; then it tells the person that the interaction failed."""

_under_way: set["asyncio.Task[None]"] = set()


def watch(interaction: Interaction) -> asyncio.TimerHandle:
    """What nobody has answered soon is acknowledged by itself, and answered afterwards."""
    return asyncio.get_running_loop().call_later(PATIENCE_SECONDS, _acknowledge, interaction)


def _acknowledge(interaction: Interaction) -> None:
    if interaction.type is discord.InteractionType.autocomplete:
        return  # it cannot be acknowledged, only answered
    if interaction.response.is_done() or interaction.client.is_closed():
        return
    task = asyncio.create_task(responses.acknowledge(interaction), name="in-time")
    _under_way.add(task)
    task.add_done_callback(_under_way.discard)
