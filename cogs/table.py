"""/play, /move, /board, /leave, /stop: everything at a table that can also be pressed."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot import lobby
from bot.engine.screen import Menu
from bot.lobby_screen import lobby_screen
from bot.session import Session
from bot.shell import looks, picture_cards
from bot.shell.client import Stammtisch
from bot.shell.interaction import Interaction, language, table_language, thread_parent
from bot.shell.presses import leave, wish
from bot.shell.words import Typed, word

MOST_CHOICES = 25
TABLE_WISHES = {*lobby.VERBS, "start", "away", "back", "auto", "letters", "rematch", "resume"}


class Tables(commands.Cog):
    def __init__(self, bot: Stammtisch) -> None:
        self.bot = bot

    @app_commands.command(name=word("command-play"), description=word("command-play-about"))
    @app_commands.rename(game=word("parameter-game"))
    @app_commands.describe(game=word("parameter-game-about"))
    async def play(self, interaction: Interaction, game: Typed) -> None:
        session = await self.bot.sessions.open(
            self._game(game.strip(), interaction),
            channel=interaction.channel_id or 0,
            guild=interaction.guild_id,
            person=interaction.user.id,
            locale=table_language(interaction),
            token=str(interaction.id),
            parent=thread_parent(interaction),
        )
        await self.bot.boards.post(session, interaction)

    @play.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        named = self._titles(interaction)
        return [
            Choice(name=title, value=game)
            for game, title in named.items()
            if current.casefold() in f"{title} {game}".casefold()
        ][:MOST_CHOICES]

    @app_commands.command(name=word("command-move"), description=word("command-move-about"))
    @app_commands.rename(move=word("parameter-move"))
    @app_commands.describe(move=word("parameter-move-about"))
    async def move(self, interaction: Interaction, move: Typed) -> None:
        session = await self.bot.sessions.here(interaction.channel_id or 0)
        text = " ".join(move.lower().split())
        if text == "leave":
            await leave(session, interaction)
            return
        if text.split(" ")[0] in TABLE_WISHES:
            await wish(session, text, interaction)
            return
        await session.move(interaction.user.id, text)
        await self.bot.boards.answer(session, interaction)

    @move.autocomplete("move")
    async def _moves(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        session = await self.bot.sessions.at(interaction.channel_id or 0)
        if session is None:
            return []
        wanted = current.casefold().split()
        return [
            Choice(name=words[:100], value=move)
            for words, move in self._described(session, interaction)
            if all(part in f"{words} {move}".casefold() for part in wanted)
        ][:MOST_CHOICES]

    @app_commands.command(name=word("command-board"), description=word("command-board-about"))
    @app_commands.rename(text=word("parameter-text"), picture=word("parameter-picture"))
    @app_commands.describe(
        text=word("parameter-text-about"), picture=word("parameter-picture-about")
    )
    async def board(
        self, interaction: Interaction, text: bool = False, picture: bool = False
    ) -> None:
        if picture:
            await picture_cards.here(interaction)
            return
        session = await self.bot.sessions.here(interaction.channel_id or 0)
        if text:
            await looks.text(interaction, session)
        else:
            await self.bot.boards.post(session, interaction)

    @app_commands.command(name=word("command-leave"), description=word("command-leave-about"))
    async def leave(self, interaction: Interaction) -> None:
        session = await self.bot.sessions.here(interaction.channel_id or 0)
        await leave(session, interaction)

    @app_commands.command(name=word("command-stop"), description=word("command-stop-about"))
    async def stop(self, interaction: Interaction) -> None:
        session = await self.bot.sessions.here(interaction.channel_id or 0)
        await looks.stop(interaction, session)

    def _titles(self, interaction: Interaction) -> dict[str, str]:
        locale = language(interaction)
        return {
            g: self.bot.texts.ink(locale, box)("title") for g, box in self.bot.catalogue.items()
        }

    def _game(self, asked: str, interaction: Interaction) -> str:
        """The id of a game; a title typed by hand is understood as well."""
        titles = {t.casefold(): game for game, t in self._titles(interaction).items()}
        return titles.get(asked.casefold(), asked.lower())

    def _described(self, session: Session, interaction: Interaction) -> list[tuple[str, str]]:
        """What this person may do now, in words, with the move each one stands for."""
        ink = self.bot.artist.plain_ink(session, language(interaction))
        seat = session.table.seat_of(interaction.user.id)
        if session.match is None:
            return _listed(lobby_screen(session.box, session.table, ink).controls)
        if seat is None or not session.table.live:
            return []
        game, state = session.box.game, session.match.state
        view = game.view(state, seat)
        return [
            (session.box.describe(game, view, action, ink), str(action))
            for action in game.legal(state, seat)
        ]


def _listed(controls: object) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for control in controls if isinstance(controls, tuple) else ():
        choices = control.choices if isinstance(control, Menu) else control
        prefix = control.prefix if isinstance(control, Menu) else ""
        found += [(choice.label, f"{prefix} {choice.move}".strip()) for choice in choices]
    return found


async def setup(bot: Stammtisch) -> None:
    await bot.add_cog(Tables(bot))
