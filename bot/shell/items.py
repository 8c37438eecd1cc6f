"""Every button and menu of the bot: the custom_id is the whole state, one function serves all."""

import re
from typing import Any, Self

import discord

from bot.cards.custom_id import BUTTON, MENU, Stamp
from bot.shell.paging import page_turn


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
    """A menu; its values complete the stamp, or turn its page."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        menu, picks = Stamp.parse(self.custom_id), self.item.values
        pressed = page_turn(menu, picks) or menu.with_picks(picks)
        await interaction.client.serve(pressed, interaction)
