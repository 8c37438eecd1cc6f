"""Our own emoji on Discord: which are there, and the upload of what is missing or changed."""

import asyncio
import contextlib
import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass

import discord

from bot.art.album import Picture, drawings, emoji_names, pictures
from bot.cards.artist import Artist
from bot.config import DiscordSettings
from bot.engine.catalogue import Box
from bot.live.pauses import Pauses
from bot.shell.responses import TROUBLE
from bot.store.store import Store

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 5
GRACE_SECONDS = 5
EMOJI = "emoji"

Icons = dict[str, dict[str, str]]
Noted = dict[str, tuple[int, str]]
"""By name the id of an emoji and the digest of its picture."""


@dataclass(frozen=True, slots=True)
class Uploaded:
    """What an upload did, counted."""

    new: int
    replaced: int
    removed: int
    kept: int

    def __str__(self) -> str:
        return (
            f"{self.new} new, {self.replaced} replaced, "
            f"{self.removed} removed, {self.kept} unchanged"
        )


class EmojiShelf:
    """The application's emoji; a note in the store remembers which picture each one shows."""

    def __init__(
        self, client: discord.Client, store: Store, catalogue: Mapping[str, Box], api_url: str
    ) -> None:
        self._client = client
        self._store = store
        self._catalogue = catalogue
        self._key = f"emoji at {api_url}"
        self._there: dict[str, discord.Emoji] = {}
        self._hanging: asyncio.Task[None] | None = None
        self._tried = asyncio.Event()
        self._closing = asyncio.Event()
        self._pauses = Pauses()

    async def hang(self, artist: Artist, *, upload: bool) -> None:
        """Give the boards our own emoji; a start does not wait for many uploads."""
        self._hanging = asyncio.create_task(self._hang(artist, upload), name="emoji")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._tried.wait(), PATIENCE_SECONDS)

    async def _hang(self, artist: Artist, upload: bool) -> None:
        """Until it succeeds, ever more rarely; boards show Unicode signs meanwhile."""
        while not self._closing.is_set() and not await self._hung(artist, upload):
            self._tried.set()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), self._pauses.seconds(EMOJI))
        self._tried.set()

    async def _hung(self, artist: Artist, upload: bool) -> bool:
        try:
            artist.icons = await self.look()
            if upload:
                log.info("emoji: %s", await self.upload())
        except Exception as failure:
            if self._pauses.failed(EMOJI):
                trace = None if isinstance(failure, TROUBLE) else failure
                log.warning("our own emoji come later: %s", failure, exc_info=trace)
            return False
        finally:
            artist.icons = self.icons()
        return True

    async def close(self) -> None:
        """Stop after the picture that is under way; the next start brings the others."""
        self._closing.set()
        if self._hanging is None:
            return
        _, late = await asyncio.wait({self._hanging}, timeout=GRACE_SECONDS)
        for task in late:  # Discord makes it wait
            task.cancel()
        await asyncio.gather(self._hanging, return_exceptions=True)

    async def look(self) -> Icons:
        """What can be used now, by game and icon."""
        found = await self._client.fetch_application_emojis()
        self._there = {emoji.name: emoji for emoji in found}
        return self.icons()

    def icons(self) -> Icons:
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
        """Bring the emoji to our drawings; `again` replaces all of them."""
        await self.look()
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
        """The digest of every emoji that is there.

        One that another database uploaded is taken for right: else two hosts of one
        application would replace each other's pictures at every start.
        """
        noted = await self._noted()
        found: dict[str, str] = {}
        for name, emoji in self._there.items():
            number, digest = noted.get(name, (0, ""))
            if number == emoji.id:
                found[name] = digest
            elif name in drawn:
                found[name] = drawn[name].digest
        return found

    async def _noted(self) -> Noted:
        noted = json.loads(await self._store.notes.read(self._key) or "{}")
        return {name: (number, digest) for name, (number, digest) in noted.items()}

    async def _remove_stale(self, drawn: Mapping[str, Picture]) -> int:
        """Emoji of ours that no game uses any more; those of the operator are left alone."""
        noted = await self._noted()
        stale = [
            emoji
            for name, emoji in self._there.items()
            if name not in drawn and noted.get(name, (0, ""))[0] == emoji.id
        ]
        for emoji in stale:
            await emoji.delete()
            del self._there[emoji.name]
        return len(stale)

    async def _put(self, picture: Picture) -> bool:
        """Whether it replaced one: a name can be taken only once, so the old one goes first."""
        old = self._there.pop(picture.name, None)
        if old is not None:
            await old.delete()
        self._there[picture.name] = await self._client.create_application_emoji(
            name=picture.name, image=picture.png
        )
        return old is not None

    async def _remember(self, shown: Mapping[str, str]) -> None:
        here = {name: digest for name, digest in shown.items() if name in self._there}
        note = {name: (self._there[name].id, digest) for name, digest in here.items()}
        await self._store.notes.write(self._key, json.dumps(note))


async def upload_once(
    store: Store, catalogue: Mapping[str, Box], settings: DiscordSettings, *, again: bool
) -> Uploaded:
    """Upload without a bot: log in, bring the emoji up to date, and go."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(settings.token.get_secret_value())
        return await EmojiShelf(client, store, catalogue, settings.api_url).upload(again=again)
