"""The command tree: its errors take the one path, and every command is acknowledged in time."""

from typing import Any

from discord import app_commands

from bot.engine.errors import PlayerError
from bot.shell import in_time
from bot.shell.errors import answer, outcome
from bot.shell.interaction import Interaction
from bot.watch.happenings import Pressed, tell


class Tree(app_commands.CommandTree[Any]):
    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """What Discord delivers twice is done once; who types a command here is here."""
        interaction.client.presence.saw(interaction.channel_id or 0, interaction.user.id)
        if not interaction.client.is_new(interaction):
            return False
        in_time.watch(interaction)
        try:
            await interaction.client.duty.gate.check(interaction, None)
        except PlayerError as refused:
            await answer(interaction, refused)
            return False
        return True

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        tell(Pressed("command", outcome(error)))
        await answer(interaction, error)
