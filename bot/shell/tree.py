"""The command tree: its errors take the one path."""

from typing import Any

from discord import app_commands

from bot.shell.errors import answer
from bot.shell.interaction import Interaction


class Tree(app_commands.CommandTree[Any]):
    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        await answer(interaction, error)
