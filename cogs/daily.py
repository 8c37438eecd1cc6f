"""/daily: the same dice for everybody, once a day."""

from discord import app_commands
from discord.ext import commands

from bot.shell.answers.errors import Errors
from bot.shell.answers.interaction import Interaction
from bot.shell.answers.request import Desk
from bot.shell.challenges.daily import DailyLooks
from bot.shell.commands.texts import word
from bot.shell.parts import Parts


class DailyCog(commands.Cog):
    def __init__(self, desk: Desk, errors: Errors, daily: DailyLooks) -> None:
        self._desk = desk
        self.errors = errors
        self._daily = daily

    @app_commands.command(name=word("command-daily"), description=word("command-daily-about"))
    async def daily(self, interaction: Interaction) -> None:
        await self._daily.show(self._desk.request(interaction))


def cog(parts: Parts) -> commands.Cog:
    return DailyCog(parts.desk, parts.errors, parts.looks.daily)
