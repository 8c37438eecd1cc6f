"""The invite link of the bot, with exactly the permissions it needs."""

import discord

from bot.config import DiscordSettings

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    use_external_emojis=True,
)


async def invitation(settings: DiscordSettings) -> str:
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login(settings.token.get_secret_value())
        return discord.utils.oauth_url(
            client.application_id or 0,
            permissions=NEEDED,
            scopes=("bot", "applications.commands"),
        )
