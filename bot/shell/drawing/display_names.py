"""Display names of people for pictures: learned from interactions, else fetched."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import discord

from bot.live.recent import Recent

FETCH_SECONDS = 1.0
"""How long a picture waits for names; who is unknown by then is called by the seat."""
MOST_NAMES = 10_000

FetchMember = Callable[[int, int], Awaitable[Any]]
"""The member of a server (guild id, user id) as Discord's JSON."""


class DisplayNames:
    """In memory only: no name is ever stored."""

    def __init__(self, fetch_member: FetchMember) -> None:
        self._fetch_member = fetch_member
        self._names: Recent[tuple[int | None, int], str] = Recent(MOST_NAMES)

    def note(self, guild: int | None, user: discord.abc.User) -> None:
        self._names[guild, user.id] = user.display_name

    async def of(self, guild: int | None, people: Iterable[int]) -> dict[int, str]:
        """Names by person, as far as they are known or arrive in time."""
        wanted = set(people)
        unknown = {person for person in wanted if (guild, person) not in self._names}
        if guild is not None and unknown:
            tasks = [asyncio.create_task(self._fetch(guild, person)) for person in unknown]
            _, late = await asyncio.wait(tasks, timeout=FETCH_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return self.known(guild, wanted)

    def known(self, guild: int | None, people: Iterable[int]) -> dict[int, str]:
        """Names by person, as far as they are known already."""
        named = {person: self._names.get((guild, person)) for person in people}
        return {person: name for person, name in named.items() if name}

    async def _fetch(self, guild: int, person: int) -> None:
        try:
            member = await self._fetch_member(guild, person)
        except (discord.HTTPException, OSError):
            return
        user = member["user"]
        self._names[guild, person] = (
            member.get("nick") or user.get("global_name") or user["username"]
        )
