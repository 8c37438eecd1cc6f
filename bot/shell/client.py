"""The Discord client: holds the parts together, finds the cogs, hears messages."""

import asyncio
import hashlib
import importlib
import json
import logging
import pkgutil
import time
from typing import Any

import discord
from discord.ext import commands

from bot.cards.artist import Artist
from bot.cards.custom_id import Stamp
from bot.config import Settings
from bot.engine.catalogue import Box
from bot.engine.errors import PlayerError
from bot.live.allowance import Allowance
from bot.live.brain_pool import BrainPool
from bot.live.caretaker import GRACE_SECONDS, Caretaker
from bot.live.presence import Presence
from bot.live.reading_room import ReadingRoom
from bot.live.tables import LiveTables
from bot.shell import command_places, in_time, watched
from bot.shell.board_messages import BoardMessages
from bot.shell.closings import Closings
from bot.shell.command_texts import Translator
from bot.shell.connecting import explained, shards
from bot.shell.crowd import Crowd
from bot.shell.display_names import DisplayNames
from bot.shell.duty import Duty
from bot.shell.emoji import EmojiShelf
from bot.shell.errors import answer, outcome
from bot.shell.icons import ICONS
from bot.shell.interaction import Interaction
from bot.shell.languages import Languages
from bot.shell.listeners import Listeners
from bot.shell.members import Members
from bot.shell.mentions import mention
from bot.shell.paging import PageTurn
from bot.shell.painting import Painting
from bot.shell.presses import press, read
from bot.shell.slips import Slips
from bot.shell.tree import Tree
from bot.texts import Texts
from bot.watch.happenings import Pressed, tell

log = logging.getLogger(__name__)

HANDLERS = ("CommandTree-invoker", "discord.py: on_")
"""The names that discord.py gives to the tasks in which our code serves somebody."""
SERVERS_SECONDS = 0.25
"""Ready when no further server was announced for so long; the library waits two seconds, for the
members that we never ask for."""
REMEMBERED = 1000
"""So many of the last interactions are known again when they come twice."""


# The bot never speaks, so the library need not warn that it cannot.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


def intents() -> discord.Intents:
    """None of them privileged: messages are only counted, texts are read in DMs alone."""
    return discord.Intents(guilds=True, guild_messages=True, dm_messages=True)


