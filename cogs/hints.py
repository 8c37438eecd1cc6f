"""/hint and /odds: what the computer thinks of the table in this channel, in private."""

from discord import app_commands
from discord.ext import commands

from bot.shell import advice_cards
from bot.shell.client import Stammtisch
from bot.shell.interaction import Interaction
from bot.shell.words import word


class Hints(commands.Cog):
    def __init__(self, bot: Stammtisch) -> None:
        self.bot = bot

    @app_commands.command(name=word("command-hint"), description=word("command-hint-about"))
    async def hint(self, interaction: Interaction) -> None:
        session = await self.bot.sessions.here(interaction.channel_id or 0)
        await advice_cards.hint(interaction, session)

    @app_commands.command(name=word("command-odds"), description=word("command-odds-about"))
    async def odds(self, interaction: Interaction) -> None:
        session = await self.bot.sessions.here(interaction.channel_id or 0)
        await advice_cards.odds(interaction, session)


async def setup(bot: Stammtisch) -> None:
    await bot.add_cog(Hints(bot))
