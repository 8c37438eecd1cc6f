"""What people are called, for pictures: heard when they press, asked for where nobody did."""

import asyncio
from collections.abc import Iterable

import discord

PATIENCE_SECONDS = 1.0
"""A picture must not wait long; whoever is not known by then is called by the seat."""
MOST_REMEMBERED = 10_000


class DisplayNames:
    """In memory alone: no name is ever stored."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._known: dict[tuple[int | None, int], str] = {}

    def hear(self, guild: int | None, user: discord.abc.User) -> None:
        self._note(guild, user.id, user.display_name)

    async def of(self, guild: int | None, people: Iterable[int]) -> dict[int, str]:
        """By person, as far as they are known or can be found out quickly."""
        asked = set(people)
        unknown = {person for person in asked if (guild, person) not in self._known}
        if guild is not None and unknown:
            tasks = [asyncio.create_task(self._ask(guild, person)) for person in unknown]
            _, late = await asyncio.wait(tasks, timeout=PATIENCE_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        named = {person: self._known.get((guild, person)) for person in asked}
        return {person: name for person, name in named.items() if name}

    async def _ask(self, guild: int, person: int) -> None:
        try:
            member = await self._client.http.get_member(guild, person)
        except (discord.HTTPException, OSError):
            return
        user = member["user"]
        name = member.get("nick") or user.get("global_name") or user["username"]
        self._note(guild, person, name)

    def _note(self, guild: int | None, person: int, name: str) -> None:
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known[guild, person] = name
