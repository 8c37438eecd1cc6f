"""/mydata: what is stored about me, as a list, as a file, or not at all."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.shell.client import Stammtisch
from bot.shell.command_places import anywhere
from bot.shell.command_texts import word
from bot.shell.interaction import Interaction
from bot.shell.looks import my_data
from bot.shell.reader import Reader

WISHES = ("show", "export", "delete", "aloud")


class MyData(commands.Cog):
    @anywhere
    @app_commands.command(name=word("command-mydata"), description=word("command-mydata-about"))
    @app_commands.rename(wish=word("parameter-wish"))
    @app_commands.describe(wish=word("parameter-wish-about"))
    @app_commands.choices(wish=[Choice(name=word(f"wish-{w}"), value=w) for w in WISHES])
    async def mydata(self, interaction: Interaction, wish: str = "show") -> None:
        reader = Reader(interaction)
        match wish:
            case "export":
                await my_data.export(reader)
            case "aloud":
                await my_data.read_to_me(reader)
            case "delete":
                await my_data.ask_to_delete(reader)
            case _:
                await my_data.show(reader)


async def setup(bot: Stammtisch) -> None:
    await bot.add_cog(MyData())
