"""Which of a few people have left a server; there is no member cache, so Discord is asked."""

import asyncio
from collections.abc import Callable, Iterable

import discord

from bot.live.recent import Recent
from bot.shell.drawing.display_names import FetchMember

FRESH_SECONDS = 3600.0
FETCH_SECONDS = 1.0
"""How long a page waits; who is unknown by then counts as present."""
MOST_MEMBERS = 10_000


class Members:
    def __init__(self, fetch_member: FetchMember, clock: Callable[[], float]) -> None:
        self._fetch_member = fetch_member
        self._clock = clock
        self._left: Recent[tuple[int, int], tuple[bool, float]] = Recent(MOST_MEMBERS)

    async def gone(self, guild: int, people: Iterable[int]) -> set[int]:
        """Those of at most a page of people who are no longer on the server."""
        wanted = set(people)
        unknown = [person for person in wanted if not self._is_fresh(guild, person)]
        tasks = [asyncio.create_task(self._fetch(guild, person)) for person in unknown]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=FETCH_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return {person for person in wanted if self._left.get((guild, person), (False, 0))[0]}

    def _is_fresh(self, guild: int, person: int) -> bool:
        known = self._left.get((guild, person))
        return known is not None and known[1] > self._clock() - FRESH_SECONDS

    async def _fetch(self, guild: int, person: int) -> None:
        try:
            await self._fetch_member(guild, person)
            left = False
        except discord.NotFound:
            left = True
        except (discord.HTTPException, OSError):
            return
        self._left[guild, person] = (left, self._clock())
