"""Who of a few people has left a server; there is no member cache, so Discord is asked."""

import asyncio
from collections.abc import Callable, Iterable

import discord

KNOWN_SECONDS = 3600.0
PATIENCE_SECONDS = 1.0
"""A page must be shown within three seconds; who is not known by then is taken as present."""
MOST_REMEMBERED = 10_000


class Members:
    def __init__(self, client: discord.Client, clock: Callable[[], float]) -> None:
        self._client = client
        self._clock = clock
        self._known: dict[tuple[int, int], tuple[bool, float]] = {}

    async def gone(self, guild: int, people: Iterable[int]) -> set[int]:
        """Those of at most a page of people who are not on the server any more."""
        asked = set(people)
        unknown = [person for person in asked if not self._is_fresh(guild, person)]
        tasks = [asyncio.create_task(self._ask(guild, person)) for person in unknown]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=PATIENCE_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return {person for person in asked if self._known.get((guild, person), (False, 0))[0]}

    def _is_fresh(self, guild: int, person: int) -> bool:
        known = self._known.get((guild, person))
        return known is not None and known[1] > self._clock() - KNOWN_SECONDS

    async def _ask(self, guild: int, person: int) -> None:
        try:
            await self._client.http.get_member(guild, person)
            left = False
        except discord.NotFound:
            left = True
        except (discord.HTTPException, OSError):
            return
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known[guild, person] = (left, self._clock())
