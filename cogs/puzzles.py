"""/puzzle: a decision of a finished match, asked in private."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cards.puzzle import ANY
from bot.puzzles.search import makes_puzzles
from bot.shell.answers.errors import Errors
from bot.shell.answers.interaction import Interaction
from bot.shell.answers.request import Desk, choices
from bot.shell.challenges.puzzles import PuzzleLooks
from bot.shell.commands.places import anywhere
from bot.shell.commands.texts import Typed, word
from bot.shell.incoming.suggestions import suggestions
from bot.shell.parts import Parts


class PuzzleCog(commands.Cog):
    def __init__(self, desk: Desk, errors: Errors, puzzles: PuzzleLooks) -> None:
        self._desk = desk
        self.errors = errors
        self._puzzles = puzzles

    @anywhere
    @app_commands.command(name=word("command-puzzle"), description=word("command-puzzle-about"))
    @app_commands.rename(game=word("parameter-game"), answer=word("parameter-answer"))
    @app_commands.describe(game=word("parameter-game-about"), answer=word("parameter-answer-about"))
    async def puzzle(self, interaction: Interaction, game: Typed = "", answer: Typed = "") -> None:
        request = self._desk.request(interaction)
        if answer:
            await self._puzzles.answer(request, answer)
        else:
            await self._puzzles.next(request, request.game(game) if game else ANY)

    @puzzle.autocomplete("game")
    @suggestions
    async def _games(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        found = self._desk.request(interaction).games(current)
        return [choice for choice in found if makes_puzzles(self._desk.box(choice.value))]

    @puzzle.autocomplete("answer")
    @suggestions
    async def _answers(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        request = self._desk.request(interaction)
        return choices(await self._puzzles.suggest(request, current))


def cog(parts: Parts) -> commands.Cog:
    return PuzzleCog(parts.desk, parts.errors, parts.looks.puzzles)
