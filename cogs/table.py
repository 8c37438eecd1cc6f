"""/play, /move, /board, /leave, /stop: everything at a table that can also be pressed."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cards.board_text import PARTS, Part
from bot.cards.lobby import lobby_screen
from bot.engine.screen import offered
from bot.live.session import Session
from bot.shell import deeds
from bot.shell.client import Stammtisch
from bot.shell.command_texts import Typed, word
from bot.shell.interaction import Interaction
from bot.shell.looks import board_text, pictures
from bot.shell.looks.leaving import ask_to_stop, leave
from bot.shell.looks.past_matches import here_or_last
from bot.shell.reader import Reader, choices
from bot.shell.suggestions import suggestions
from bot.table import wishes
from bot.table.wishes import Leave


class Tables(commands.Cog):
    def __init__(self, bot: Stammtisch) -> None:
        self.bot = bot

    @app_commands.command(name=word("command-play"), description=word("command-play-about"))
    @app_commands.rename(game=word("parameter-game"))
    @app_commands.describe(game=word("parameter-game-about"))
    async def play(self, interaction: Interaction, game: Typed) -> None:
        reader = Reader(interaction)
        session = await self.bot.sessions.open(
            reader.game(game),
            channel=reader.channel,
            guild=reader.guild,
            person=reader.person,
            locale=reader.table_language,
            token=str(interaction.id),
            parent=reader.thread_parent,
        )
        await self.bot.boards.post(session, interaction)

    @play.autocomplete("game")
    @suggestions
    async def _games(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return Reader(interaction).games(current)

    @app_commands.command(name=word("command-move"), description=word("command-move-about"))
    @app_commands.rename(move=word("parameter-move"))
    @app_commands.describe(move=word("parameter-move-about"))
    async def move(self, interaction: Interaction, move: Typed) -> None:
        reader = Reader(interaction)
        session, text = await reader.here(), " ".join(move.lower().split())
        if text == str(Leave()):
            await leave(reader, session)
        elif wishes.is_wish(text):
            await deeds.wish(reader, session, wishes.parse(text))
        else:
            await deeds.move(reader, session, text)

    @move.autocomplete("move")
    @suggestions
    async def _moves(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        reader = Reader(interaction)
        session = await self.bot.sessions.at(reader.channel)
        wanted, offered = current.casefold().split(), _described(reader, session) if session else []
        return choices(
            (words, move)
            for words, move in offered
            if all(part in f"{words} {move}".casefold() for part in wanted)
        )

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


def _described(reader: Reader, session: Session) -> list[tuple[str, str]]:
    """What this person may do now, in words, with the move each one stands for."""
    ink = reader.client.artist.plain_ink(session, reader.language)
    seat = session.table.seat_of(reader.person)
    if session.match is None:
        return offered(lobby_screen(session.box, session.table, ink).controls)
    if seat is None or not session.table.live:
        return []
    game, state = session.box.game, session.match.state
    view = game.view(state, seat)
    return [
        (session.box.describe(view, action, ink), str(action)) for action in game.legal(state, seat)
    ]


async def setup(bot: Stammtisch) -> None:
    await bot.add_cog(Tables(bot))
