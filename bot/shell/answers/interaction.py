"""The type of an interaction, and on which message it was pressed."""

from typing import Any, TypeAlias

import discord

from bot.cards.custom_id import Stamp, is_ours
from bot.table.table import Table

Interaction: TypeAlias = discord.Interaction[discord.Client]


def is_public(table: Table, interaction: Interaction) -> bool:
    """Whether a new message that answers it is seen by everybody at the table."""
    return interaction.channel_id == table.channel and not is_ephemeral(interaction)


def is_ephemeral(interaction: Interaction) -> bool:
    """Whether an ephemeral message was pressed, which nobody else sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def is_bots_direct_message(interaction: Interaction) -> bool:
    """Whether nobody but this person and the bot reads the channel."""
    return interaction.guild_id is None and interaction.context.dm_channel is True


def acts_on_table(interaction: Interaction) -> bool:
    """Whether the pressed button is a move or a wish, not something to look at."""
    data: Any = interaction.data
    custom_id = str(data.get("custom_id", ""))  # a command has none
    return is_ours(custom_id) and Stamp.parse(custom_id).kind != "show"
