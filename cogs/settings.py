"""/settings: what a server decides; and what happens to its data when the bot must go."""

import logging

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands, tasks

from bot.cards.server_settings import VALUES, key
from bot.shell.client import Stammtisch
from bot.shell.command_texts import Typed, word
from bot.shell.interaction import Interaction
from bot.shell.looks import server_settings
from bot.shell.reader import Reader
from bot.shell.suggestions import suggestions
from bot.store.share import Share

log = logging.getLogger(__name__)

SWEEP_HOURS = 6


def _choices(topic: str) -> list[Choice[str]]:
    return [
        Choice(name=word(f"settings-{topic}-{key(value)}"), value=key(value))
        for value in VALUES[topic]
    ]


class ServerCog(commands.Cog):
    def __init__(self, bot: Stammtisch) -> None:
        self.bot = bot

    async def cog_unload(self) -> None:
        self._sweep.cancel()

    @app_commands.command(name=word("command-settings"), description=word("command-settings-about"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.rename(
        locale=word("parameter-locale"),
        pace=word("parameter-pace"),
        channels=word("parameter-channel"),
        games=word("parameter-only-game"),
        ratings=word("parameter-ratings"),
        hints=word("parameter-hints"),
        pictured=word("parameter-pictured"),
        stop=word("parameter-stop"),
    )
    @app_commands.describe(
        locale=word("parameter-locale-about"),
        pace=word("parameter-pace-about"),
        channels=word("parameter-channel-about"),
        games=word("parameter-only-game-about"),
        ratings=word("parameter-ratings-about"),
        hints=word("parameter-hints-about"),
        pictured=word("parameter-pictured-about"),
        stop=word("parameter-stop-about"),
    )
    @app_commands.choices(**{topic: _choices(topic) for topic in VALUES})
    async def settings(
        self,
        interaction: Interaction,
        locale: str | None = None,
        pace: str | None = None,
        channels: discord.TextChannel | None = None,
        games: Typed | None = None,
        ratings: str | None = None,
        hints: str | None = None,
        pictured: str | None = None,
        stop: str | None = None,
    ) -> None:
        reader = Reader(interaction)
        server_settings.check(reader)
        wishes = {
            "locale": locale,
            "pace": pace,
            "channels": str(channels.id) if channels else None,
            "game": games.strip().lower() if games else None,
            "ratings": ratings,
            "hints": hints,
            "pictured": pictured,
            "stop": stop,
        }
        for topic, value in wishes.items():
            if value is not None:
                await server_settings.change(reader, topic, [value])
        await server_settings.show(reader)

    @settings.autocomplete("games")
    @suggestions
    async def _games(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return Reader(interaction).games(current)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        here = {guild.id for guild in self.bot.guilds}
        share = Share(frozenset(self.bot.shards), self.bot.shard_count or 1)
        await self.bot.store.servers.compare(here, self.bot.sessions.clock(), share)
        if not self._sweep.is_running():
            self._sweep.start()

    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_available")
    async def _welcomed(self, guild: discord.Guild) -> None:
        """Invited again; after an outage of Discord it looks the same, and changes nothing."""
        await self.bot.store.servers.back(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Thrown out, not merely an outage: discord.py keeps the two apart."""
        await self.bot.store.servers.left(guild.id, self.bot.sessions.clock())

    @tasks.loop(hours=SWEEP_HOURS)
    async def _sweep(self) -> None:
        if not self.bot.duty.keeps_house:
            return
        try:
            for guild in await self.bot.sessions.purge():
                log.info("guild %s: its data is deleted, the bot left it long ago", guild)
        except Exception:  # one that is raised here ends the loop for good
            log.exception("the sweep stumbled; it comes again in %d hours", SWEEP_HOURS)


async def setup(bot: Stammtisch) -> None:
    await bot.add_cog(ServerCog(bot))
