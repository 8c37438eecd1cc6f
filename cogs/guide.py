"""/help and /rules: how to begin, and how each game goes."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cards.choose_game import help_card, rules_of
from bot.shell.answers import private
from bot.shell.answers.errors import Errors
from bot.shell.answers.interaction import Interaction
from bot.shell.answers.request import Desk
from bot.shell.commands.places import anywhere
from bot.shell.commands.texts import Typed, word
from bot.shell.incoming.suggestions import suggestions
from bot.shell.looks import rules
from bot.shell.parts import Parts


class GuideCog(commands.Cog):
    def __init__(self, desk: Desk, errors: Errors) -> None:
        self._desk = desk
        self.errors = errors

    @anywhere
    @app_commands.command(name=word("command-help"), description=word("command-help-about"))
    async def help(self, interaction: Interaction) -> None:
        request = self._desk.request(interaction)
        await private.show(request, help_card(request.titles(), request.ink()))

    @anywhere
    @app_commands.command(name=word("command-rules"), description=word("command-rules-about"))
    @app_commands.rename(game=word("parameter-game"))
    @app_commands.describe(game=word("parameter-game-about"))
    async def rules(self, interaction: Interaction, game: Typed = "") -> None:
        request, sessions = self._desk.request(interaction), self._desk.sessions
        session = await sessions.at(request.channel)
        wanted = request.game(game) if game or session is None else session.box.id
        if wanted in sessions.catalogue:
            await rules.begin(request, sessions.catalogue[wanted])
        else:
            await private.show(request, rules_of(request.titles(), request.ink()))

    @rules.autocomplete("game")
    @suggestions
    async def _games(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return self._desk.request(interaction).games(current)


def cog(parts: Parts) -> commands.Cog:
    return GuideCog(parts.desk, parts.errors)
