"""The one alias for interactions of this bot, and where one was pressed."""

from typing import TYPE_CHECKING, Any, TypeAlias

from bot.cards.custom_id import Stamp

if TYPE_CHECKING:
    import discord

    from bot.shell.client import Stammtisch
    from bot.table.table import Table

Interaction: TypeAlias = "discord.Interaction[Stammtisch]"


def is_public(table: "Table", interaction: Interaction) -> bool:
    """Whether a new message may answer it that everybody at the table sees."""
    pressed = interaction.message
    ephemeral = pressed is not None and pressed.flags.ephemeral
    return interaction.channel_id == table.channel and not ephemeral


def is_a_deed(interaction: Interaction) -> bool:
    """Whether the pressed button does something at the table."""
    data: Any = interaction.data
    return Stamp.parse(str(data["custom_id"])).kind != "show"


def is_on_board(table: "Table", interaction: Interaction) -> bool:
    return interaction.message is not None and interaction.message.id == table.board
