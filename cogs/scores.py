"""/leaderboard and /profile: who leads, and how somebody plays."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cards.choosing import leaders_of
from bot.cards.leaderboard import ALL, Leaderboard
from bot.shell import private
from bot.shell.client import Stammtisch
from bot.shell.command_places import anywhere
from bot.shell.command_texts import Typed, word
from bot.shell.interaction import Interaction
from bot.shell.looks import leaderboard, profile
from bot.shell.reader import Reader
from bot.shell.suggestions import suggestions
from bot.table.scores import MEASURES, SPANS, Measure, Span


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
        span: Span = "all",
        by: Measure = "wins",
    ) -> None:
        reader = Reader(interaction)
        wanted = Leaderboard(reader.game(game) or ALL, span, by)
        if wanted != wanted.fitting or wanted.game not in (ALL, *self.bot.catalogue):
            await private.show(reader, leaders_of(wanted, reader.titles(), reader.ink()))
        else:
            await leaderboard.show(reader, wanted)

    @leaderboard.autocomplete("game")
    @suggestions
    async def _games(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return Reader(interaction).games(current)

    @anywhere
    @app_commands.command(name=word("command-profile"), description=word("command-profile-about"))
    @app_commands.rename(player=word("parameter-player"))
    @app_commands.describe(player=word("parameter-player-about"))
    async def profile(self, interaction: Interaction, player: discord.User | None = None) -> None:
        await profile.show(Reader(interaction), (player or interaction.user).id)


async def setup(bot: Stammtisch) -> None:
    await bot.add_cog(Scores(bot))
