"""The sixteen features with disnake."""

import io
import os

import disnake
from disnake.ext import commands

disnake.http.Route.BASE = os.environ["LOCALCORD_API"]

intents = disnake.Intents(guilds=True, messages=True, message_content=True)
bot = commands.InteractionBot(intents=intents)
Interaction = disnake.ApplicationCommandInteraction


@bot.slash_command(description="Says hello")
async def hello(inter: Interaction) -> None:
    await inter.response.send_message("Hello!")


@bot.slash_command(description="Counts")
async def count(inter: Interaction) -> None:
    button = disnake.ui.Button(label="Add", custom_id="add:0")
    await inter.response.send_message("Count 0", components=[button])


@bot.listen("on_button_click")
async def pressed(inter: disnake.MessageInteraction) -> None:
    number = int(inter.component.custom_id.removeprefix("add:")) + 1
    button = disnake.ui.Button(label="Add", custom_id=f"add:{number}")
    await inter.response.edit_message(f"Count {number}", components=[button])


@bot.slash_command(description="Asks for a colour")
async def colour(inter: Interaction) -> None:
    options = {"Red": "red", "Blue": "blue"}
    select = disnake.ui.StringSelect(placeholder="Colour", custom_id="colour", options=options)
    await inter.response.send_message("Which?", components=[select])


@bot.listen("on_dropdown")
async def chosen(inter: disnake.MessageInteraction) -> None:
    await inter.response.send_message(f"You chose {inter.values[0]}", ephemeral=True)


@bot.slash_command(description="Opens a modal")
async def form(inter: Interaction) -> None:
    field = disnake.ui.TextInput(label="Name", custom_id="name")
    await inter.response.send_modal(title="Form", custom_id="form", components=[field])


@bot.listen("on_modal_submit")
async def submitted(inter: disnake.ModalInteraction) -> None:
    await inter.response.send_message(f"Name: {inter.text_values['name']}")


@bot.slash_command(description="Answers privately")
async def secret(inter: Interaction) -> None:
    await inter.response.send_message("Only you", ephemeral=True)


@bot.slash_command(description="Writes a direct message")
async def letter(inter: Interaction) -> None:
    await inter.author.send("A letter")
    await inter.response.send_message("Sent", ephemeral=True)


@bot.slash_command(description="Shows an embed")
async def card(inter: Interaction) -> None:
    embed = disnake.Embed(title="Card", description="Text").add_field(name="Name", value="Value")
    await inter.response.send_message(embed=embed)


@bot.slash_command(description="Sends a file")
async def file(inter: Interaction) -> None:
    await inter.response.send_message(file=disnake.File(io.BytesIO(b"content"), "note.txt"))


@bot.slash_command(description="Answers later")
async def slow(inter: Interaction) -> None:
    await inter.response.defer()
    await inter.edit_original_response(content="Done")
    await inter.followup.send("More")


@bot.slash_command(description="Takes a fruit")
async def fruit(inter: Interaction, name: str) -> None:
    await inter.response.send_message(f"Fruit {name}")


@fruit.autocomplete("name")
async def fruits(inter: Interaction, typed: str) -> dict[str, str]:
    found = [each for each in ("apple", "apricot", "pear") if each.startswith(typed)]
    return {each.title(): each for each in found}


@bot.slash_command(description="Names somebody")
async def who(inter: Interaction, user: disnake.User) -> None:
    await inter.response.send_message(f"It is {user.mention}")


@bot.user_command(name="Greet")
async def greet(inter: disnake.UserCommandInteraction) -> None:
    await inter.response.send_message(f"Greetings, {inter.target.mention}")


@bot.event
async def on_message(message: disnake.Message) -> None:
    if message.content == "ping":
        await message.channel.send("pong")


bot.run(os.environ["LOCALCORD_TOKEN"])
