"""The sixteen features with py-cord."""

import io
import os

import discord

discord.http.Route.API_BASE_URL = os.environ["LOCALCORD_API"]

intents = discord.Intents(guilds=True, messages=True, message_content=True)
bot = discord.Bot(intents=intents)


class Counter(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.count = 0

    @discord.ui.button(label="Add", custom_id="add")
    async def add(self, button: discord.ui.Button, interaction: discord.Interaction) -> None:
        self.count += 1
        await interaction.response.edit_message(content=f"Count {self.count}")


class Colour(discord.ui.View):
    OPTIONS = [discord.SelectOption(label=each, value=each.lower()) for each in ("Red", "Blue")]

    @discord.ui.select(placeholder="Colour", custom_id="colour", options=OPTIONS)
    async def choose(self, select: discord.ui.Select, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"You chose {select.values[0]}", ephemeral=True)


class Form(discord.ui.Modal):
    def __init__(self) -> None:
        super().__init__(discord.ui.InputText(label="Name", custom_id="name"), title="Form")

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Name: {self.children[0].value}")


@bot.slash_command(description="Says hello")
async def hello(ctx: discord.ApplicationContext) -> None:
    await ctx.respond("Hello!")


@bot.slash_command(description="Counts")
async def count(ctx: discord.ApplicationContext) -> None:
    await ctx.respond("Count 0", view=Counter())


@bot.slash_command(description="Asks for a colour")
async def colour(ctx: discord.ApplicationContext) -> None:
    await ctx.respond("Which?", view=Colour())


@bot.slash_command(description="Opens a modal")
async def form(ctx: discord.ApplicationContext) -> None:
    await ctx.send_modal(Form())


@bot.slash_command(description="Answers privately")
async def secret(ctx: discord.ApplicationContext) -> None:
    await ctx.respond("Only you", ephemeral=True)


@bot.slash_command(description="Writes a direct message")
async def letter(ctx: discord.ApplicationContext) -> None:
    await ctx.author.send("A letter")
    await ctx.respond("Sent", ephemeral=True)


@bot.slash_command(description="Shows an embed")
async def card(ctx: discord.ApplicationContext) -> None:
    embed = discord.Embed(title="Card", description="Text")
    embed.add_field(name="Name", value="Value")
    await ctx.respond(embed=embed)


@bot.slash_command(description="Sends a file")
async def file(ctx: discord.ApplicationContext) -> None:
    await ctx.respond(file=discord.File(io.BytesIO(b"content"), "note.txt"))


@bot.slash_command(description="Answers later")
async def slow(ctx: discord.ApplicationContext) -> None:
    await ctx.defer()
    await ctx.edit(content="Done")
    await ctx.followup.send("More")


async def fruits(ctx: discord.AutocompleteContext) -> list[discord.OptionChoice]:
    found = [each for each in ("apple", "apricot", "pear") if each.startswith(ctx.value)]
    return [discord.OptionChoice(each.title(), each) for each in found]


@bot.slash_command(description="Takes a fruit")
@discord.option("name", str, autocomplete=fruits)
async def fruit(ctx: discord.ApplicationContext, name: str) -> None:
    await ctx.respond(f"Fruit {name}")


@bot.slash_command(description="Names somebody")
@discord.option("user", discord.User)
async def who(ctx: discord.ApplicationContext, user: discord.User) -> None:
    await ctx.respond(f"It is {user.mention}")


@bot.user_command(name="Greet")
async def greet(ctx: discord.ApplicationContext, user: discord.User) -> None:
    await ctx.respond(f"Greetings, {user.mention}")


@bot.event
async def on_message(message: discord.Message) -> None:
    if message.content == "ping":
        await message.channel.send("pong")


bot.run(os.environ["LOCALCORD_TOKEN"])
