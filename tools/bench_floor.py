"""The durable floor: the least bot that writes a press down before it answers it with a board."""

import re
import sqlite3
import sys
from typing import Any, NamedTuple, Self

import discord

from localcord.discordpy import pointed_at

BUTTONS = 8
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL")
book: sqlite3.Connection


class Place(NamedTuple):
    api_url: str
    gateway_url: str
    cdn_url: str


class Press(discord.ui.DynamicItem["discord.ui.Button[Any]"], template=re.compile(r"f:\d")):
    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        book.execute("INSERT INTO presses (who) VALUES (?)", (interaction.user.id,))
        book.commit()
        await interaction.response.edit_message(embed=_embed(), view=_view())


class Floor(discord.AutoShardedClient):
    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)

    async def on_ready(self) -> None:
        for guild in self.guilds:
            for channel in guild.text_channels:
                await channel.send(embed=_embed(), view=_view())


def _embed() -> discord.Embed:
    return discord.Embed(title="Brett", description="\n".join(["🟫🟩🟦🟪🟥🟧🟨⬜"] * BUTTONS))


def _view() -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for number in range(BUTTONS):
        view.add_item(Press(discord.ui.Button(label=str(number), custom_id=f"f:{number}")))
    return view


def main() -> None:
    global book  # noqa: PLW0603 the whole bot is this file
    token, file, *addresses = sys.argv[1:]
    book = sqlite3.connect(file)
    for pragma in PRAGMAS:
        book.execute(f"PRAGMA {pragma}")
    book.execute("CREATE TABLE presses (number INTEGER PRIMARY KEY, who INTEGER)")
    with pointed_at(Place(*addresses)):
        client = Floor(
            intents=discord.Intents(guilds=True, guild_messages=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.05,
        )
        client.run(token, log_handler=None)


if __name__ == "__main__":
    main()
