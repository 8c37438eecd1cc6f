"""/play, /move, /board, /leave, /stop: everything at a table that can also be pressed."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cards.board_text import PARTS, Part
from bot.shell.actions.leave_table import LeavingTables
from bot.shell.actions.open_table import OpeningTables
from bot.shell.answers.errors import Errors
from bot.shell.answers.interaction import Interaction
from bot.shell.answers.request import Desk, choices
from bot.shell.boards.boards import Boards
from bot.shell.commands.texts import Typed, word
from bot.shell.incoming.suggestions import suggestions
from bot.shell.incoming.typed import TypedWords
from bot.shell.looks.all_looks import Looks
from bot.shell.parts import Parts


class TableCog(commands.Cog):
    def __init__(
        self,
        desk: Desk,
        errors: Errors,
        opening: OpeningTables,
        leaving: LeavingTables,
        typed: TypedWords,
        boards: Boards,
        looks: Looks,
    ) -> None:
        self._desk = desk
        self.errors = errors
        self._opening = opening
        self._leaving = leaving
        self._typed = typed
        self._boards = boards
        self._looks = looks

    @app_commands.command(name=word("command-play"), description=word("command-play-about"))
    @app_commands.rename(game=word("parameter-game"))
    @app_commands.describe(game=word("parameter-game-about"))
    async def play(self, interaction: Interaction, game: Typed) -> None:
        request = self._desk.request(interaction)
        await self._opening.open(request, request.game(game))

    @play.autocomplete("game")
    @suggestions
    async def _games(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return self._desk.request(interaction).games(current)

    @app_commands.command(name=word("command-move"), description=word("command-move-about"))
    @app_commands.rename(move=word("parameter-move"))
    @app_commands.describe(move=word("parameter-move-about"))
    async def move(self, interaction: Interaction, move: Typed) -> None:
        await self._typed.serve(self._desk.request(interaction), move)

    @move.autocomplete("move")
    @suggestions
    async def _moves(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return choices(await self._typed.suggest(self._desk.request(interaction), current))

    @app_commands.command(name=word("command-board"), description=word("command-board-about"))
    @app_commands.rename(
        text=word("parameter-text"),
        picture=word("parameter-picture"),
        part=word("parameter-part"),
    )
    @app_commands.describe(
        text=word("parameter-text-about"),
        picture=word("parameter-picture-about"),
        part=word("parameter-part-about"),
    )
    @app_commands.choices(part=[Choice(name=word(f"part-{part}"), value=part) for part in PARTS])
    async def board(
        self,
        interaction: Interaction,
        text: bool = False,
        picture: bool = False,
        part: Part | None = None,
    ) -> None:
        request = self._desk.request(interaction)
        if picture:
            await self._looks.pictures.here(request)
        elif text or part:
            await self._looks.board_texts.here(request, part or "all")
        else:
            await self._boards.post(await self._looks.meant.or_last(request), interaction)

    @app_commands.command(name=word("command-leave"), description=word("command-leave-about"))
    async def leave(self, interaction: Interaction) -> None:
        request = self._desk.request(interaction)
        await self._leaving.leave(request, await request.here())

    @app_commands.command(name=word("command-stop"), description=word("command-stop-about"))
    async def stop(self, interaction: Interaction) -> None:
        request = self._desk.request(interaction)
        await self._leaving.ask_to_stop(request, await request.here())


def cog(parts: Parts) -> commands.Cog:
    actions = parts.actions
    return TableCog(
        parts.desk,
        parts.errors,
        actions.opening,
        actions.leaving,
        parts.typed,
        parts.boards,
        parts.looks,
    )
