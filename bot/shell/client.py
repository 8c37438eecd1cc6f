"""The Discord client: passes gateway events to the parts, and closes them in order."""

import asyncio
import importlib
import logging
import pkgutil
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.config import Settings
from bot.live.brain_pool import BrainPool
from bot.live.caretaker import GRACE_SECONDS
from bot.live.tables import LiveTables
from bot.shell import watching
from bot.shell.answers.interaction import Interaction
from bot.shell.channels import Channels
from bot.shell.commands import places
from bot.shell.commands.texts import Translator
from bot.shell.connecting import explained, shards
from bot.shell.connection_log import ConnectionLog
from bot.shell.gateway import Gateway
from bot.shell.parts import Parts, build
from bot.store.shard_set import ShardSet

log = logging.getLogger(__name__)

HANDLERS = ("CommandTree-invoker", "discord.py: on_")
"""Names that discord.py gives to the tasks in which our handlers run."""
GUILD_READY_SECONDS = 0.25
"""Ready when no further server was announced for so long. The library waits two seconds, for
member lists that we never request."""

# The bot never uses voice, so the library need not warn about missing voice packages.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


def intents() -> discord.Intents:
    """None is privileged: messages on servers are only counted, texts are read in DMs alone."""
    return discord.Intents(guilds=True, guild_messages=True, dm_messages=True)


class Tree(app_commands.CommandTree[Any]):
    async def interaction_check(self, interaction: Interaction, /) -> bool:
        client: Stammtisch = self.client
        if not client.is_first(interaction):
            return False
        client.parts.commands.begin(interaction)
        return True

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        client: Stammtisch = self.client
        await client.parts.commands.failed(interaction, error)