class Stammtisch(commands.AutoShardedBot):
    def __init__(
        self, settings: Settings, sessions: LiveTables, thinker: BrainPool, **options: Any
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
            **command_places.WHERE_IT_LIVES,
            **shards(settings.discord),
            **watched.options(settings.watch, self.arrived),
            **{"guild_ready_timeout": SERVERS_SECONDS, **options},
        )
        self.settings = settings
        self.catalogue = sessions.catalogue
        self.store = sessions.store
        self.sessions = sessions
        self.texts = Texts(self.catalogue, mention, ICONS)
        self.artist = Artist(self.texts)
        self.presence = Presence(sessions.clock, settings.table.away_seconds)
        self.slips = Slips()
        self.display_names = DisplayNames(self)
        self.painting = Painting(self)
        self.closings = Closings(self, think=settings.table.highlights)
        self.artist.closing = self.closings.of
        self.boards = BoardMessages(self, settings.table)
        self.thinker = thinker
        self.keeper = Caretaker(sessions, thinker, self.boards)
        self.emoji_shelf = EmojiShelf(self, self.store, self.catalogue, settings.discord.api_url)
        self.members = Members(self, sessions.clock)
        self.thoughts = Allowance(12, 60.0, sessions.clock)
        """Hints, odds, look-backs and pictures of one person."""
        self.shares = Allowance(1, 60.0, sessions.clock)
        """Leaderboards that one person shows to a channel."""
        self.reading_room = ReadingRoom(Allowance(60, 60.0, sessions.clock))
        """Replays, proofs, files and exports of one person: each reads a whole match or more."""
        self.duty = Duty(self)
        self.crowd = Crowd()
        self._keeping: asyncio.Task[None] | None = None
        self._caring: asyncio.Task[None] | None = None
        self._served: dict[int, float] = {}
        """When each of the last interactions arrived."""
        self.languages = Languages(self.store.people)
        self.listeners = Listeners(self.store.people)

    async def setup_hook(self) -> None:
        await self.load_cogs()
        await self.tree.set_translator(Translator())
        await self._count_shards()
        await self.duty.begin()
        if not self.duty.keeps_house:
            await self.emoji_shelf.hang(self.artist, upload=False)
        self._keeping = asyncio.create_task(self.keeper.run(), name="keeper")
        self._caring = asyncio.create_task(self._care_for_boards(), name="boards")

    async def _count_shards(self) -> None:
        """As the settings say, or as Discord does; with a count the library keeps our address."""
        if self.shard_count is None:
            self.shard_count, *_ = await self.http.get_bot_gateway()
        self.sessions.shards.want(self.shard_count, self.shard_ids or ())

    async def keep_house(self) -> None:
        """What is there once for all processes."""
        await self._sync_commands()
        await self.emoji_shelf.hang(self.artist, upload=self.settings.discord.upload_emoji)

    async def _care_for_boards(self) -> None:
        await self.wait_until_ready()
        await asyncio.gather(self.boards.care.run(), self.boards.calls.run())

    async def command_payload(self) -> list[dict[str, Any]]:
        """What a sync would send, in all languages."""
        translator = Translator()
        commands_ = self.tree.get_commands()
        return [await c.get_translated_payload(self.tree, translator) for c in commands_]

    async def _sync_commands(self) -> None:
        """Only when they changed: Discord counts syncs, and clients reload after each."""
        command_places.fit(self.tree, self.application)
        payload = json.dumps(await self.command_payload(), sort_keys=True)
        digest = hashlib.sha256(payload.encode()).hexdigest()
        key = f"commands of {self.application_id} at {self.settings.discord.api_url}"
        if await self.store.notes.read(key) != digest:
            await self.tree.sync()
            await self.store.notes.write(key, digest)
            log.info("commands synced")

    async def serve_discord(self) -> None:
        """Connect and stay; raises OperatorError where that can never work."""
        with explained(self.settings.discord):
            await self.start(self.settings.discord.token.get_secret_value())

    async def load_cogs(self) -> None:
        """Every module of cogs/ is an extension; a leading underscore means it is none."""
        folder = importlib.import_module("cogs")
        for module in pkgutil.iter_modules(folder.__path__, "cogs."):
            if not module.name.split(".")[-1].startswith("_"):
                await self.load_extension(module.name)

    async def close(self) -> None:
        """Nothing new is begun, whoever pressed a moment ago gets an answer, then others go on."""
        self.duty.shut()
        await self.closings.close()
        await self.boards.stage.close()
        await self.keeper.close()
        handlers = {t for t in asyncio.all_tasks() if t.get_name().startswith(HANDLERS)}
        if handlers := handlers - {asyncio.current_task()}:
            await asyncio.wait(handlers, timeout=GRACE_SECONDS)
        if self._keeping:
            await self._keeping
        if self._caring:
            self.boards.calls.close()
            self._caring.cancel()
            await asyncio.gather(self._caring, return_exceptions=True)
            await self.boards.care.close()
        await self.slips.finish()
        await self.emoji_shelf.close()
        await self.duty.end()
        await super().close()

    async def serve(self, pressed: Stamp | PageTurn, interaction: Interaction) -> None:
        """Whatever comes of it, the press is answered."""
        kind = pressed.kind if isinstance(pressed, Stamp) else "page"
        waiting, here = in_time.watch(interaction), self.sessions.held(pressed.match)
        try:
            with self.crowd.entered(here, interaction.user.id, pressed):
                await self._press(kind, pressed, interaction)
        except PlayerError as crowded:
            tell(Pressed(kind, outcome(crowded)))
            await answer(interaction, crowded, pressed.match)
        finally:
            waiting.cancel()

    async def _press(self, kind: str, pressed: Stamp | PageTurn, interaction: Interaction) -> None:
        try:
            await self.duty.gate.check(interaction, pressed.match)
            await press(pressed, interaction)
        except Exception as error:  # noqa: BLE001 the one error path takes everything
            tell(Pressed(kind, outcome(error)))
            await answer(interaction, error, pressed.match)
        else:
            tell(Pressed(kind, "done"))

    def is_new(self, interaction: Interaction) -> bool:
        """Whether this interaction was not served already; a resumed wire may repeat events."""
        self.display_names.hear(interaction.guild_id, interaction.user)
        self.languages.hear(interaction.user.id, interaction.locale)
        if interaction.id in self._served:
            return False
        self._served[interaction.id] = time.monotonic()
        while len(self._served) > REMEMBERED:
            self._served.pop(next(iter(self._served)))
        return True

    def arrived(self, interaction: int) -> float | None:
        return self._served.get(interaction)

    def box(self, game: str) -> Box:
        if game not in self.catalogue:
            raise PlayerError("unknown-game", game=game, games=", ".join(self.catalogue))
        return self.catalogue[game]

    async def on_ready(self) -> None:
        log.info("ready as application %s on %d servers", self.application_id, len(self.guilds))

    async def on_app_command_completion(self, interaction: Interaction, _: object) -> None:
        tell(Pressed("command", "done"))

    async def on_message(self, message: discord.Message, /) -> None:
        if not message.flags.ephemeral:
            self.slips.heard(message.channel.id)
        if message.author.id != self.application_id:
            self.boards.standing.heard(message.channel.id)
            self.presence.saw(message.channel.id, message.author.id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Every press, however old its button is; commands go through the tree."""
        if interaction.type is not discord.InteractionType.component:
            return
        if not self.is_new(interaction):
            return
        pressed = read(interaction)
        if pressed is None:
            await answer(interaction, PlayerError("button-unknown"))
        else:
            await self.serve(pressed, interaction)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._put_away(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._put_away(payload.thread_id)

    async def _put_away(self, channel: int) -> None:
        """A table cannot outlive its channel."""
        session = await self.sessions.at(channel)
        if session is not None and self.sessions.shards.owns(session.table):
            await session.stop()
            self.boards.standing.forget(session)
            log.info("match %s stopped: its channel is gone", session.table.id)
