"""/learn: a game taught by playing it, at a private table."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.shell.actions.lessons import Lessons
from bot.shell.answers.errors import Errors
from bot.shell.answers.interaction import Interaction
from bot.shell.answers.request import Desk
from bot.shell.commands.places import anywhere
from bot.shell.commands.texts import Typed, word
from bot.shell.incoming.suggestions import suggestions
from bot.shell.parts import Parts


class LearnCog(commands.Cog):
    def __init__(self, desk: Desk, errors: Errors, lessons: Lessons) -> None:
        self._desk = desk
        self.errors = errors
        self._lessons = lessons

    @anywhere
    @app_commands.command(name=word("command-learn"), description=word("command-learn-about"))
    @app_commands.rename(game=word("parameter-game"))
    @app_commands.describe(game=word("parameter-game-about"))
    async def learn(self, interaction: Interaction, game: Typed = "") -> None:
        request = self._desk.request(interaction)
        if game:
            await self._lessons.learn(request, request.game(game))
        else:
            await self._lessons.list(request)

    @learn.autocomplete("game")
    @suggestions
    async def _games(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return self._desk.request(interaction).games(current)


def cog(parts: Parts) -> commands.Cog:
    return LearnCog(parts.desk, parts.errors, parts.actions.lessons)
