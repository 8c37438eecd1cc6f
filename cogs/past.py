"""/history, /replay and /verify: what stays of the matches of a channel."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.shell import answers, draw, past_cards
from bot.shell.client import Stammtisch
from bot.shell.history_cards import history_card, named, tables_of
from bot.shell.interaction import Interaction
from bot.shell.words import word

MOST_CHOICES = 25
Typed = app_commands.Range[str, 1, 100]
Step = app_commands.Range[int, 0, 99999]


class Past(commands.Cog):
    def __init__(self, bot: Stammtisch) -> None:
        self.bot = bot

    @app_commands.command(name=word("command-history"), description=word("command-history-about"))
    async def history(self, interaction: Interaction) -> None:
        card = await history_card(interaction, 1)
        await answers.send(interaction, **draw.message(card), ephemeral=True)

    @app_commands.command(name=word("command-replay"), description=word("command-replay-about"))
    @app_commands.rename(match=word("parameter-match"), step=word("parameter-step"))
    @app_commands.describe(match=word("parameter-match-about"), step=word("parameter-step-about"))
    async def replay(self, interaction: Interaction, match: Typed = "", step: Step = 0) -> None:
        await past_cards.watch(interaction, match.strip().lower(), step)

    @app_commands.command(name=word("command-verify"), description=word("command-verify-about"))
    @app_commands.rename(match=word("parameter-match"))
    @app_commands.describe(match=word("parameter-match-about"))
    async def verify(self, interaction: Interaction, match: Typed = "") -> None:
        await past_cards.prove(interaction, match.strip().lower())

    @replay.autocomplete("match")
    @verify.autocomplete("match")
    async def _matches(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        channel = interaction.channel_id or 0
        ids = await self.bot.store.archive.past(channel, most=MOST_CHOICES)
        named_ = ((named(interaction, t), t.id) for t in await tables_of(interaction, ids))
        wanted = current.casefold()
        return [Choice(name=name, value=id_) for name, id_ in named_ if wanted in name.casefold()]


async def setup(bot: Stammtisch) -> None:
    await bot.add_cog(Past(bot))
