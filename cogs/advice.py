"""/hint and /odds: what the computer thinks of the table in this channel, in private."""

from discord import app_commands
from discord.ext import commands

from bot.shell.client import Stammtisch
from bot.shell.command_texts import word
from bot.shell.interaction import Interaction
from bot.shell.looks import advice
from bot.shell.reader import Reader


class Advice(commands.Cog):
    @app_commands.command(name=word("command-hint"), description=word("command-hint-about"))
    async def hint(self, interaction: Interaction) -> None:
        reader = Reader(interaction)
        await advice.hint(reader, await reader.here())

    @app_commands.command(name=word("command-odds"), description=word("command-odds-about"))
    async def odds(self, interaction: Interaction) -> None:
        reader = Reader(interaction)
        await advice.odds(reader, await reader.here())


async def setup(bot: Stammtisch) -> None:
    await bot.add_cog(Advice())
