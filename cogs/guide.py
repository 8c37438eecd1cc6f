"""/help and /rules: how to begin, and how each game goes."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.engine.errors import PlayerError
from bot.shell import answers, looks
from bot.shell.client import Stammtisch
from bot.shell.interaction import Interaction, language
from bot.shell.words import Typed, word


class Guide(commands.Cog):
    def __init__(self, bot: Stammtisch) -> None:
        self.bot = bot

    @app_commands.command(name=word("command-help"), description=word("command-help-about"))
    async def help(self, interaction: Interaction) -> None:
        ink = self.bot.texts.ink(language(interaction))
        titles = [
            self.bot.texts.ink(language(interaction), box)("title")
            for box in self.bot.catalogue.values()
        ]
        text = ink("help", games=", ".join(titles))
        await answers.send(interaction, content=text, ephemeral=True)

    @app_commands.command(name=word("command-rules"), description=word("command-rules-about"))
    @app_commands.rename(game=word("parameter-game"))
    @app_commands.describe(game=word("parameter-game-about"))
    async def rules(self, interaction: Interaction, game: Typed = "") -> None:
        session = await self.bot.sessions.at(interaction.channel_id or 0)
        if not game and session is None:
            raise PlayerError("rules-which", games=", ".join(self.bot.catalogue))
        box = self.bot.box(game) if game or session is None else session.box
        await looks.rules(interaction, box)

    @rules.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        locale = language(interaction)
        named = {g: self.bot.texts.ink(locale, b)("title") for g, b in self.bot.catalogue.items()}
        return [
            Choice(name=title, value=game)
            for game, title in named.items()
            if current.casefold() in f"{title} {game}".casefold()
        ]


async def setup(bot: Stammtisch) -> None:
    await bot.add_cog(Guide(bot))
