"""A small bot that uses everything a game table needs."""

import re
from typing import Any, ClassVar

import discord
from discord import app_commands

from localcord_tests.clients import QuickBot

Interaction = discord.Interaction[Any]


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"press:(?P<count>\d+)"):
    """Counts in its own custom_id, so it works after any restart."""

    def __init__(self, count: int) -> None:
        self.count = count
        super().__init__(
            discord.ui.Button(label="Mitspielen", emoji="🎲", custom_id=f"press:{count}")
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> "Press":
        del interaction, item
        return cls(int(match["count"]))

    async def callback(self, interaction: Interaction) -> None:
        if interaction.message and f"press:{self.count}" != _current(interaction.message):
            await interaction.response.send_message("Schon vorbei.", ephemeral=True)
            return
        board = table(self.count + 1)
        await interaction.response.edit_message(embed=board, view=buttons(self.count + 1))


def _current(message: discord.Message) -> str:
    row = message.components[0]
    assert isinstance(row, discord.ActionRow)
    button = row.children[0]
    return button.custom_id or ""


def table(count: int) -> discord.Embed:
    embed = discord.Embed(title="Tisch", description=f"{count} spielen mit.")
    embed.add_field(name="Würfel", value="🎲 🎲")
    return embed


def buttons(count: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(Press(count))
    view.add_item(discord.ui.Button(label="Gesperrt", custom_id="press:off", disabled=True))
    view.add_item(Colour())
    return view


class Colour(
    discord.ui.DynamicItem[discord.ui.Select[Any]],
    template=r"colour",
):
    def __init__(self) -> None:
        options = [
            discord.SelectOption(label="Rot", value="r"),
            discord.SelectOption(label="Blau", value="b"),
        ]
        super().__init__(
            discord.ui.Select(
                placeholder="Welche Farbe?", custom_id="colour", options=options, max_values=2
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> "Colour":
        del interaction, item, match
        return cls()

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"Gewählt: {self.item.values}", ephemeral=True)


class Bet(discord.ui.Modal, title="Wette"):
    amount: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Einsatz", max_length=5)

    async def on_submit(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"Gesetzt: {self.amount.value}", ephemeral=True)


class German(app_commands.Translator):
    words: ClassVar = {"play": "spielen", "game": "spiel"}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        del context
        return self.words.get(string.message) if locale is discord.Locale.german else None


class HostBot(QuickBot):
    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.heard: list[str] = []
        commands: list[app_commands.Command[Any, ..., None]]
        commands = [play, whisper, think, dm, bet, slow]
        for command in commands:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press, Colour)
        await self.tree.set_translator(German())

    async def on_message(self, message: discord.Message) -> None:
        if message.author.bot:
            return
        self.heard.append(message.content)
        if message.guild is None:
            await message.channel.send(f"Gehört: {message.content}")


@app_commands.command()
@app_commands.describe(game="Welches Spiel")
async def play(interaction: Interaction, game: str, rounds: int = 1) -> None:
    """Opens a table."""
    await interaction.response.send_message(f"{game} {rounds}", embed=table(0), view=buttons(0))


@play.autocomplete("game")
async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    del interaction
    games = ("kniffel", "drachen", "zwerge")
    return [app_commands.Choice(name=game.title(), value=game) for game in games if typed in game]


@app_commands.command()
async def whisper(interaction: Interaction) -> None:
    """Says something privately, then more."""
    await interaction.response.send_message("Psst.", ephemeral=True)
    await interaction.followup.send("Noch was.", ephemeral=True)


@app_commands.command()
async def think(interaction: Interaction) -> None:
    """Thinks first."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.followup.send("Fertig gedacht.")


@app_commands.command()
async def dm(interaction: Interaction) -> None:
    """Writes a direct message."""
    await interaction.response.defer(ephemeral=True)
    try:
        await interaction.user.send("Hallo.")
    except discord.Forbidden:
        await interaction.edit_original_response(content="Deine DMs sind zu.")
    else:
        await interaction.edit_original_response(content="Post ist da.")


@app_commands.command()
async def bet(interaction: Interaction) -> None:
    """Opens a modal."""
    await interaction.response.send_modal(Bet())


@app_commands.command()
async def slow(interaction: Interaction) -> None:
    """Never answers."""
    del interaction
