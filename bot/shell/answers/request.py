"""One interaction with what answering it needs: who asks, where, in which language."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from discord.app_commands import Choice

from bot.cards.artist import Artist
from bot.cards.card import Card
from bot.engine.catalogue import Box
from bot.engine.errors import PlayerError
from bot.engine.ink import Reading
from bot.engine.phrases import Person
from bot.engine.screen import Ink
from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.shell.answers.ephemerals import Ephemerals
from bot.shell.answers.interaction import Interaction, is_ephemeral
from bot.shell.answers.languages import language_of
from bot.shell.answers.screen_readers import ScreenReaders
from bot.store.store import Store
from bot.table.days import DAILY
from bot.table.snapshot import Snapshot
from bot.table.table import Table
from bot.texts import Texts

MOST_CHOICES = 25
"""Discord shows no more in the list of a parameter."""
CHOICE_LENGTH = 100


@dataclass(frozen=True, slots=True)
class Desk:
    """What every handler may use; a handler that needs more is constructed with it."""

    texts: Texts
    artist: Artist
    sessions: LiveTables
    store: Store
    ephemerals: Ephemerals
    screen_readers: ScreenReaders

    def request(self, interaction: Interaction, match: str = "") -> "Request":
        return Request(self, interaction, match)

    def box(self, game: str) -> Box:
        catalogue = self.sessions.catalogue
        if game not in catalogue:
            raise PlayerError("unknown-game", game=game, games=", ".join(catalogue))
        return catalogue[game]


@dataclass(frozen=True, slots=True)
class Request:
    desk: Desk
    interaction: Interaction
    match: str = ""
    """The match that the pressed button belongs to."""

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
    def token(self) -> str:
        """The id of the interaction, as the table's rules take it."""
        return str(self.interaction.id)

    @property
    def thread_parent(self) -> int | None:
        """The channel that a thread belongs to."""
        return getattr(self.interaction.channel, "parent_id", None)

    @property
    def pressed_in_private(self) -> bool:
        return is_ephemeral(self.interaction)

    def pressed_by_direct_message(self, table: Table) -> bool:
        """Whether a direct message was pressed that a table on a server had sent."""
        message = self.interaction.message
        return message is not None and message.guild is None and table.guild is not None

    @property
    def language(self) -> str:
        """For private answers: the language of the person."""
        return language_of(self.interaction.locale)

    @property
    def table_language(self) -> str:
        """For public boards: the language of the server."""
        return language_of(self.interaction.guild_locale or self.interaction.locale)

    @property
    def by_screen_reader(self) -> bool:
        """Whether the person wants everything in sentences."""
        return self.desk.screen_readers.includes(self.person)

    def ink(
        self,
        box: Box | None = None,
        names: Sequence[str | Person] = (),
        reading: Reading | None = None,
    ) -> Ink:
        reading = reading or Reading(aloud=self.by_screen_reader)
        return self.desk.texts.ink(self.language, box, names, reading=reading)

    def ink_at(self, at: Snapshot) -> Ink:
        """With the names of the people at the table and our own emoji."""
        seat = at.table.seat_of(self.person)
        reading = self.desk.screen_readers.reading(self.person, seat)
        return self.desk.artist.ink(at, self.language, reading if reading.aloud else Reading())

    def private_card(self, at: Snapshot, prefix: str = "") -> Card:
        """The question that the table asks this person."""
        artist, aloud = self.desk.artist, self.by_screen_reader
        return artist.private(at, self.person, self.language, prefix, aloud=aloud).question()

    async def pressed(self) -> Session:
        """The table of the pressed button, for people in its channel or seated at it.

        A private one is for its owner, wherever they are.
        """
        session = await self.desk.sessions.get(self.match)
        if session.table.private:
            if self.person != session.table.owner:
                raise PlayerError("match-unknown", match=self.match)
            return session
        if self.channel != session.table.channel and self.person not in session.table.people:
            raise PlayerError("match-unknown", match=self.match)
        return session

    async def here(self) -> Session:
        """The table of this channel."""
        return await self.desk.sessions.here(self.channel)

    async def hints_allowed(self, table: Table) -> bool:
        if table.kind == DAILY:
            return False
        return (await self.desk.store.servers.settings(table.guild)).hints

    def titles(self) -> dict[str, str]:
        """The titles of all games by their ids."""
        return {game: self.ink(box)("title") for game, box in self.desk.sessions.catalogue.items()}

    def game(self, typed: str) -> str:
        """The id of a game from its id or its title."""
        typed = typed.strip()
        titles = {title.casefold(): game for game, title in self.titles().items()}
        return titles.get(typed.casefold(), typed.lower())

    def games(self, typed: str) -> list[Choice[str]]:
        """The games of whose title, id or other names what was typed so far is a part."""
        return choices(
            (title, game)
            for game, title in self.titles().items()
            if typed.casefold() in f"{title} {game} {self._other_names(game)}".casefold()
        )

    def _other_names(self, game: str) -> str:
        ink = self.ink(self.desk.sessions.catalogue[game])
        return ink("other-names") if ink.knows("other-names") else ""


def choices(named: Iterable[tuple[str, str]]) -> list[Choice[str]]:
    """Names with their values, cut to what Discord accepts."""
    shown = [Choice(name=name[:CHOICE_LENGTH], value=value) for name, value in named]
    return shown[:MOST_CHOICES]
