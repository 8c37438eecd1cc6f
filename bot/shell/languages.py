"""Which language somebody reads, as their last press told; kept of those who sit at a table."""

from collections.abc import Iterable

import discord

from bot.store.people import People

KNOWN_PEOPLE = 10_000


def spoken(locale: discord.Locale) -> str:
    """The language of ours for whoever uses Discord in this one."""
    return "de" if locale is discord.Locale.german else "en"


class Languages:
    def __init__(self, people: People) -> None:
        self._people = people
        self._heard: dict[int, str] = {}
        self._kept: dict[int, str] = {}
        """What the store has, so that a press asks it nothing."""

    def hear(self, person: int, locale: discord.Locale) -> None:
        self._heard.pop(person, None)
        self._heard[person] = spoken(locale)
        if len(self._heard) > KNOWN_PEOPLE:
            self.forget(next(iter(self._heard)))

    async def keep(self, seated: Iterable[int]) -> None:
        """For after a restart: they are written to when a table waits for them."""
        for person in seated:
            heard = self._heard.get(person)
            if heard is not None and heard != self._kept.get(person):
                await self._people.set_locale(person, heard)
                self._kept[person] = heard

    async def of(self, person: int, otherwise: str) -> str:
        """What is written to them alone; `otherwise`: the language of their table."""
        if person in self._heard:
            return self._heard[person]
        return (await self._people.of(person)).locale or otherwise

    def forget(self, person: int) -> None:
        self._heard.pop(person, None)
        self._kept.pop(person, None)
