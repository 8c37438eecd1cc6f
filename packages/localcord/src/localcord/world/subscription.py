"""The changes that one person sees, as an async iterator."""

import asyncio
from types import TracebackType
from typing import Self

from localcord.world.events import Change
from localcord.world.model import User
from localcord.world.world import World


class Subscription:
    """`async with place.subscribe(anna) as changes: async for change in changes: …`"""

    def __init__(self, world: World, person: User) -> None:
        self._world = world
        self._person = person
        self._queue: asyncio.Queue[Change] = asyncio.Queue()
        world.on_change.append(self._on_change)

    def _on_change(self, change: Change) -> None:
        everybody = not change.audience and change.kind == "commands"
        if everybody or self._person.id in change.audience:
            self._queue.put_nowait(change)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Change:
        return await self._queue.get()

    def close(self) -> None:
        self._world.on_change.remove(self._on_change)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self.close()
