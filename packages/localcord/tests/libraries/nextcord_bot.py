"""The sixteen features with nextcord."""

import io
import os

import nextcord

nextcord.http.Route.BASE = os.environ["LOCALCORD_API"]

intents = nextcord.Intents(guilds=True, messages=True, message_content=True)
bot = nextcord.Client(intents=intents)
Interaction = nextcord.Interaction


class Counter(nextcord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.count = 0

    @nextcord.ui.button(label="Add", custom_id="add")
    async def add(self, button: nextcord.ui.Button, interaction: Interaction) -> None:
        self.count += 1
        await interaction.response.edit_message(content=f"Count {self.count}")


class Colour(nextcord.ui.View):
    OPTIONS = [nextcord.SelectOption(label=each, value=each.lower()) for each in ("Red", "Blue")]

    @nextcord.ui.string_select(placeholder="Colour", custom_id="colour", options=OPTIONS)
    async def choose(self, select: nextcord.ui.StringSelect, interaction: Interaction) -> None:
        await interaction.response.send_message(f"You chose {select.values[0]}", ephemeral=True)


class Form(nextcord.ui.Modal):
    def __init__(self) -> None:
        super().__init__("Form")
        self.name = nextcord.ui.TextInput(label="Name", custom_id="name")
        self.add_item(self.name)

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"Name: {self.name.value}")


@bot.slash_command(description="Says hello")
async def hello(interaction: Interaction) -> None:
    await interaction.response.send_message("Hello!")


@bot.slash_command(description="Counts")
async def count(interaction: Interaction) -> None:
    await interaction.response.send_message("Count 0", view=Counter())


@bot.slash_command(description="Asks for a colour")
async def colour(interaction: Interaction) -> None:
    await interaction.response.send_message("Which?", view=Colour())


@bot.slash_command(description="Opens a modal")
async def form(interaction: Interaction) -> None:
    await interaction.response.send_modal(Form())


@bot.slash_command(description="Answers privately")
async def secret(interaction: Interaction) -> None:
    await interaction.response.send_message("Only you", ephemeral=True)


@bot.slash_command(description="Writes a direct message")
async def letter(interaction: Interaction) -> None:
    await interaction.user.send("A letter")
    await interaction.response.send_message("Sent", ephemeral=True)


@bot.slash_command(description="Shows an embed")
async def card(interaction: Interaction) -> None:
    embed = nextcord.Embed(title="Card", description="Text").add_field(name="Name", value="Value")
    await interaction.response.send_message(embed=embed)


@bot.slash_command(description="Sends a file")
async def file(interaction: Interaction) -> None:
    await interaction.response.send_message(file=nextcord.File(io.BytesIO(b"content"), "note.txt"))


@bot.slash_command(description="Answers later")
async def slow(interaction: Interaction) -> None:
    await interaction.response.defer()
    await interaction.edit_original_message(content="Done")
    await interaction.followup.send("More")


@bot.slash_command(description="Takes a fruit")
async def fruit(interaction: Interaction, name: str) -> None:
    await interaction.response.send_message(f"Fruit {name}")


@fruit.on_autocomplete("name")
async def fruits(interaction: Interaction, typed: str) -> None:
    found = [each for each in ("apple", "apricot", "pear") if each.startswith(typed)]
    await interaction.response.send_autocomplete({each.title(): each for each in found})


@bot.slash_command(description="Names somebody")
async def who(interaction: Interaction, user: nextcord.User) -> None:
    await interaction.response.send_message(f"It is {user.mention}")


@bot.user_command(name="Greet")
async def greet(interaction: Interaction, user: nextcord.User) -> None:
    await interaction.response.send_message(f"Greetings, {user.mention}")


@bot.event
async def on_message(message: nextcord.Message) -> None:
    if message.content == "ping":
        await message.channel.send("pong")


bot.run(os.environ["LOCALCORD_TOKEN"])
