"""The language of a person: the locale of the last interaction, stored for people at a table."""

import logging
from collections.abc import Iterable

import discord

from bot.live.recent import Recent
from bot.store.people import People

log = logging.getLogger(__name__)

MOST_PEOPLE = 10_000


def language_of(locale: discord.Locale) -> str:
    """Our language for a user of Discord in this locale."""
    return "de" if locale is discord.Locale.german else "en"


class Languages:
    def __init__(self, people: People) -> None:
        self._people = people
        self._used: Recent[int, str] = Recent(MOST_PEOPLE)
        """From interactions since the start."""
        self._stored: Recent[int, str] = Recent(MOST_PEOPLE)
        """What the store has, so that a press needs no read."""

    def note(self, person: int, locale: discord.Locale) -> None:
        self._used[person] = language_of(locale)

    async def store(self, seated: Iterable[int]) -> None:
        """Remember the languages of seated people: notifications need them after a restart.

        A failure is only logged; the next change of the table tries again.
        """
        for person in seated:
            used = self._used.get(person)
            if used is None or used == self._stored.get(person):
                continue
            try:
                await self._people.set_locale(person, used)
            except Exception:
                log.exception("the language of a person could not be stored")
                return
            self._stored[person] = used

    async def of(self, person: int, default: str) -> str:
        """For messages to this person alone; `default` is the language of their table."""
        if person in self._used:
            return self._used[person]
        return (await self._people.preferences(person)).locale or default

    def forget(self, person: int) -> None:
        self._used.pop(person, None)
        self._stored.pop(person, None)
