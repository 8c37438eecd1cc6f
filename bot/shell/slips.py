"""The private slip of everybody at a table: bets, menus, tips and refusals on one message.

Discord lets it be changed with the token of an interaction, for a quarter of an hour. What is
known of it lives in memory and is a hint: where it is lost, the next answer is a new message.
"""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from weakref import WeakValueDictionary, ref

import discord

from bot.live.session import Session
from bot.shell import responses
from bot.shell.interaction import Interaction
from bot.shell.message import Message
from bot.shell.responses import TROUBLE
from bot.shell.slip import Decision, Slip, is_pressed, may_answer_afar, pressed_slip

TOKEN_SECONDS = 14 * 60.0
"""Discord forgets a token after 15 minutes."""
LINE_SECONDS = 10.0
"""So long a line stays that needs no answer."""


class Slips:
    def __init__(self) -> None:
        self._by_channel: dict[int, dict[int, Slip]] = defaultdict(dict)
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        self._under_way: set[asyncio.Task[None]] = set()

    async def show(
        self, interaction: Interaction, message: Message, decision: Decision | None = None
    ) -> None:
        """The person's slip becomes this."""
        async with self._lock(interaction):
            slip = await self._put(interaction, message)
            slip.decision = decision

    async def tell(self, interaction: Interaction, text: str) -> None:
        """One line that vanishes: on the slip where one is in sight, or else by itself."""
        async with self._lock(interaction):
            old = self._known(interaction)
            if old and not old.fleeting and self._may_change(interaction, old):
                await self._line(interaction, old, text)
            else:
                await self._fleeting(interaction, text)

    async def close(self, interaction: Interaction, text: str) -> None:
        """It is over: the slip becomes one line, which vanishes."""
        async with self._lock(interaction):
            await self._fleeting(interaction, text)

    async def put_away(self, interaction: Interaction) -> None:
        """What it led to stands elsewhere now."""
        async with self._lock(interaction):
            if slip := self._take(interaction):
                self._throw_away(slip)

    def look(self, session: Session) -> None:
        """After every change: questions that are decided go."""
        table, match = session.table, session.match
        asked = Decision(table.id, match.turn) if match and table.live else None
        slips = self._by_channel.get(table.channel, {})
        for person, slip in list(slips.items()):
            decision = slip.decision
            if decision and decision.match == table.id and decision != asked:
                self._throw_away(slips.pop(person))

    def heard(self, channel: int) -> None:
        """Somebody wrote there: slips slid up."""
        for slip in self._by_channel.get(channel, {}).values():
            slip.buried = True

    async def finish(self) -> None:
        """Before the bot goes: what is being taken away is taken away, and nothing later."""
        for slips in self._by_channel.values():
            for slip in slips.values():
                if slip.timer:
                    slip.timer.cancel()
        self._by_channel.clear()
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=1.0)

    async def _put(self, interaction: Interaction, message: Message) -> Slip:
        old = self._take(interaction)
        if (pressed := pressed_slip(interaction)) is not None:
            slip = await self._changed(interaction, pressed, old, message)
        elif old and self._may_change(interaction, old):
            slip = await self._from_afar(interaction, old, message)
        else:
            slip = await self._sent(interaction, message)
            if old:
                self._throw_away(old)
        return self._keep(interaction, slip)

    def _may_change(self, interaction: Interaction, slip: Slip) -> bool:
        """Whether the person sees it change, and this interaction needs no message of its own."""
        return is_pressed(interaction) or (slip.in_sight and may_answer_afar(interaction))

    async def _changed(
        self, interaction: Interaction, pressed: int, old: Slip | None, message: Message
    ) -> Slip:
        """The pressed slip itself; a newer one goes, and one that just went is sent anew."""
        if old and old.message != pressed:
            self._throw_away(old)
        try:
            await responses.put(interaction, message)
        except discord.NotFound:
            return await self._sent(interaction, message)
        return Slip(interaction, pressed, follow_up=False, content=message.content)

    async def _from_afar(self, interaction: Interaction, old: Slip, message: Message) -> Slip:
        await responses.acknowledge(interaction)
        try:
            await old.edit(message.put())
        except TROUBLE:
            return await self._sent(interaction, message)
        old.content, old.fleeting, old.decision = message.content, False, None
        return old

    async def _sent(self, interaction: Interaction, message: Message) -> Slip:
        sent = await responses.send(interaction, message, private=True)
        return Slip(interaction, sent.id, sent.follow_up, message.content)

    async def _fleeting(self, interaction: Interaction, text: str) -> None:
        old = self._known(interaction)
        if old and old.fleeting and old.content == text and self._may_change(interaction, old):
            await responses.acknowledge(interaction)  # it reads so already
            return
        slip = await self._put(interaction, Message(text))
        slip.fleeting, slip.decision = True, None
        slip.timer = self._later(interaction, slip, self._vanish)

    async def _line(self, interaction: Interaction, slip: Slip, text: str) -> None:
        """The slip keeps what it shows; the line goes and leaves it as it was."""
        if is_pressed(interaction):
            await responses.put_line(interaction, text)
        else:
            await responses.acknowledge(interaction)
            await slip.edit({"content": text})
        if slip.timer:
            slip.timer.cancel()
        slip.timer = self._later(interaction, slip, self._restore)

    def _later(
        self, interaction: Interaction, slip: Slip, do: Callable[[Slip], Awaitable[None]]
    ) -> asyncio.TimerHandle:
        def due() -> None:
            slip.timer = None
            if self._known(interaction) is slip:
                self._run(do(slip))

        return asyncio.get_running_loop().call_later(LINE_SECONDS, due)

    async def _vanish(self, slip: Slip) -> None:
        if self._known(slip.interaction) is slip:
            self._take(slip.interaction)
        with suppress(*TROUBLE):
            await slip.delete()

    async def _restore(self, slip: Slip) -> None:
        with suppress(*TROUBLE):
            await slip.edit({"content": slip.content})

    def _throw_away(self, slip: Slip) -> None:
        if slip.timer:
            slip.timer.cancel()
        self._run(self._vanish(slip))

    def _run(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    def _known(self, interaction: Interaction) -> Slip | None:
        slip = self._by_channel.get(interaction.channel_id or 0, {}).get(interaction.user.id)
        if slip is None and is_pressed(interaction) and interaction.message:
            message = interaction.message  # from before a restart
            return Slip(interaction, message.id, follow_up=False, content=message.content)
        return slip

    def _take(self, interaction: Interaction) -> Slip | None:
        channel = interaction.channel_id or 0
        slips = self._by_channel.get(channel, {})
        slip = slips.pop(interaction.user.id, None)
        if not slips:
            self._by_channel.pop(channel, None)
        if slip and slip.timer:
            slip.timer.cancel()
        return slip

    def _keep(self, interaction: Interaction, slip: Slip) -> Slip:
        self._by_channel[interaction.channel_id or 0][interaction.user.id] = slip
        if slip.interaction is interaction:
            # A slip that went is not held until its token has run out.
            asyncio.get_running_loop().call_later(TOKEN_SECONDS, self._expire, ref(slip))
        return slip

    def _expire(self, kept: "ref[Slip]") -> None:
        slip = kept()
        if slip is None:
            return
        slip.expired = True
        if self._known(slip.interaction) is slip:
            self._take(slip.interaction)

    def _lock(self, interaction: Interaction) -> asyncio.Lock:
        place = (interaction.channel_id or 0, interaction.user.id)
        return self._locks.setdefault(place, asyncio.Lock())
