"""/play, /move, /board, /leave, /stop: everything at a table that can also be pressed."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cards.board_text import PARTS, Part
from bot.shell import typed
from bot.shell.client import Stammtisch
from bot.shell.command_texts import Typed, word
from bot.shell.interaction import Interaction
from bot.shell.looks import board_text, pictures, tables
from bot.shell.looks.leaving import ask_to_stop, leave
from bot.shell.looks.past_matches import here_or_last
from bot.shell.reader import Reader, choices
from bot.shell.suggestions import suggestions


class Tables(commands.Cog):
    def __init__(self, bot: Stammtisch) -> None:
        self.bot = bot

    @app_commands.command(name=word("command-play"), description=word("command-play-about"))
    @app_commands.rename(game=word("parameter-game"))
    @app_commands.describe(game=word("parameter-game-about"))
    async def play(self, interaction: Interaction, game: Typed) -> None:
        reader = Reader(interaction)
        await tables.open_table(reader, reader.game(game))

    @play.autocomplete("game")
    @suggestions
    async def _games(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return Reader(interaction).games(current)

    @app_commands.command(name=word("command-move"), description=word("command-move-about"))
    @app_commands.rename(move=word("parameter-move"))
    @app_commands.describe(move=word("parameter-move-about"))
    async def move(self, interaction: Interaction, move: Typed) -> None:
        await typed.do(Reader(interaction), move)

    @move.autocomplete("move")
    @suggestions
    async def _moves(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return choices(await typed.offered(Reader(interaction), current))

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
        reader = Reader(interaction)
        if picture:
            await pictures.here(reader)
        elif text or part:
            await board_text.here(reader, part or "all")
        else:
            await self.bot.boards.post(await here_or_last(reader), interaction)

    @app_commands.command(name=word("command-leave"), description=word("command-leave-about"))
    async def leave(self, interaction: Interaction) -> None:
        reader = Reader(interaction)
        await leave(reader, await reader.here())

    @app_commands.command(name=word("command-stop"), description=word("command-stop-about"))
    async def stop(self, interaction: Interaction) -> None:
        reader = Reader(interaction)
        await ask_to_stop(reader, await reader.here())


async def setup(bot: Stammtisch) -> None:
    await bot.add_cog(Tables(bot))
