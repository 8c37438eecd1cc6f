"""/settings: what a server decides."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cards.server_settings import VALUES, key
from bot.shell.answers.errors import Errors
from bot.shell.answers.interaction import Interaction
from bot.shell.answers.request import Desk
from bot.shell.commands.texts import Typed, word
from bot.shell.incoming.suggestions import suggestions
from bot.shell.parts import Parts
from bot.shell.preferences import server_settings


def _choices(topic: str) -> list[Choice[str]]:
    return [
        Choice(name=word(f"settings-{topic}-{key(value)}"), value=key(value))
        for value in VALUES[topic]
    ]


class SettingsCog(commands.Cog):
    def __init__(self, desk: Desk, errors: Errors) -> None:
        self._desk = desk
        self.errors = errors

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
        blocked=word("parameter-block"),
        unblocked=word("parameter-unblock"),
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
        blocked=word("parameter-block-about"),
        unblocked=word("parameter-unblock-about"),
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
        blocked: discord.User | None = None,
        unblocked: discord.User | None = None,
    ) -> None:
        request = self._desk.request(interaction)
        server_settings.check(request)
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
        given = {topic: [value] for topic, value in wishes.items() if value is not None}
        if given:
            await server_settings.change(request, given)
        for person, wanted in ((blocked, True), (unblocked, False)):
            if person:
                await server_settings.block(request, person.id, wanted=wanted)
        await server_settings.show(request)

    @settings.autocomplete("games")
    @suggestions
    async def _games(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return self._desk.request(interaction).games(current)


def cog(parts: Parts) -> commands.Cog:
    return SettingsCog(parts.desk, parts.errors)
