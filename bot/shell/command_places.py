"""Where commands can be typed: at tables only where the bot lives, everything to read anywhere.

A person can install the bot for themselves and take it along to other servers and group chats.
Nobody can play there: the bot sees no messages of a place that it does not belong to.
"""

from typing import Any, TypeVar

import discord
from discord import app_commands

WHERE_IT_LIVES: dict[str, Any] = {
    "allowed_contexts": app_commands.AppCommandContext(guild=True, dm_channel=True),
    "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
}
"""What the bot's own server and its direct messages are for; the default of every command."""

C = TypeVar("C", bound=app_commands.Command[Any, ..., Any])


def anywhere(command: C) -> C:
    """Reads and tells privately, so it makes sense wherever somebody takes the bot along."""
    command = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command)
    return app_commands.allowed_installs(guilds=True, users=True)(command)


def fit(tree: app_commands.CommandTree[Any], application: discord.AppInfo | None) -> None:
    """Where the developer portal allows no user installs, none is asked for."""
    if application is None or application.user_integration_config is not None:
        return
    for command in tree.get_commands():
        if isinstance(command, app_commands.Command) and command.allowed_installs is not None:
            command.allowed_installs = WHERE_IT_LIVES["allowed_installs"]
            command.allowed_contexts = WHERE_IT_LIVES["allowed_contexts"]
