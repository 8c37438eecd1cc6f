"""The one alias for interactions of this bot."""

from typing import TYPE_CHECKING, TypeAlias

import discord

if TYPE_CHECKING:
    from bot.shell.client import Stammtisch

Interaction: TypeAlias = "discord.Interaction[Stammtisch]"


def language(interaction: Interaction) -> str:
    """Private answers speak the language of whoever asked."""
    return "de" if interaction.locale is discord.Locale.german else "en"


def thread_parent(interaction: Interaction) -> int | None:
    """The channel that a thread belongs to."""
    return getattr(interaction.channel, "parent_id", None)


def table_language(interaction: Interaction) -> str:
    """Public boards speak the language of the server."""
    locale = interaction.guild_locale or interaction.locale
    return "de" if locale is discord.Locale.german else "en"
