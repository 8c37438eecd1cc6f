"""The one alias for interactions of this bot."""

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import discord

    from bot.shell.client import Stammtisch

Interaction: TypeAlias = "discord.Interaction[Stammtisch]"
