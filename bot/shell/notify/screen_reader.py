"""Turns and ends in sentences for screen readers; what was told before is left out."""

from bot.cards.artist import Artist
from bot.cards.screen_reader import end_text, open_turn_text, turn_text
from bot.engine.phrases import Channel, Moment, Person
from bot.engine.screen import Ink
from bot.shell.answers.screen_readers import ScreenReaders
from bot.shell.drawing.long_texts import LONGEST_MESSAGE, shortened
from bot.shell.drawing.mentions import mention
from bot.table.snapshot import Snapshot


class ScreenReaderTexts:
    def __init__(self, artist: Artist, screen_readers: ScreenReaders) -> None:
        self._artist = artist
        self._screen_readers = screen_readers

    def turn(
        self, at: Snapshot, person: int, language: str, *, direct: bool, reminding: bool = False
    ) -> str:
        """The news since the person was last told, and the question.

        A text for the channel (not `direct`) holds nothing that only the person may know.
        """
        seat = at.table.seat_for(person)
        write = turn_text if direct else open_turn_text
        ink, number = self._ink(at, person, language), self._screen_readers.untold(at, person)
        told, until = write(at, number, seat, ink), at.table.deadline
        if reminding and until is not None:
            told = "\n".join((ink("twin-reminder", when=Moment(until, "clock")), told))
        return self._addressed(at, person, told, ink, direct)

    def end(self, at: Snapshot, person: int, language: str, *, direct: bool) -> str:
        seat = at.table.seat_of(person) if direct else None
        ink, number = self._ink(at, person, language), self._screen_readers.untold(at, person)
        told = end_text(at, number, seat, self._artist.end_of(at.table.id), ink)
        return self._addressed(at, person, told, ink, direct)

    def _ink(self, at: Snapshot, person: int, language: str) -> Ink:
        reading = self._screen_readers.reading(person, at.table.seat_of(person))
        return self._artist.ink(at, language, reading)

    def _addressed(self, at: Snapshot, person: int, told: str, ink: Ink, direct: bool) -> str:
        """In a direct message the channel stands first, in a channel the person."""
        head = mention(Channel(at.table.channel) if direct else Person(person))
        return shortened(f"{head}\n{told}", LONGEST_MESSAGE, ink("alt-more"))
