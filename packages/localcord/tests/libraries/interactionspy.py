"""The sixteen features with interactions.py."""

import io
import os

import interactions
from interactions import SlashContext, listen, slash_command, slash_option
from interactions.api.http import route

route.Route.BASE = os.environ["LOCALCORD_API"]

Intents = interactions.Intents
bot = interactions.Client(
    intents=Intents.GUILDS | Intents.MESSAGES | Intents.MESSAGE_CONTENT,
    send_command_tracebacks=False,
)


def button(number: int) -> interactions.Button:
    style = interactions.ButtonStyle.PRIMARY
    return interactions.Button(style=style, label="Add", custom_id=f"add:{number}")


@slash_command("hello", description="Says hello")
async def hello(ctx: SlashContext) -> None:
    await ctx.send("Hello!")


@slash_command("count", description="Counts")
async def count(ctx: SlashContext) -> None:
    await ctx.send("Count 0", components=button(0))


@slash_command("colour", description="Asks for a colour")
async def colour(ctx: SlashContext) -> None:
    options = [interactions.StringSelectOption(label=x, value=x.lower()) for x in ("Red", "Blue")]
    select = interactions.StringSelectMenu(*options, placeholder="Colour", custom_id="colour")
    await ctx.send("Which?", components=select)


@listen(interactions.events.Component)
async def pressed(event: interactions.events.Component) -> None:
    ctx = event.ctx
    if ctx.custom_id == "colour":
        await ctx.send(f"You chose {ctx.values[0]}", ephemeral=True)
        return
    number = int(ctx.custom_id.removeprefix("add:")) + 1
    await ctx.edit_origin(content=f"Count {number}", components=button(number))


@slash_command("form", description="Opens a modal")
async def form(ctx: SlashContext) -> None:
    field = interactions.ShortText(label="Name", custom_id="name")
    await ctx.send_modal(interactions.Modal(field, title="Form", custom_id="form"))


@listen(interactions.events.ModalCompletion)
async def submitted(event: interactions.events.ModalCompletion) -> None:
    await event.ctx.send(f"Name: {event.ctx.responses['name']}")


@slash_command("secret", description="Answers privately")
async def secret(ctx: SlashContext) -> None:
    await ctx.send("Only you", ephemeral=True)


@slash_command("letter", description="Writes a direct message")
async def letter(ctx: SlashContext) -> None:
    await ctx.author.send("A letter")
    await ctx.send("Sent", ephemeral=True)


@slash_command("card", description="Shows an embed")
async def card(ctx: SlashContext) -> None:
    embed = interactions.Embed(title="Card", description="Text").add_field("Name", "Value")
    await ctx.send(embeds=embed)


@slash_command("file", description="Sends a file")
async def file(ctx: SlashContext) -> None:
    await ctx.send(files=interactions.File(io.BytesIO(b"content"), "note.txt"))


@slash_command("slow", description="Answers later")
async def slow(ctx: SlashContext) -> None:
    await ctx.defer()
    await ctx.edit(content="Done")
    ctx.deferred = False
    ctx.responded = True
    await ctx.send("More")


@slash_command("fruit", description="Takes a fruit")
@slash_option("name", "Which", interactions.OptionType.STRING, required=True, autocomplete=True)
async def fruit(ctx: SlashContext, name: str) -> None:
    await ctx.send(f"Fruit {name}")


@fruit.autocomplete("name")
async def fruits(ctx: interactions.AutocompleteContext) -> None:
    found = [each for each in ("apple", "apricot", "pear") if each.startswith(ctx.input_text)]
    await ctx.send([{"name": each.title(), "value": each} for each in found])


@slash_command("who", description="Names somebody")
@slash_option("user", "Whom", interactions.OptionType.USER, required=True)
async def who(ctx: SlashContext, user: interactions.User) -> None:
    await ctx.send(f"It is {user.mention}")


@interactions.user_context_menu("Greet")
async def greet(ctx: interactions.ContextMenuContext) -> None:
    await ctx.send(f"Greetings, {ctx.target.mention}")


@listen(interactions.events.MessageCreate)
async def heard(event: interactions.events.MessageCreate) -> None:
    if event.message.content == "ping":
        await event.message.channel.send("pong")


bot.start(os.environ["LOCALCORD_TOKEN"])
