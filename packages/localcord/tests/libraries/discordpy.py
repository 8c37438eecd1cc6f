"""The sixteen features with discord.py."""

import io
import os

import discord
import yarl
from discord import app_commands

discord.http.Route.BASE = os.environ["LOCALCORD_API"]
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["LOCALCORD_GATEWAY"])
discord.asset.Asset.BASE = os.environ["LOCALCORD_CDN"]

intents = discord.Intents(guilds=True, messages=True, message_content=True)
bot = discord.Client(intents=intents, guild_ready_timeout=0.1)
tree = app_commands.CommandTree(bot)


class Counter(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.count = 0

    @discord.ui.button(label="Add", custom_id="add")
    async def add(self, interaction: discord.Interaction, button: discord.ui.Button) -> None:
        self.count += 1
        await interaction.response.edit_message(content=f"Count {self.count}")


class Colour(discord.ui.View):
    OPTIONS = [discord.SelectOption(label=each, value=each.lower()) for each in ("Red", "Blue")]

    @discord.ui.select(placeholder="Colour", custom_id="colour", options=OPTIONS)
    async def choose(self, interaction: discord.Interaction, select: discord.ui.Select) -> None:
        await interaction.response.send_message(f"You chose {select.values[0]}", ephemeral=True)


class Form(discord.ui.Modal, title="Form"):
    name = discord.ui.TextInput(label="Name", custom_id="name")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Name: {self.name.value}")


@tree.command(description="Says hello")
async def hello(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Hello!")


@tree.command(description="Counts")
async def count(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Count 0", view=Counter())


@tree.command(description="Asks for a colour")
async def colour(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Which?", view=Colour())


@tree.command(description="Opens a modal")
async def form(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Form())


@tree.command(description="Answers privately")
async def secret(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Only you", ephemeral=True)


@tree.command(description="Writes a direct message")
async def letter(interaction: discord.Interaction) -> None:
    await interaction.user.send("A letter")
    await interaction.response.send_message("Sent", ephemeral=True)


@tree.command(description="Shows an embed")
async def card(interaction: discord.Interaction) -> None:
    embed = discord.Embed(title="Card", description="Text").add_field(name="Name", value="Value")
    await interaction.response.send_message(embed=embed)


@tree.command(description="Sends a file")
async def file(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(file=discord.File(io.BytesIO(b"content"), "note.txt"))


@tree.command(description="Answers later")
async def slow(interaction: discord.Interaction) -> None:
    await interaction.response.defer()
    await interaction.edit_original_response(content="Done")
    await interaction.followup.send("More")


@tree.command(description="Takes a fruit")
async def fruit(interaction: discord.Interaction, name: str) -> None:
    await interaction.response.send_message(f"Fruit {name}")


@fruit.autocomplete("name")
async def fruits(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    found = [each for each in ("apple", "apricot", "pear") if each.startswith(typed)]
    return [app_commands.Choice(name=each.title(), value=each) for each in found]


@tree.command(description="Names somebody")
async def who(interaction: discord.Interaction, user: discord.User) -> None:
    await interaction.response.send_message(f"It is {user.mention}")


@tree.context_menu(name="Greet")
async def greet(interaction: discord.Interaction, user: discord.User) -> None:
    await interaction.response.send_message(f"Greetings, {user.mention}")


@bot.event
async def on_message(message: discord.Message) -> None:
    if message.content == "ping":
        await message.channel.send("pong")


@bot.event
async def setup_hook() -> None:
    await tree.sync()


bot.run(os.environ["LOCALCORD_TOKEN"], log_handler=None)