class Stammtisch(commands.AutoShardedBot):
    def __init__(
        self, settings: Settings, sessions: LiveTables, brains: BrainPool, **options: Any
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents(),
            tree_cls=Tree,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            **places.DEFAULT_PLACES,
            **shards(settings.discord),
            **watching.options(settings.watch, self._arrived),
            **{"guild_ready_timeout": GUILD_READY_SECONDS, **options},
        )
        self._settings = settings
        self._sessions = sessions
        self.parts: Parts = build(settings, sessions, brains, self._gateway())
        self._connection_log = ConnectionLog()
        self._caretaking: asyncio.Task[None] | None = None
        self._redrawing: asyncio.Task[None] | None = None

    def _gateway(self) -> Gateway:
        async def fetch_member(guild: int, person: int) -> Any:
            return await self.http.get_member(guild, person)

        async def fetch_commands() -> list[Any]:
            return list(await self.http.get_global_commands(self.application_id or 0))

        async def put_commands(payload: list[Any]) -> object:
            return await self.http.bulk_upsert_global_commands(self.application_id or 0, payload)

        def interaction(data: Any) -> Interaction:
            return discord.Interaction(data=data, state=self._connection)

        def channel_name(channel: int) -> str:
            return getattr(self.get_channel(channel), "name", "…")

        return Gateway(
            application_id=lambda: self.application_id,
            is_ready=self.is_ready,
            is_closed=self.is_closed,
            wait_until_ready=self.wait_until_ready,
            parsers=self._connection.parsers,
            interaction=interaction,
            channels=Channels(self.get_partial_messageable, self.create_dm),
            channel_name=channel_name,
            fetch_member=fetch_member,
            fetch_emoji=self.fetch_application_emojis,
            create_emoji=self.create_application_emoji,
            fetch_commands=fetch_commands,
            put_commands=put_commands,
            command_payload=self.command_payload,
        )

    async def setup_hook(self) -> None:
        await self.load_cogs()
        await self.tree.set_translator(Translator())
        await self._count_shards()
        parts = self.parts
        await parts.leases.begin()
        if not parts.leases.owns_first_shard:
            await parts.emoji.bring(upload=False)
        self._caretaking = asyncio.create_task(parts.caretaker.run(), name="caretaker")
        self._redrawing = asyncio.create_task(self._when_ready(), name="boards")

    async def _when_ready(self) -> None:
        await self.wait_until_ready()
        parts = self.parts
        await asyncio.gather(
            parts.redraw.run(),
            parts.turns.run(),
            parts.left_servers.run(),
            parts.puzzle_maker.run(),
            parts.day_notices.run(),
        )

    async def _count_shards(self) -> None:
        """As the settings say, else as Discord recommends.

        With a count of its own the library does not ask for the gateway's address again.
        """
        if self.shard_count is None:
            self.shard_count, *_ = await self.http.get_bot_gateway()
        self._sessions.shards.want(self.shard_count, self.shard_ids or ())

    async def command_payload(self) -> list[dict[str, Any]]:
        """The commands in all languages, as a sync sends them."""
        places.drop_user_installs(self.tree, self.application)
        translator = Translator()
        registered = self.tree.get_commands()
        return [await one.get_translated_payload(self.tree, translator) for one in registered]

    def is_connected(self) -> bool:
        connections = self.shards.values()
        return (
            bool(connections)
            and self.is_ready()
            and not any(connection.is_closed() for connection in connections)
        )

    async def serve_discord(self) -> None:
        """Connect and stay; raises OperatorError where that can never work."""
        with explained(self._settings.discord):
            await self.start(self._settings.discord.token.get_secret_value())

    async def load_cogs(self) -> None:
        """Every module of cogs/ has a function `cog(parts)`, unless its name begins with «_»."""
        folder = importlib.import_module("cogs")
        for found in pkgutil.iter_modules(folder.__path__, "cogs."):
            if not found.name.split(".")[-1].startswith("_"):
                module = importlib.import_module(found.name)
                await self.add_cog(module.cog(self.parts))

    async def close(self) -> None:
        """Serve nothing new, complete what is under way, then hand over to other processes."""
        parts = self.parts
        parts.leases.shut()
        await parts.ends.close()
        await parts.suspense.close()
        await parts.reactions.finish()
        await parts.caretaker.close()
        handlers = {t for t in asyncio.all_tasks() if t.get_name().startswith(HANDLERS)}
        if handlers := handlers - {asyncio.current_task()}:
            await asyncio.wait(handlers, timeout=GRACE_SECONDS)
        if self._caretaking:
            await self._caretaking
        if self._redrawing:
            parts.turns.close()
            parts.left_servers.close()
            parts.puzzle_maker.close()
            parts.day_notices.close()
            self._redrawing.cancel()
            await asyncio.gather(self._redrawing, return_exceptions=True)
            await parts.redraw.close()
        await parts.desk.ephemerals.finish()
        await parts.emoji.close()
        await parts.leases.end()
        await super().close()

    def _arrived(self, interaction: int) -> float | None:
        return self.parts.once.arrived(interaction)

    def is_first(self, interaction: Interaction) -> bool:
        """Whether it was not served already; its name and language are noted in any case."""
        self.parts.names.note(interaction.guild_id, interaction.user)
        self.parts.languages.note(interaction.user.id, interaction.locale)
        return self.parts.once.is_first(interaction.id)

    async def on_ready(self) -> None:
        log.info("ready as application %s on %d servers", self.application_id, len(self.guilds))
        here = {guild.id for guild in self.guilds}
        connected = ShardSet(frozenset(self.shards), self.shard_count or 1)
        await self.parts.left_servers.compare(here, connected)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        log.exception("a handler of the gateway event %s failed", event_method)

    async def on_app_command_completion(self, interaction: Interaction, _: object) -> None:
        self.parts.commands.completed()

    async def on_message(self, message: discord.Message, /) -> None:
        parts, channel = self.parts, message.channel.id
        if not message.flags.ephemeral:
            parts.desk.ephemerals.bury(channel)
        if message.author.id != self.application_id:
            parts.standing.message_arrived(channel)
            parts.activity.saw(channel, message.author.id)
        await parts.direct_messages.serve(message)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Every press, however old its button is; commands go through the tree."""
        pressed = interaction.type is discord.InteractionType.component
        if pressed and self.is_first(interaction):
            await self.parts.presses.serve(interaction)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        if not self.is_closed():
            self._connection_log.lost(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        self._connection_log.back(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self._connection_log.back(shard_id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._connection_log.joined(len(self.guilds))
        await self.parts.left_servers.returned(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self.parts.left_servers.returned(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed; discord.py reports an outage differently."""
        self._connection_log.left(len(self.guilds))
        await self.parts.left_servers.left(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._channel_deleted(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._channel_deleted(payload.thread_id)

    async def _channel_deleted(self, channel: int) -> None:
        """Stop the table of a deleted channel."""
        session = await self._sessions.at(channel)
        if session is not None and self._sessions.shards.owns(session.table):
            await session.stop()
            self.parts.standing.forget(session)
            log.info("match %s stopped: its channel is gone", session.table.id)
