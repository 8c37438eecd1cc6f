"""Every button and menu of the bot: the custom_id is the whole state, one function serves all."""

import re
from typing import Any, Self

import discord

from bot.stamps import BUTTON, MENU, Stamp


class Press(discord.ui.DynamicItem["discord.ui.Button[Any]"], template=BUTTON):
    """A button."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.serve(Stamp.parse(self.custom_id), interaction)


class Pick(discord.ui.DynamicItem["discord.ui.Select[Any]"], template=MENU):
    """A menu; its values complete the stamp."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        stamp = Stamp.parse(self.custom_id).with_picks(self.item.values)
        await interaction.client.serve(stamp, interaction)
