"""/help and /rules: how to begin, and how each game goes."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cards.choosing import rules_of
from bot.shell import private
from bot.shell.client import Stammtisch
from bot.shell.command_places import anywhere
from bot.shell.command_texts import Typed, word
from bot.shell.interaction import Interaction
from bot.shell.looks import rules
from bot.shell.reader import Reader
from bot.shell.suggestions import suggestions


class Guide(commands.Cog):
    def __init__(self, bot: Stammtisch) -> None:
        self.bot = bot

    @anywhere
    @app_commands.command(name=word("command-help"), description=word("command-help-about"))
    async def help(self, interaction: Interaction) -> None:
        reader = Reader(interaction)
        games = ", ".join(reader.titles().values())
        await private.say(reader, reader.ink()("help", games=games))

    @anywhere
    @app_commands.command(name=word("command-rules"), description=word("command-rules-about"))
    @app_commands.rename(game=word("parameter-game"))
    @app_commands.describe(game=word("parameter-game-about"))
    async def rules(self, interaction: Interaction, game: Typed = "") -> None:
        reader = Reader(interaction)
        session = await self.bot.sessions.at(reader.channel)
        wanted = reader.game(game) if game or session is None else session.box.id
        if wanted in self.bot.catalogue:
            await rules.begin(reader, self.bot.catalogue[wanted])
        else:
            await private.show(reader, rules_of(reader.titles(), reader.ink()))

    @rules.autocomplete("game")
    @suggestions
    async def _games(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return Reader(interaction).games(current)


async def setup(bot: Stammtisch) -> None:
    await bot.add_cog(Guide(bot))
