"""Where commands can be used: table commands where the bot is installed, the rest anywhere.

A person can install the bot for themselves and use it on other servers and in group chats.
Tables are impossible there: the bot receives no messages of a server it is not a member of.
"""

from typing import Any, TypeVar

import discord
from discord import app_commands

DEFAULT_PLACES: dict[str, Any] = {
    "allowed_contexts": app_commands.AppCommandContext(guild=True, dm_channel=True),
    "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
}
"""The default of every command: servers with the bot, and its direct messages."""

C = TypeVar("C", bound=app_commands.Command[Any, ..., Any])


def anywhere(command: C) -> C:
    """For commands that answer privately and need no table."""
    command = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command)
    return app_commands.allowed_installs(guilds=True, users=True)(command)


def drop_user_installs(
    tree: app_commands.CommandTree[Any], application: discord.AppInfo | None
) -> None:
    """Drop user installs where the developer portal does not allow them."""
    if application is None or application.user_integration_config is not None:
        return
    for command in tree.get_commands():
        if isinstance(command, app_commands.Command) and command.allowed_installs is not None:
            command.allowed_installs = DEFAULT_PLACES["allowed_installs"]
            command.allowed_contexts = DEFAULT_PLACES["allowed_contexts"]
