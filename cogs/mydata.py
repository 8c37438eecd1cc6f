"""/mydata: what is stored about me, as a list, as a file, or not at all."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.shell import answers, draw, own_cards
from bot.shell.client import Stammtisch
from bot.shell.interaction import Interaction
from bot.shell.words import word

WISHES = ("show", "export", "delete")


class MyData(commands.Cog):
    @app_commands.command(name=word("command-mydata"), description=word("command-mydata-about"))
    @app_commands.rename(wish=word("parameter-wish"))
    @app_commands.describe(wish=word("parameter-wish-about"))
    @app_commands.choices(wish=[Choice(name=word(f"wish-{w}"), value=w) for w in WISHES])
    async def mydata(self, interaction: Interaction, wish: str = "show") -> None:
        if wish == "export":
            await own_cards.export(interaction)
            return
        if wish == "delete":
            card = own_cards.really(interaction)
        else:
            card = await own_cards.overview(interaction)
        await answers.send(interaction, **draw.message(card), ephemeral=True)


async def setup(bot: Stammtisch) -> None:
    await bot.add_cog(MyData())
