"""The command tree: its errors take the one path."""

from typing import Any

from discord import app_commands

from bot.shell.errors import answer
from bot.shell.interaction import Interaction


class Tree(app_commands.CommandTree[Any]):
    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """What Discord delivers twice is done once."""
        return interaction.client.is_new(interaction)

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        await answer(interaction, error)
