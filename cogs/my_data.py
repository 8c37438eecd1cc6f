"""/mydata: what is stored about me, as a list, as a file, or not at all."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.shell.answers.interaction import Interaction
from bot.shell.answers.request import Desk
from bot.shell.commands.places import anywhere
from bot.shell.commands.texts import word
from bot.shell.parts import Parts
from bot.shell.preferences.my_data import MyDataPages

WISHES = ("show", "export", "delete", "aloud", "brief")


class MyDataCog(commands.Cog):
    def __init__(self, desk: Desk, pages: MyDataPages) -> None:
        self._desk = desk
        self._pages = pages

    @anywhere
    @app_commands.command(name=word("command-mydata"), description=word("command-mydata-about"))
    @app_commands.rename(wish=word("parameter-wish"))
    @app_commands.describe(wish=word("parameter-wish-about"))
    @app_commands.choices(wish=[Choice(name=word(f"wish-{w}"), value=w) for w in WISHES])
    async def mydata(self, interaction: Interaction, wish: str = "show") -> None:
        request = self._desk.request(interaction)
        match wish:
            case "export":
                await self._pages.export(request)
            case "aloud":
                await self._pages.read_to_me(request)
            case "brief":
                await self._pages.read_in_brief(request)
            case "delete":
                await self._pages.ask_to_delete(request)
            case _:
                await self._pages.show(request)


def cog(parts: Parts) -> commands.Cog:
    return MyDataCog(parts.desk, parts.my_data)
