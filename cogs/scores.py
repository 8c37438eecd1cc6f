"""/leaderboard and /profile: who leads, and how a player does."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cards.choose_game import leaders_of
from bot.cards.leaderboard import ALL, Leaderboard
from bot.shell.answers import private
from bot.shell.answers.errors import Errors
from bot.shell.answers.interaction import Interaction
from bot.shell.answers.request import Desk
from bot.shell.commands.places import anywhere
from bot.shell.commands.texts import Typed, word
from bot.shell.incoming.suggestions import suggestions
from bot.shell.looks import profile
from bot.shell.looks.leaderboard import Leaderboards
from bot.shell.parts import Parts
from bot.store.puzzles import RATED_AS
from bot.table.scores import MEASURES, SPANS, Measure, Span


class ScoresCog(commands.Cog):
    def __init__(self, desk: Desk, errors: Errors, leaderboards: Leaderboards) -> None:
        self._desk = desk
        self.errors = errors
        self._leaderboards = leaderboards

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
        request, games = self._desk.request(interaction), self._desk.sessions.catalogue
        puzzles = game.casefold() == request.ink()("leaders-puzzles").casefold()
        named = RATED_AS if puzzles else request.game(game)
        wanted = Leaderboard(named or await self._leaderboards.usual(request), span, by)
        if wanted != wanted.fitting or wanted.game not in (ALL, RATED_AS, *games):
            await private.show(request, leaders_of(wanted, request.titles(), request.ink()))
        else:
            await self._leaderboards.show(request, wanted)

    @leaderboard.autocomplete("game")
    @suggestions
    async def _games(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        request = self._desk.request(interaction)
        puzzles = request.ink()("leaders-puzzles")
        more = [Choice(name=puzzles, value=RATED_AS)]
        return request.games(current) + (more if current.casefold() in puzzles.casefold() else [])

    @anywhere
    @app_commands.command(name=word("command-profile"), description=word("command-profile-about"))
    @app_commands.rename(player=word("parameter-player"))
    @app_commands.describe(player=word("parameter-player-about"))
    async def profile(self, interaction: Interaction, player: discord.User | None = None) -> None:
        await profile.show(self._desk.request(interaction), (player or interaction.user).id)


def cog(parts: Parts) -> commands.Cog:
    return ScoresCog(parts.desk, parts.errors, parts.looks.leaderboards)
