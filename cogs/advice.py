"""/hint and /odds: what the computer thinks of the table in this channel, in private."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.shell import typed
from bot.shell.client import Stammtisch
from bot.shell.command_texts import Typed, word
from bot.shell.interaction import Interaction
from bot.shell.looks import advice
from bot.shell.reader import Reader, choices
from bot.shell.suggestions import suggestions


class Advice(commands.Cog):
    @app_commands.command(name=word("command-hint"), description=word("command-hint-about"))
    async def hint(self, interaction: Interaction) -> None:
        reader = Reader(interaction)
        await advice.hint(reader, await reader.here())

    @app_commands.command(name=word("command-odds"), description=word("command-odds-about"))
    @app_commands.rename(move=word("parameter-move"))
    @app_commands.describe(move=word("parameter-odds-move-about"))
    async def odds(self, interaction: Interaction, move: Typed = "") -> None:
        reader = Reader(interaction)
        session = await reader.here()
        if move:
            await advice.odds_of(reader, session, await typed.move_meant(reader, session, move))
        else:
            await advice.odds(reader, session)

    @odds.autocomplete("move")
    @suggestions
    async def _moves(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return choices(await typed.offered(Reader(interaction), current))


async def setup(bot: Stammtisch) -> None:
    await bot.add_cog(Advice())
