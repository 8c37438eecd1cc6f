"""When a bot of this process has served everybody."""

import asyncio
from collections.abc import Iterable
from typing import Any

from bot.shell.client import HANDLERS
from localcord import LocalDiscord

HELD_SECONDS = 2.0
"""Handlers that a test holds back on purpose are not waited for any longer."""


def handlers() -> set[asyncio.Task[object]]:
    return {task for task in asyncio.all_tasks() if task.get_name().startswith(HANDLERS)}


async def served() -> None:
    """Nobody is being served any more: what was stored is drawn, and what is sent is sent."""
    while serving := handlers():
        await asyncio.wait(serving)


class Playground(LocalDiscord):
    """An act is over once it is served: an answer comes before the board and all that follows."""

    def __init__(self, people: Iterable[str], **options: Any) -> None:
        super().__init__(people, **options)
        self._acts, self._waited_for = 0, 0
        self._waiting = asyncio.Lock()

    async def after_act(self) -> None:
        """One wait for all whose acts end at the same time."""
        self._acts += 1
        number = self._acts
        async with self._waiting:
            if number > self._waited_for and (serving := handlers()):
                self._waited_for = self._acts
                await asyncio.wait(serving, timeout=HELD_SECONDS)
        await super().after_act()
