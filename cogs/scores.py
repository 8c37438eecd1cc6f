"""/leaderboard and /profile: who leads, and how somebody plays."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.engine.errors import PlayerError
from bot.scores import ALL_GAMES, MEASURES, OF_ONE_GAME, SPANS
from bot.shell import answers, draw
from bot.shell.client import Stammtisch
from bot.shell.interaction import Interaction, language
from bot.shell.profile_cards import profile
from bot.shell.score_cards import ALL, leaderboard, read
from bot.shell.words import Typed, word


class Scores(commands.Cog):
    def __init__(self, bot: Stammtisch) -> None:
        self.bot = bot

    @app_commands.command(
        name=word("command-leaderboard"), description=word("command-leaderboard-about")
    )
    @app_commands.guild_only()
    @app_commands.rename(
        game=word("parameter-game"), span=word("parameter-span"), by=word("parameter-measure")
    )
    @app_commands.describe(
        game=word("parameter-game-about"),
        span=word("parameter-span-about"),
        by=word("parameter-measure-about"),
    )
    @app_commands.choices(
        span=[Choice(name=word(f"span-{span}"), value=span) for span in SPANS],
        by=[Choice(name=word(f"measure-{measure}"), value=measure) for measure in MEASURES],
    )
    async def leaderboard(
        self,
        interaction: Interaction,
        game: Typed = "",
        span: str = "all",
        by: str = "wins",
    ) -> None:
        asked = self._game(game, interaction)
        if asked == ALL_GAMES and by in OF_ONE_GAME:
            raise PlayerError("points-of-one-game", games=", ".join(self.bot.catalogue))
        card = await leaderboard(interaction, read([asked or ALL, span, by, "1"]))
        await answers.send(interaction, **draw.message(card), ephemeral=True)

    @leaderboard.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        named = self._titles(interaction)
        return [
            Choice(name=title, value=game)
            for game, title in named.items()
            if current.casefold() in f"{title} {game}".casefold()
        ]

    @app_commands.command(name=word("command-profile"), description=word("command-profile-about"))
    @app_commands.rename(player=word("parameter-player"))
    @app_commands.describe(player=word("parameter-player-about"))
    async def profile(self, interaction: Interaction, player: discord.User | None = None) -> None:
        card = await profile(interaction, (player or interaction.user).id)
        await answers.send(interaction, **draw.message(card), ephemeral=True)

    def _titles(self, interaction: Interaction) -> dict[str, str]:
        locale = language(interaction)
        return {g: self.bot.texts.ink(locale, b)("title") for g, b in self.bot.catalogue.items()}

    def _game(self, asked: str, interaction: Interaction) -> str:
        """The id of a game; a title typed by hand is understood as well."""
        titles = {t.casefold(): game for game, t in self._titles(interaction).items()}
        return titles.get(asked.strip().casefold(), asked.strip().lower())


async def setup(bot: Stammtisch) -> None:
    await bot.add_cog(Scores(bot))
