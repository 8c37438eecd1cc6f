"""One ephemeral message per person and channel: bets, menus, hints and refusals share it.

An interaction token edits it for 15 minutes. What is known about it is kept in memory only: where
that is lost, the next answer is a new message.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary, ref

import discord

from bot.live.background import Background
from bot.shell.answers import response
from bot.shell.answers.ephemeral import (
    LOBBY,
    Decision,
    Ephemeral,
    may_edit_another,
    pressed_ephemeral,
)
from bot.shell.answers.interaction import Interaction, is_ephemeral
from bot.shell.discord_errors import TROUBLE
from bot.shell.drawing.draw import Message
from bot.table.snapshot import Snapshot

TOKEN_SECONDS = 14 * 60.0
"""Discord rejects an interaction token after 15 minutes."""
LINE_SECONDS = 4.0
"""How long a line stays that needs no answer."""
LINE_LETTERS = 60
"""A longer one stays longer, in proportion."""
CLOSE_SECONDS = 1.0

Later = Callable[[Ephemeral], Coroutine[Any, Any, None]]


def reading_seconds(text: str) -> float:
    return LINE_SECONDS * max(1.0, len(text) / LINE_LETTERS)


class Ephemerals:
    def __init__(self) -> None:
        self._by_channel: dict[int, dict[int, Ephemeral]] = defaultdict(dict)
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        self._background = Background("ephemeral")

    async def show(
        self,
        interaction: Interaction,
        message: Message,
        decision: Decision | None = None,
        board: str = "",
        *,
        quiet: bool = False,
    ) -> None:
        """The person's ephemeral message becomes this one; `board`: the match that it shows."""
        async with self._lock(interaction):
            shown = await self._put(interaction, message)
            shown.decision, shown.board, shown.quiet = decision, board, quiet

    def is_free(self, interaction: Interaction) -> bool:
        """Whether the person looks at nothing there that matters to them."""
        known = self._by_channel.get(interaction.channel_id or 0, {}).get(interaction.user.id)
        return known is None or known.fleeting or known.quiet

    async def redraw(self, channel: int, person: int, message: Message, board: str) -> bool:
        """Edit the person's message there by its token, if it still shows this board."""
        async with self._lock_at(channel, person):
            known = self._by_channel.get(channel, {}).get(person)
            if known is None or known.board != board or known.expired:
                return False
            if known.timer:  # the passing line goes with this edit
                known.timer.cancel()
                known.timer = None
            await known.edit(message.put())
            known.content = message.content
            return True

    async def tell(self, interaction: Interaction, text: str) -> None:
        """A passing line: on the ephemeral message where one is in sight, else by itself."""
        async with self._lock(interaction):
            old = self._known(interaction)
            if old and not old.fleeting and self._may_edit(interaction, old):
                await self._line(interaction, old, text)
            else:
                await self._fleeting(interaction, text)

    async def close(self, interaction: Interaction, text: str) -> None:
        """Replace the ephemeral message by one line that is deleted by itself."""
        async with self._lock(interaction):
            await self._fleeting(interaction, text)

    async def put_away(self, interaction: Interaction) -> None:
        """Delete the pressed ephemeral message: what it led to stands elsewhere now.

        Another one may have come meanwhile, and stays.
        """
        async with self._lock(interaction):
            known = self._known(interaction)
            if known and known.message == pressed_ephemeral(interaction):
                self._take(interaction)
                self._throw_away(known)

    def shows_page(self, interaction: Interaction) -> bool:
        """Whether a menu, a hint or rules are in front of the board that was pressed."""
        known = self._by_channel.get(interaction.channel_id or 0, {}).get(interaction.user.id)
        if known is None or is_ephemeral(interaction):
            return False
        return known.decision is None and not known.board and not known.fleeting

    def put_away_page(self, interaction: Interaction) -> None:
        if known := self._take(interaction):
            self._throw_away(known)

    def drop_decided(self, at: Snapshot) -> None:
        """After every change of a table: delete questions whose decision is made."""
        table, match = at.table, at.match
        turn = match.turn if match else LOBBY
        open_now = Decision(table.id, turn) if table.live else None
        here = self._by_channel.get(table.channel, {})
        for person, known in list(here.items()):
            asked = known.decision
            if asked and asked.match == table.id and asked != open_now:
                self._throw_away(here.pop(person))

    def bury(self, channel: int) -> None:
        """A newer message stands in the channel."""
        for known in self._by_channel.get(channel, {}).values():
            known.buried = True

    async def finish(self) -> None:
        """On shutdown: complete deletions under way, start no new ones."""
        for here in self._by_channel.values():
            for known in here.values():
                if known.timer:
                    known.timer.cancel()
        self._by_channel.clear()
        await self._background.finish(CLOSE_SECONDS)

    async def _put(self, interaction: Interaction, message: Message) -> Ephemeral:
        old = self._take(interaction)
        if (pressed := pressed_ephemeral(interaction)) is not None:
            shown = await self._replaced(interaction, pressed, old, message)
        elif old and self._may_edit(interaction, old):
            shown = await self._edited(interaction, old, message)
        else:
            shown = await self._sent(interaction, message)
            if old:
                self._throw_away(old)
        return self._keep(interaction, shown)

    def _may_edit(self, interaction: Interaction, known: Ephemeral) -> bool:
        """Whether the person sees the edit, and this interaction needs no message of its own."""
        return is_ephemeral(interaction) or (known.in_sight and may_edit_another(interaction))

    async def _replaced(
        self, interaction: Interaction, pressed: int, old: Ephemeral | None, message: Message
    ) -> Ephemeral:
        """The pressed message is replaced; a newer one is deleted; a deleted one is sent anew."""
        if old and old.message != pressed:
            self._throw_away(old)
        try:
            await response.put(interaction, message)
        except discord.NotFound:
            return await self._sent(interaction, message)
        return Ephemeral(interaction, pressed, follow_up=False, content=message.content)

    async def _edited(
        self, interaction: Interaction, old: Ephemeral, message: Message
    ) -> Ephemeral:
        """Another message was pressed: the ephemeral one is edited with its own token."""
        await response.acknowledge(interaction)
        try:
            await old.edit(message.put())
        except TROUBLE:
            return await self._sent(interaction, message)
        old.content, old.fleeting, old.quiet = message.content, False, False
        old.decision, old.board = None, ""
        return old

    async def _sent(self, interaction: Interaction, message: Message) -> Ephemeral:
        sent = await response.send(interaction, message, private=True)
        return Ephemeral(interaction, sent.id, sent.follow_up, message.content)

    async def _fleeting(self, interaction: Interaction, text: str) -> None:
        old = self._known(interaction)
        if old and old.fleeting and old.content == text and self._may_edit(interaction, old):
            await response.acknowledge(interaction)  # it reads so already
            return
        shown = await self._put(interaction, Message(text))
        shown.fleeting, shown.decision = True, None
        shown.timer = self._later(interaction, shown, self._vanish, text)

    async def _line(self, interaction: Interaction, known: Ephemeral, text: str) -> None:
        """Show a line above the message, and restore the old text later."""
        if is_ephemeral(interaction):
            await response.put_line(interaction, text)
        else:
            await response.acknowledge(interaction)
            await known.edit({"content": text})
        if known.timer:
            known.timer.cancel()
        known.timer = self._later(interaction, known, self._restore, text)

    def _later(
        self, interaction: Interaction, known: Ephemeral, work: Later, text: str
    ) -> asyncio.TimerHandle:
        def due() -> None:
            known.timer = None
            if self._known(interaction) is known:
                self._background.start(work(known), str(known.message))

        return asyncio.get_running_loop().call_later(reading_seconds(text), due)

    async def _vanish(self, known: Ephemeral) -> None:
        if self._known(known.interaction) is known:
            self._take(known.interaction)
        with suppress(*TROUBLE):
            await known.delete()

    async def _restore(self, known: Ephemeral) -> None:
        with suppress(*TROUBLE):
            await known.edit({"content": known.content})

    def _throw_away(self, known: Ephemeral) -> None:
        if known.timer:
            known.timer.cancel()
        self._background.start(self._vanish(known), str(known.message))

    def _known(self, interaction: Interaction) -> Ephemeral | None:
        known = self._by_channel.get(interaction.channel_id or 0, {}).get(interaction.user.id)
        if known is None and is_ephemeral(interaction) and interaction.message:
            message = interaction.message  # sent before a restart
            return Ephemeral(interaction, message.id, follow_up=False, content=message.content)
        return known

    def _take(self, interaction: Interaction) -> Ephemeral | None:
        channel = interaction.channel_id or 0
        here = self._by_channel.get(channel, {})
        known = here.pop(interaction.user.id, None)
        if not here:
            self._by_channel.pop(channel, None)
        if known and known.timer:
            known.timer.cancel()
        return known

    def _keep(self, interaction: Interaction, known: Ephemeral) -> Ephemeral:
        self._by_channel[interaction.channel_id or 0][interaction.user.id] = known
        if known.interaction is interaction:
            # A weak reference: a deleted message is not kept until its token expires.
            asyncio.get_running_loop().call_later(TOKEN_SECONDS, self._expire, ref(known))
        return known

    def _expire(self, kept: "ref[Ephemeral]") -> None:
        known = kept()
        if known is None:
            return
        known.expired = True
        if self._known(known.interaction) is known:
            self._take(known.interaction)

    def _lock(self, interaction: Interaction) -> asyncio.Lock:
        return self._lock_at(interaction.channel_id or 0, interaction.user.id)

    def _lock_at(self, channel: int, person: int) -> asyncio.Lock:
        return self._locks.setdefault((channel, person), asyncio.Lock())
