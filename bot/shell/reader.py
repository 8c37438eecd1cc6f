"""Whoever an answer is for: who, where, in which language, and the pen that writes to them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from discord.app_commands import Choice

from bot.cards.card import Card
from bot.engine.catalogue import Box
from bot.engine.errors import PlayerError
from bot.engine.ink import Reading
from bot.engine.phrases import Person
from bot.engine.screen import Ink
from bot.live.session import Session
from bot.shell.interaction import Interaction
from bot.shell.languages import spoken
from bot.table.table import Table

if TYPE_CHECKING:
    from bot.shell.client import Stammtisch

MOST_CHOICES = 25
"""Discord shows no more in the list of a parameter."""
CHOICE_LENGTH = 100


@dataclass(frozen=True, slots=True)
class Reader:
    interaction: Interaction
    match: str = ""
    """The match that the pressed button belongs to."""

    @property
    def client(self) -> "Stammtisch":
        return self.interaction.client

    @property
    def person(self) -> int:
        return self.interaction.user.id

    @property
    def channel(self) -> int:
        return self.interaction.channel_id or 0

    @property
    def guild(self) -> int | None:
        return self.interaction.guild_id

    @property
    def thread_parent(self) -> int | None:
        """The channel that a thread belongs to."""
        return getattr(self.interaction.channel, "parent_id", None)

    @property
    def pressed_in_private(self) -> bool:
        """Whether a message was pressed that nobody else sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    def pressed_by_direct_message(self, table: Table) -> bool:
        """Whether a direct message was pressed that a table somewhere else had sent."""
        message = self.interaction.message
        return message is not None and message.guild is None and table.guild is not None

    @property
    def language(self) -> str:
        """Private answers speak the language of whoever asked."""
        return spoken(self.interaction.locale)

    @property
    def table_language(self) -> str:
        """Public boards speak the language of the server."""
        return spoken(self.interaction.guild_locale or self.interaction.locale)

    def ink(
        self,
        box: Box | None = None,
        names: Sequence[str | Person] = (),
        reading: Reading | None = None,
    ) -> Ink:
        reading = reading or Reading(aloud=self.listens)
        return self.client.texts.ink(self.language, box, names, reading=reading)

    @property
    def listens(self) -> bool:
        """Whether they want everything in sentences."""
        return self.client.listeners.hears(self.person)

    def ink_at(self, session: Session) -> Ink:
        """With the names of those who sit there and our own emoji."""
        return self.client.artist.ink(session, self.language, self.reading_at(session))

    def private_card(self, session: Session, prefix: str = "") -> Card:
        """What is asked of them, as they see or hear it."""
        artist = self.client.artist
        card = artist.private(session, self.person, self.language, prefix, aloud=self.listens)
        return card.question()

    def reading_at(self, session: Session) -> Reading:
        seat = session.table.seat_of(self.person)
        return Reading(seat, aloud=True) if self.listens else Reading()

    async def pressed(self) -> Session:
        """The table that the button stands for, for whom it concerns: there, or its people."""
        session = await self.client.sessions.get(self.match)
        if self.channel != session.table.channel and self.person not in session.table.people:
            raise PlayerError("match-unknown", match=self.match)
        return session

    async def here(self) -> Session:
        """The table of this channel."""
        return await self.client.sessions.here(self.channel)

    def titles(self) -> dict[str, str]:
        """Of all games by their ids."""
        return {game: self.ink(box)("title") for game, box in self.client.catalogue.items()}

    def game(self, asked: str) -> str:
        """The id of a game; a title typed by hand is understood as well."""
        asked = asked.strip()
        titles = {title.casefold(): game for game, title in self.titles().items()}
        return titles.get(asked.casefold(), asked.lower())

    def games(self, typed: str) -> list[Choice[str]]:
        """The games that fit what was typed so far."""
        return choices(
            (title, game)
            for game, title in self.titles().items()
            if typed.casefold() in f"{title} {game}".casefold()
        )


def choices(named: Iterable[tuple[str, str]]) -> list[Choice[str]]:
    """Names with their values as a list that Discord takes."""
    shown = [Choice(name=name[:CHOICE_LENGTH], value=value) for name, value in named]
    return shown[:MOST_CHOICES]
