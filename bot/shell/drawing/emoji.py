"""Application emoji: which exist on Discord, and the upload of missing or changed ones."""

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

import discord

from bot.art.album import Picture, drawings, emoji_names, pictures
from bot.config import DiscordSettings
from bot.engine.catalogue import Box
from bot.live.backoff import Backoff
from bot.shell.discord_errors import TROUBLE
from bot.store.notes import Notes

log = logging.getLogger(__name__)

START_SECONDS = 5
"""How long a start waits for the emoji; uploads go on in the background."""
CLOSE_SECONDS = 5
EMOJI = "emoji"

Icons = dict[str, dict[str, str]]
"""By game and icon the markup of an emoji."""
Uploads = dict[str, tuple[int, str]]
"""By name the id of an emoji and the digest of its picture."""
FetchEmoji = Callable[[], Awaitable[list[discord.Emoji]]]


class CreateEmoji(Protocol):
    def __call__(self, *, name: str, image: bytes) -> Awaitable[discord.Emoji]: ...


@dataclass(frozen=True, slots=True)
class Uploaded:
    """Counts of one upload."""

    new: int
    replaced: int
    removed: int
    kept: int

    def __str__(self) -> str:
        return (
            f"{self.new} new, {self.replaced} replaced, "
            f"{self.removed} removed, {self.kept} unchanged"
        )


class ApplicationEmoji:
    """The application's emoji; a note in the store remembers which picture each one shows."""

    def __init__(
        self,
        fetch: FetchEmoji,
        create: CreateEmoji,
        notes: Notes,
        catalogue: Mapping[str, Box],
        api_url: str,
    ) -> None:
        self._fetch = fetch
        self._create = create
        self._notes = notes
        self._catalogue = catalogue
        self._key = f"emoji at {api_url}"
        self.icons: Icons = {}
        """What boards can use now; they show Unicode signs for the rest."""
        self._there: dict[str, discord.Emoji] = {}
        self._bringing: asyncio.Task[None] | None = None
        self._tried = asyncio.Event()
        self._closing = asyncio.Event()
        self._backoff = Backoff()

    async def bring(self, *, upload: bool) -> None:
        """Fetch what exists, upload what is missing; returns before a long upload is done."""
        self._bringing = asyncio.create_task(self._bring(upload), name="emoji")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._tried.wait(), START_SECONDS)

    async def _bring(self, upload: bool) -> None:
        while not self._closing.is_set() and not await self._brought(upload):
            self._tried.set()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), self._backoff.seconds(EMOJI))
        self._tried.set()

    async def _brought(self, upload: bool) -> bool:
        try:
            await self._look()
            if upload:
                log.info("emoji: %s", await self.upload())
        except Exception as failure:
            if self._backoff.failed(EMOJI):
                trace = None if isinstance(failure, TROUBLE) else failure
                log.warning("our own emoji come later: %s", failure, exc_info=trace)
            return False
        finally:
            self.icons = self._usable()
        return True

    async def close(self) -> None:
        """Stop after the current upload; the next start uploads the rest."""
        self._closing.set()
        if self._bringing is None:
            return
        _, late = await asyncio.wait({self._bringing}, timeout=CLOSE_SECONDS)
        for task in late:  # a rate limit makes it wait
            task.cancel()
        await asyncio.gather(self._bringing, return_exceptions=True)

    async def _look(self) -> None:
        self._there = {emoji.name: emoji for emoji in await self._fetch()}
        self.icons = self._usable()

    def _usable(self) -> Icons:
        names = emoji_names(self._catalogue)
        return {
            box.id: {
                icon: str(self._there[name])
                for icon in drawings(box)
                if icon and (name := names[box.id, icon]) in self._there
            }
            for box in self._catalogue.values()
        }

    async def upload(self, *, again: bool = False) -> Uploaded:
        """Make the emoji match our drawings; `again` replaces all of them."""
        await self._look()
        drawn = {p.name: p for p in await asyncio.to_thread(list, pictures(self._catalogue))}
        shown = await self._shown(drawn)
        wanted = [p for p in drawn.values() if again or shown.get(p.name) != p.digest]
        removed = await self._remove_stale(drawn)
        replaced = 0
        for number, picture in enumerate(wanted):
            if self._closing.is_set():
                wanted = wanted[:number]
                break
            replaced += await self._put(picture)
            shown[picture.name] = picture.digest
        await self._remember(shown)
        return Uploaded(len(wanted) - replaced, replaced, removed, len(drawn) - len(wanted))

    async def _shown(self, drawn: Mapping[str, Picture]) -> dict[str, str]:
        """The digest of every existing emoji.

        An emoji that another database uploaded counts as up to date: otherwise two hosts of one
        application would replace each other's pictures at every start.
        """
        uploads = await self._uploads()
        found: dict[str, str] = {}
        for name, emoji in self._there.items():
            number, digest = uploads.get(name, (0, ""))
            if number == emoji.id:
                found[name] = digest
            elif name in drawn:
                found[name] = drawn[name].digest
        return found

    async def _uploads(self) -> Uploads:
        uploads = json.loads(await self._notes.read(self._key) or "{}")
        return {name: (number, digest) for name, (number, digest) in uploads.items()}

    async def _remove_stale(self, drawn: Mapping[str, Picture]) -> int:
        """Delete emoji of ours that no game uses any more; the operator's own are left alone."""
        uploads = await self._uploads()
        stale = [
            emoji
            for name, emoji in self._there.items()
            if name not in drawn and uploads.get(name, (0, ""))[0] == emoji.id
        ]
        for emoji in stale:
            await emoji.delete()
            del self._there[emoji.name]
        return len(stale)

    async def _put(self, picture: Picture) -> bool:
        """Upload one; True where it replaced another. Names are unique: the old one goes first."""
        old = self._there.pop(picture.name, None)
        if old is not None:
            await old.delete()
        self._there[picture.name] = await self._create(name=picture.name, image=picture.png)
        return old is not None

    async def _remember(self, shown: Mapping[str, str]) -> None:
        here = {name: digest for name, digest in shown.items() if name in self._there}
        note = {name: (self._there[name].id, digest) for name, digest in here.items()}
        await self._notes.write(self._key, json.dumps(note))


async def upload_once(
    notes: Notes, catalogue: Mapping[str, Box], settings: DiscordSettings, *, again: bool
) -> Uploaded:
    """Upload without a running bot: log in, upload, log out."""
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login(settings.token.get_secret_value())
        fetch, create = client.fetch_application_emojis, client.create_application_emoji
        emoji = ApplicationEmoji(fetch, create, notes, catalogue, settings.api_url)
        return await emoji.upload(again=again)
