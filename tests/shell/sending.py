"""In the place of our own calls to Discord: what was sent, edited and deleted."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from bot.shell.answers.ephemeral import Ephemeral
from bot.shell.answers.interaction import Interaction
from bot.shell.answers.response import Sent
from bot.shell.drawing.draw import Message


@dataclass
class Sending:
    done: list[tuple[str, int | str]] = field(default_factory=list)
    broken: Exception | None = None
    """What the next call raises."""
    message: Message | None = None
    """The last one that was sent."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    count: int = 0

    async def send(
        self, interaction: Interaction, message: Message, *, private: bool = False
    ) -> Sent:
        self._check()
        self.count += 1
        self.done.append(("sent" if private else "posted", message.content or ""))
        self.message = message
        return Sent(self.count, follow_up=False)

    async def put(self, interaction: Interaction, message: Message) -> None:
        self._check()
        self.done.append(("put", message.content or ""))

    async def edit(self, interaction: Interaction, message: Message) -> None:
        self._check()
        self.done.append(("edited", message.content or ""))

    async def take_buttons(self, interaction: Interaction) -> None:
        self.done.append(("buttons taken", ""))

    async def put_line(self, interaction: Interaction, text: str) -> None:
        self.done.append(("line", text))

    async def acknowledge(self, interaction: Interaction) -> None:
        self.done.append(("acknowledged", ""))

    async def edit_kept(self, known: Ephemeral, parts: dict[str, Any]) -> None:
        self._check()
        self.done.append((f"edited {known.message}", parts["content"]))
        self.changed.set()

    async def delete_kept(self, known: Ephemeral) -> None:
        self.done.append(("deleted", known.message))
        self.changed.set()

    def _check(self) -> None:
        if self.broken:
            broken, self.broken = self.broken, None
            raise broken

    async def later(self) -> tuple[str, int | str]:
        """The next thing that happens by itself."""
        self.changed.clear()
        async with asyncio.timeout(60):
            await self.changed.wait()
        return self.done[-1]
