"""Which language somebody speaks, as their last press told: a hint in memory, kept nowhere else."""

import discord

KNOWN_PEOPLE = 10_000


def spoken(locale: discord.Locale) -> str:
    """The language of ours for whoever uses Discord in this one."""
    return "de" if locale is discord.Locale.german else "en"


class Languages:
    def __init__(self) -> None:
        self._known: dict[int, str] = {}

    def hear(self, person: int, locale: discord.Locale) -> None:
        self._known.pop(person, None)
        self._known[person] = spoken(locale)
        if len(self._known) > KNOWN_PEOPLE:
            del self._known[next(iter(self._known))]

    def of(self, person: int, otherwise: str) -> str:
        """What is written to them alone; `otherwise`: the language of their table."""
        return self._known.get(person, otherwise)
